import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, callApi, resetPasswordForm } from '@verdant/shared/contract';
import type { ResetPasswordForm } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { PasswordField } from '../form/password-field';
import { serverItems } from '../form/server-items';
import { SubmitButton } from '../form/submit-button';
import { useForm } from '../form/use-form';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useMessages, useTexts } from '../texts';
import form from '../form/form.module.css';

const initial = { new_password: '', confirm_password: '' };

/** The link does not say whose account it is; the server knows. */
const nobodyKnown = {};

/** The contract's status for a link that is unknown, used or expired. */
export const LINK_IS_OVER = 400;

type PasswordFormProps = { token: string; onChanged: () => void; onBadLink: () => void };

export function PasswordForm({ token, onChanged, onBadLink }: PasswordFormProps) {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const [failure, setFailure] = useState<string>();

  const submit = async ({ new_password }: ResetPasswordForm) => {
    try {
      await callApi(api, accountCalls.resetPassword, { body: { token, new_password } });
      onChanged();
      return null;
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === LINK_IS_OVER) {
        onBadLink();
        return null;
      }
      const items = serverItems(reason, Object.keys(initial), t('field.invalid'));
      setFailure(
        items ? items.rest : failureText(reason, { network: t('failure.network'), fallback: t('reset.failed') }),
      );
      return items?.errors ?? {};
    }
  };

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema: resetPasswordForm, submit, onStart });
  return (
    <>
      {failure && <Banner>{say(failure)}</Banner>}
      <form {...formProps} className={form.form}>
        <NewPasswordField {...field('new_password')} required label={t('reset.password')} owner={nobodyKnown} />
        <PasswordField {...field('confirm_password')} required label={t('reset.confirm')} autoComplete="new-password" />
        <SubmitButton busy={busy}>{t(busy ? 'reset.busy' : 'reset.submit')}</SubmitButton>
      </form>
    </>
  );
}
