import { useState } from 'react';
import { callApi, signInReviewCalls } from '@verdant/shared/contract';
import type { SignInReview as Review } from '@verdant/shared/contract';
import { QueryProvider, useQuery } from '@verdant/shared/query';
import { Navigate } from '@verdant/shared/router';
import { useApi, useAuth } from '@verdant/shared/services';
import { AuthLayout } from '../auth-layout/auth-layout';
import { QueryState } from '../sections/query-state';
import { ReviewForm } from './review-form';
import { useSignInReviewTexts } from './texts';

const isEmpty = ({ passkeys, app_added_at: app }: Review) => passkeys.length === 0 && app === null;

function ReviewPage() {
  const t = useSignInReviewTexts();
  const api = useApi();
  const { user } = useAuth();
  const [isDone, setDone] = useState(false);
  const query = useQuery<Review>({
    queryKey: ['sign-in-review'],
    queryFn: async ({ signal }) => callApi(api, signInReviewCalls.read, { signal }),
    retry: false,
    gcTime: 0,
  });

  const review = query.data;
  const onward = user?.onboarding_completed === false ? '/onboarding' : '/dashboard';
  if (isDone || (review && isEmpty(review))) return <Navigate to={onward} replace />;
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={query} texts={{ loading: t('loading'), failed: t('notLoaded'), retry: t('again') }} />
      {review && <ReviewForm review={review} onDone={() => setDone(true)} laterPath={onward} />}
    </AuthLayout>
  );
}

/** The page after a reset of the password: what else signs in, and what of it stays. Without anything it leads on. */
export function SignInReview() {
  return (
    <QueryProvider>
      <ReviewPage />
    </QueryProvider>
  );
}
