import { useEffect, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, callApi, resetPasswordForm, type ResetPasswordForm } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, ButtonLink } from '@verdant/shared/ui';
import { Arrival } from '../auth-layout/arrival';
import { AuthLayout } from '../auth-layout/auth-layout';
import { KeptLink } from '../auth-layout/kept-link';
import { failureText } from '../form/failure-text';
import { PasswordField } from '../form/password-field';
import { serverItems } from '../form/server-items';
import { SubmitButton } from '../form/submit-button';
import { useForm } from '../form/use-form';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useTexts, useMessages } from '../texts';
import { useResetTexts } from './texts';
import { useLinkToken } from './use-link-token';
import form from '../form/form.module.css';

const initial = { new_password: '', confirm_password: '' };

/** The link does not say whose account it is; the server knows. */
const nobodyKnown = {};

/** The contract's status for a link that is unknown, used or expired. */
const LINK_IS_OVER = 400;

type PasswordFormProps = { token: string; onChanged: () => void; onBadLink: () => void };

function PasswordForm({ token, onChanged, onBadLink }: PasswordFormProps) {
  const t = useTexts();
  const reset = useResetTexts();
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
        items ? items.rest : failureText(reason, { network: t('failure.network'), fallback: reset('reset.failed') }),
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
        <NewPasswordField {...field('new_password')} required label={reset('reset.password')} owner={nobodyKnown} />
        <PasswordField
          {...field('confirm_password')}
          required
          label={reset('reset.confirm')}
          autoComplete="new-password"
        />
        <SubmitButton busy={busy}>{reset(busy ? 'reset.busy' : 'reset.submit')}</SubmitButton>
      </form>
    </>
  );
}

/** The page behind the link of a reset mail: sets a new password, then signs in as usual. */
export function ResetPassword() {
  const t = useTexts();
  const reset = useResetTexts();
  const api = useApi();
  const token = useLinkToken();
  const { isAuthenticated, logout } = useAuth();
  const [outcome, setOutcome] = useState<'changed' | 'bad link'>();

  // Before anyone types a password twice. If this fails otherwise, the form finds out.
  useEffect(() => {
    if (!token) return undefined;
    const leaving = new AbortController();
    callApi(api, accountCalls.checkResetLink, { body: { token }, signal: leaving.signal }).catch((error: unknown) => {
      const isOver = error instanceof ApiError && error.status === LINK_IS_OVER;
      if (isOver && !leaving.signal.aborted) setOutcome((now) => now ?? 'bad link');
    });
    return () => leaving.abort();
  }, [api, token]);

  const onChanged = () => {
    // All sessions have ended on the server, including this browser's.
    if (isAuthenticated) logout();
    setOutcome('changed');
  };

  if (outcome === 'changed') {
    return (
      <AuthLayout title={reset('reset.doneTitle')} subtitle={reset('reset.doneSubtitle')}>
        <Arrival>
          <Banner tone="good">{reset('reset.done')}</Banner>
          <ButtonLink to="/sign-in" size="lg" block>
            {reset('reset.signIn')}
          </ButtonLink>
        </Arrival>
      </AuthLayout>
    );
  }

  const footer = <KeptLink to="/sign-in">{t('forgot.signIn')}</KeptLink>;
  if (outcome === 'bad link' || !token) {
    return (
      <AuthLayout title={reset('reset.badTitle')} subtitle={reset('reset.badSubtitle')} footer={footer}>
        <Arrival takesFocus={outcome !== undefined}>
          <Banner tone="warn">
            <p>{reset(token ? 'reset.bad' : 'reset.missing')}</p>
            {token && <p>{reset('reset.badHint')}</p>}
          </Banner>
          <ButtonLink to="/forgot-password" size="lg" block>
            {reset('reset.again')}
          </ButtonLink>
        </Arrival>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title={reset('reset.title')} subtitle={reset('reset.subtitle')} footer={footer}>
      <PasswordForm token={token} onChanged={onChanged} onBadLink={() => setOutcome('bad link')} />
    </AuthLayout>
  );
}
