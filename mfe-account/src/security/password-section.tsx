import { useState } from 'react';
import { accountCalls, callApi, changePasswordForm, type ChangePasswordForm } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { NewPasswordField } from '../password-strength/new-password-field';
import { FormButtons } from '../sections/form-buttons';
import { FormSection } from '../sections/form-section';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import { useMessages } from '../texts';
import { useSecurityTexts } from './texts';
import form from '../form/form.module.css';

const initial = { current_password: '', new_password: '', confirm_password: '' };
const nobody = {};

type PasswordFormProps = { onChanged: () => void; onCancel: () => void };

function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const t = useSecurityTexts();
  const say = useMessages();
  const api = useApi();
  const { user } = useAuth();
  const [failure, setFailure] = useState<string>();

  const confirmed = useConfirmedCall({
    fields: Object.keys(initial),
    passwordField: 'current_password',
    fallback: t('password.failed'),
    setFailure,
  });

  const submit = async ({ current_password, new_password }: ChangePasswordForm) =>
    confirmed(async () => {
      await callApi(api, accountCalls.changePassword, { body: { current_password, new_password } });
      onChanged();
    });

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema: changePasswordForm, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      {/* Password managers read the account of the password from it. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...field('current_password')}
        required
        label={t('password.current')}
        autoComplete="current-password"
      />
      <NewPasswordField {...field('new_password')} required label={t('password.new')} owner={user ?? nobody} />
      <PasswordField
        {...field('confirm_password')}
        required
        label={t('password.confirm')}
        autoComplete="new-password"
      />
      <FormButtons
        busy={busy}
        submit={t(busy ? 'password.busy' : 'password.submit')}
        cancel={t('password.cancel')}
        onCancel={onCancel}
      />
    </form>
  );
}

type PasswordSectionProps = {
  onChanged?: () => void;
};

export function PasswordSection({ onChanged }: PasswordSectionProps) {
  const t = useSecurityTexts();
  return (
    <FormSection
      title={t('password.title')}
      about={t('password.about')}
      openLabel={t('password.open')}
      doneText={t('password.done')}
      renderForm={(onDone, onCancel) => (
        <PasswordForm
          onChanged={() => {
            onDone();
            onChanged?.();
          }}
          onCancel={onCancel}
        />
      )}
    />
  );
}
