import { useEffect, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, callApi } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, ButtonLink } from '@verdant/shared/ui';
import { Arrival } from '../auth-layout/arrival';
import { AuthLayout } from '../auth-layout/auth-layout';
import { KeptLink } from '../auth-layout/kept-link';
import { SIGN_IN_REVIEW_PATH } from '../sign-in-review/path';
import { useTexts } from '../texts';
import { LINK_IS_OVER, PasswordForm } from './password-form';
import { useLinkToken } from './use-link-token';

/** The page behind the link of a reset mail: sets a new password, then signs in as usual. */
export function ResetPassword() {
  const t = useTexts();
  const api = useApi();
  const token = useLinkToken();
  const { isAuthenticated, logout } = useAuth();
  const [outcome, setOutcome] = useState<'changed' | 'bad link'>();

  // Before anybody types a password twice. If this fails otherwise, the form finds out.
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
      <AuthLayout title={t('reset.doneTitle')} subtitle={t('reset.doneSubtitle')}>
        <Arrival>
          <Banner tone="good">{t('reset.done')}</Banner>
          {/* By way of sign-in, since the guard is in between. */}
          <ButtonLink to={SIGN_IN_REVIEW_PATH} size="lg" block>
            {t('reset.signIn')}
          </ButtonLink>
        </Arrival>
      </AuthLayout>
    );
  }

  const footer = <KeptLink to="/sign-in">{t('forgot.signIn')}</KeptLink>;
  if (outcome === 'bad link' || !token) {
    return (
      <AuthLayout title={t('reset.badTitle')} subtitle={t('reset.badSubtitle')} footer={footer}>
        <Arrival takesFocus={outcome !== undefined}>
          <Banner tone="warn">
            <p>{t(token ? 'reset.bad' : 'reset.missing')}</p>
            {token && <p>{t('reset.badHint')}</p>}
          </Banner>
          <ButtonLink to="/forgot-password" size="lg" block>
            {t('reset.again')}
          </ButtonLink>
        </Arrival>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title={t('reset.title')} subtitle={t('reset.subtitle')} footer={footer}>
      <PasswordForm token={token} onChanged={onChanged} onBadLink={() => setOutcome('bad link')} />
    </AuthLayout>
  );
}
