import { useEffect, useState } from 'react';
import { callApi, signInReviewCalls } from '@verdant/shared/contract';
import type { SignInReview as Review } from '@verdant/shared/contract';
import { Navigate } from '@verdant/shared/router';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button, Spinner } from '@verdant/shared/ui';
import { AuthLayout } from '../auth-layout/auth-layout';
import { ReviewForm } from './review-form';
import { useSignInReviewTexts } from './texts';

type State = { status: 'loading' } | { status: 'not loaded' } | { status: 'loaded'; review: Review };

const isEmpty = ({ passkeys, app_added_at: app }: Review) => passkeys.length === 0 && app === null;

/** The page after a reset of the password: what else signs in, and what of it stays. Without anything it leads on. */
export function SignInReview() {
  const t = useSignInReviewTexts();
  const api = useApi();
  const { user } = useAuth();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [isDone, setDone] = useState(false);
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    callApi(api, signInReviewCalls.read, { signal }).then(
      (review) => signal.aborted || setState({ status: 'loaded', review }),
      () => signal.aborted || setState({ status: 'not loaded' }),
    );
    return () => controller.abort();
  }, [api, isLoading]);

  const onward = user?.onboarding_completed === false ? '/onboarding' : '/dashboard';
  if (isDone || (state.status === 'loaded' && isEmpty(state.review))) return <Navigate to={onward} replace />;
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      {state.status === 'loading' && <Spinner hiddenLabel={t('loading')} />}
      {state.status === 'not loaded' && (
        <>
          <Banner>{t('notLoaded')}</Banner>
          <Button variant="secondary" onClick={() => setState({ status: 'loading' })}>
            {t('again')}
          </Button>
        </>
      )}
      {state.status === 'loaded' && (
        <ReviewForm review={state.review} onDone={() => setDone(true)} laterPath={onward} />
      )}
    </AuthLayout>
  );
}
