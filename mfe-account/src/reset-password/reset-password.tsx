import { useEffect, useState } from 'react';
import { accountCalls, callApi, resetPasswordForm } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { AuthLayout, LinkWithReturnPage, OutcomePage } from '../auth-layout/auth-layout';
import { PasswordField, SubmitButton } from '../form/fields';
import { useAccountForm } from '../form/use-account-form';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useTexts } from '../texts';
import { useResetTexts } from './texts';
import { isInvalidLinkError, useLinkToken } from './use-link-token';
import form from '../form/form.module.css';

const initial = { new_password: '', confirm_password: '' };

/** Empty owner for the strength meter, because the page does not know to which account the link belongs. */
const unknownOwner = {};

type PasswordFormProps = { token: string; onChanged: () => void; onBadLink: () => void };

function PasswordForm({ token, onChanged, onBadLink }: PasswordFormProps) {
  const reset = useResetTexts();
  const api = useApi();
  const { busy, failure, field, formProps } = useAccountForm({
    initial,
    schema: resetPasswordForm,
    send: async ({ new_password }) => {
      await callApi(api, accountCalls.resetPassword, { body: { token, new_password } });
      onChanged();
    },
    failed: reset('reset.failed'),
    explain: (reason) => {
      if (!isInvalidLinkError(reason)) return undefined;
      onBadLink();
      return {};
    },
  });
  return (
    <>
      {failure && <Banner>{failure}</Banner>}
      <form {...formProps} className={form.form}>
        <NewPasswordField {...field('new_password')} label={reset('reset.password')} owner={unknownOwner} />
        <PasswordField {...field('confirm_password')} label={reset('reset.confirm')} autoComplete="new-password" />
        <SubmitButton busy={busy}>{reset(busy ? 'reset.busy' : 'reset.submit')}</SubmitButton>
      </form>
    </>
  );
}

export function ResetPassword() {
  const t = useTexts();
  const reset = useResetTexts();
  const api = useApi();
  const token = useLinkToken();
  const { isAuthenticated, logout } = useAuth();
  const [outcome, setOutcome] = useState<'changed' | 'bad link'>();

  // Checks the link before the user types a password. Only an invalid link is reported: sending the form reports the rest.
  useEffect(() => {
    if (!token) return undefined;
    const leaving = new AbortController();
    callApi(api, accountCalls.checkResetLink, { body: { token }, signal: leaving.signal }).catch((error: unknown) => {
      if (isInvalidLinkError(error) && !leaving.signal.aborted) setOutcome((now) => now ?? 'bad link');
    });
    return () => leaving.abort();
  }, [api, token]);

  const onChanged = () => {
    // Signs out, because the server has ended all sessions including this session.
    if (isAuthenticated) logout();
    setOutcome('changed');
  };

  if (outcome === 'changed') {
    const next = { to: '/sign-in', label: reset('reset.signIn') };
    return (
      <OutcomePage title={reset('reset.doneTitle')} subtitle={reset('reset.doneSubtitle')} tone="good" next={next}>
        {reset('reset.done')}
      </OutcomePage>
    );
  }

  const footer = <LinkWithReturnPage to="/sign-in">{t('forgot.signIn')}</LinkWithReturnPage>;
  if (outcome === 'bad link' || !token) {
    return (
      <OutcomePage
        title={reset('reset.badTitle')}
        subtitle={reset('reset.badSubtitle')}
        footer={footer}
        tone="warn"
        next={{ to: '/forgot-password', label: reset('reset.again') }}
        takesFocus={outcome !== undefined}
      >
        <p>{reset(token ? 'reset.bad' : 'reset.missing')}</p>
        {token && <p>{reset('reset.badHint')}</p>}
      </OutcomePage>
    );
  }

  return (
    <AuthLayout title={reset('reset.title')} subtitle={reset('reset.subtitle')} footer={footer}>
      <PasswordForm token={token} onChanged={onChanged} onBadLink={() => setOutcome('bad link')} />
    </AuthLayout>
  );
}
