import { accountCalls, callApi, changePasswordForm } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { PasswordField } from '../form/fields';
import { NewPasswordField } from '../password-strength/new-password-field';
import { OpenableFormSection } from '../sections/section-form';
import { useSecurityTexts } from './texts';

const initial = { current_password: '', new_password: '', confirm_password: '' };
const unknownOwner = {};

export function PasswordSection({ onChanged }: { onChanged?: () => void }) {
  const t = useSecurityTexts();
  const api = useApi();
  const { user } = useAuth();
  return (
    <OpenableFormSection
      title={t('password.title')}
      about={t('password.about')}
      openLabel={t('password.open')}
      doneText={t('password.done')}
      initial={initial}
      schema={changePasswordForm}
      passwordField="current_password"
      send={async ({ current_password, new_password }) => {
        await callApi(api, accountCalls.changePassword, { body: { current_password, new_password } });
        onChanged?.();
      }}
      texts={{
        submit: t('password.submit'),
        busy: t('password.busy'),
        cancel: t('password.cancel'),
        failed: t('password.failed'),
      }}
    >
      {(field) => (
        <>
          <PasswordField {...field('current_password')} label={t('password.current')} />
          <NewPasswordField {...field('new_password')} label={t('password.new')} owner={user ?? unknownOwner} />
          <PasswordField {...field('confirm_password')} label={t('password.confirm')} autoComplete="new-password" />
        </>
      )}
    </OpenableFormSection>
  );
}
