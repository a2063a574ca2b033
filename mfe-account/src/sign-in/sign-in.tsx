import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { DELETION_PENDING_STATUS, loginRequest } from '@verdant/shared/contract';
import type { LoginRequest, PasskeySignInRequest } from '@verdant/shared/contract';
import type { FormFailure } from '@verdant/shared/forms';
import { lazyComponent } from '@verdant/shared/lazy';
import { useLocation } from '@verdant/shared/router';
import { Banner, Checkbox } from '@verdant/shared/ui';
import { AuthLayout, LinkWithReturnPage } from '../auth-layout/auth-layout';
import { EmailField, PasswordField, SubmitButton } from '../form/fields';
import { useAccountForm } from '../form/use-account-form';
import { LegalLinks } from '../legal/legal-links';
import { useMessages, useTexts } from '../texts';
import { PasskeyButton } from './passkey-button';
import { secondFactorChallengeOf, useAuthWithoutOldError } from './sign-in-auth';
import styles from '../form/form.module.css';

const initial = { email: '', password: '' };

/** spec 8. */
const EXPIRED = 'Authentication expired. Please log in again.';

/** Loaded on first use, because few accounts need these parts. */
const SecondStep = lazyComponent(async () =>
  import(/* webpackChunkName: "second-step" */ './second-step/second-step').then((module) => module.SecondStep),
);
const KeepWithPasskey = lazyComponent(async () =>
  import(/* webpackChunkName: "passkey" */ './passkey/passkey').then((module) => module.CancelDeletionWithPasskey),
);
const KeepAccount = lazyComponent(async () =>
  import(/* webpackChunkName: "keep-account" */ './cancel-deletion-offer').then((module) => module.CancelDeletionOffer),
);

/** The notice above the form. A `challenge` replaces the form by the step that asks for a code. */
type Failure = 'none' | 'expired' | 'stored' | { leaving: LoginRequest | 'passkey' } | { challenge: string };

const isLeaving = (reason: unknown) => reason instanceof ApiError && reason.status === DELETION_PENDING_STATUS;

function isExpired(locationState: unknown): boolean {
  return typeof locationState === 'object' && locationState !== null && 'expired' in locationState;
}

/** The sign-in page (spec 2, "Sign-in screen"). The shell decides which page opens afterwards. */
export function SignIn() {
  const t = useTexts();
  const say = useMessages();
  const { login, error, isLoading, clearError } = useAuthWithoutOldError();
  const arrival: unknown = useLocation().state;
  const [failure, setFailure] = useState<Failure>('none');
  const hasExpired = isExpired(arrival);
  // The first render must match the prerendered page, which was rendered without the navigation state.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first render has to be what the server wrote
    if (hasExpired) setFailure('expired');
  }, [hasExpired]);

  const challenge = typeof failure === 'object' && 'challenge' in failure ? failure.challenge : undefined;
  const leaving = typeof failure === 'object' && 'leaving' in failure ? failure.leaving : undefined;
  const fields = useRef<HTMLDivElement>(null);

  const explain = (reason: unknown, credentials: LoginRequest): FormFailure | undefined => {
    const newChallenge = secondFactorChallengeOf(reason);
    if (newChallenge !== undefined) {
      clearError();
      setFailure({ challenge: newChallenge });
    } else if (isLeaving(reason)) setFailure({ leaving: credentials });
    else if (reason instanceof ApiError && reason.items.length > 0) return undefined;
    else setFailure('stored');
    return {};
  };

  const onStart = () => {
    setFailure('none');
    clearError();
  };

  const enter = async (request: PasskeySignInRequest) =>
    login(request).catch((reason: unknown) => setFailure(isLeaving(reason) ? { leaving: 'passkey' } : 'stored'));

  const form = useAccountForm({
    initial,
    schema: loginRequest,
    send: login,
    failed: t('signIn.failed'),
    explain,
    onStart,
    blocked: isLoading,
  });
  const { busy, field } = form;
  const banner = failure === 'stored' ? say(error ?? t('signIn.failed')) : form.failure;

  return (
    <AuthLayout
      title={t('signIn.title')}
      subtitle={t('signIn.subtitle')}
      footer={
        <>
          <span>{t('signIn.noAccount')}</span>{' '}
          <LinkWithReturnPage to="/sign-up">{t('signIn.createAccount')}</LinkWithReturnPage>
        </>
      }
      below={
        <>
          <p>
            <LinkWithReturnPage to="/demo">{t('demo.link')}</LinkWithReturnPage>
          </p>
          <LegalLinks />
        </>
      }
    >
      {failure === 'expired' && <Banner tone="info">{say(EXPIRED)}</Banner>}
      {banner && <Banner>{banner}</Banner>}
      {leaving === 'passkey' && <KeepWithPasskey signIn={enter} />}
      {typeof leaving === 'object' && (
        <KeepAccount
          credentials={leaving}
          onKept={async (credentials) =>
            login(credentials).catch((reason: unknown) => void explain(reason, credentials))
          }
        />
      )}
      {challenge !== undefined ? (
        <SecondStep
          challenge={challenge}
          form={fields}
          onOver={() => setFailure('stored')}
          onBack={() => setFailure('none')}
        />
      ) : (
        <div ref={fields} className={styles.form}>
          <form {...form.formProps} className={styles.form}>
            <EmailField {...field('email')} label={t('field.email')} autoComplete="username webauthn" />
            <PasswordField {...field('password')} label={t('field.password')} />
            <div className="v-cluster v-gap-2 v-column-4 v-center v-between v-sm">
              <Checkbox label={t('signIn.remember')} name="remember" />
              <LinkWithReturnPage to="/forgot-password">{t('signIn.forgot')}</LinkWithReturnPage>
            </div>
            <SubmitButton busy={busy}>{t(busy ? 'signIn.busy' : 'signIn.submit')}</SubmitButton>
          </form>
          <PasskeyButton isBusy={busy} signIn={enter} onStart={onStart} />
        </div>
      )}
    </AuthLayout>
  );
}
