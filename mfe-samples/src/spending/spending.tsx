import { lazyComponent } from '@verdant/shared/lazy';
import { transactionsFrom, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Page, Spinner } from '@verdant/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

/** The page while it is not known what it shows, or while that is not there. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useTexts();
  return <Page title={t('spending.title')}>{children}</Page>;
}

/** Each user loads one of the two. */
const OwnSpending = lazyComponent(
  () => import(/* webpackChunkName: "own-spending" */ './own/own-spending').then((own) => own.OwnSpending),
  Waiting,
);
const SampleSpending = lazyComponent(
  () => import(/* webpackChunkName: "sample-spending" */ './sample-spending').then((sample) => sample.SampleSpending),
  Waiting,
);

/** A user's own spending once there are transactions, and the sample before; neither until it is known which. */
function SpendingPage() {
  const { overview, isLoading } = useMoney();
  if (isLoading) {
    return (
      <Waiting>
        <Spinner />
      </Waiting>
    );
  }
  return overview && transactionsFrom(overview) !== null ? <OwnSpending {...overview} /> : <SampleSpending />;
}

export function Spending() {
  return (
    <QueryProvider>
      <SpendingPage />
    </QueryProvider>
  );
}
