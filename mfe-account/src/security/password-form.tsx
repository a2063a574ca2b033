import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, callApi, changePasswordForm } from '@verdant/shared/contract';
import type { ChangePasswordForm } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { PasswordField } from '../form/password-field';
import { serverItems } from '../form/server-items';
import { useForm } from '../form/use-form';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useMessages, useTexts } from '../texts';
import { useSecurityTexts } from './texts';
import form from '../form/form.module.css';
import styles from './security.module.css';

const initial = { current_password: '', new_password: '', confirm_password: '' };
const nobody = {};

/** The contract's status for a wrong current password. */
const WRONG_PASSWORD = 400;

type PasswordFormProps = { onChanged: () => void; onCancel: () => void };

export function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const t = useSecurityTexts();
  const forms = useTexts();
  const say = useMessages();
  const api = useApi();
  const { user } = useAuth();
  const [failure, setFailure] = useState<string>();

  const submit = async ({ current_password, new_password }: ChangePasswordForm) => {
    try {
      await callApi(api, accountCalls.changePassword, { body: { current_password, new_password } });
      onChanged();
      return null;
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === WRONG_PASSWORD && reason.detailText) {
        return { current_password: reason.detailText };
      }
      const items = serverItems(reason, Object.keys(initial), forms('field.invalid'));
      const texts = { network: forms('failure.network'), fallback: t('password.failed') };
      setFailure(items ? items.rest : failureText(reason, texts));
      return items?.errors ?? {};
    }
  };

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema: changePasswordForm, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      {/* For password managers, which then know whose password it is. */}
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
      <div className={styles.buttons}>
        <Button type="submit" size="sm" busy={busy}>
          {t(busy ? 'password.busy' : 'password.submit')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}
