import { lazyComponent } from '@verdant/shared/lazy';
import { transactionsFrom, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Page, Spinner } from '@verdant/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

function Waiting({ children }: { children: ReactNode }) {
  const t = useTexts();
  return <Page title={t('spending.title')}>{children}</Page>;
}

/** Loaded on demand, because each user needs only one of these two chunks. */
const OwnSpending = lazyComponent(
  () => import(/* webpackChunkName: "own-spending" */ './own/own-spending').then((own) => own.OwnSpending),
  Waiting,
);
const SampleSpending = lazyComponent(
  () => import(/* webpackChunkName: "sample-spending" */ './sample-spending').then((sample) => sample.SampleSpending),
  Waiting,
);

/** Shows the user's own spending, or the sample if the user has no transactions. */
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
