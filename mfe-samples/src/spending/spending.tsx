import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Page, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { SampleSpending } from './sample-spending';

/** For those who have linked a bank: a chunk that the others do not load. */
const OwnSpending = lazyComponent(() =>
  import(/* webpackChunkName: "own-spending" */ './own/own-spending').then((own) => own.OwnSpending),
);

/** A person's own spending once a bank is linked, and the sample before; neither until it is known which. */
function SpendingPage() {
  const t = useTexts();
  const { overview, isLoading } = useMoney();
  if (isLoading) {
    return (
      <Page title={t('spending.title')}>
        <div aria-busy="true">
          <Skeleton height="28rem" />
        </div>
      </Page>
    );
  }
  return overview && overview.updates.length > 0 ? <OwnSpending {...overview} /> : <SampleSpending />;
}

export function Spending() {
  return (
    <QueryProvider>
      <SpendingPage />
    </QueryProvider>
  );
}
