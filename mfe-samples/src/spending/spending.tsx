import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Spinner } from '@verdant/shared/ui';

/** Each person loads one of the two. */
const OwnSpending = lazyComponent(() =>
  import(/* webpackChunkName: "own-spending" */ './own/own-spending').then((own) => own.OwnSpending),
);
const SampleSpending = lazyComponent(() =>
  import(/* webpackChunkName: "sample-spending" */ './sample-spending').then((sample) => sample.SampleSpending),
);

/** A person's own spending once a bank is linked, and the sample before; neither until it is known which. */
function SpendingPage() {
  const { overview, isLoading } = useMoney();
  if (isLoading) return <Spinner />;
  return overview && overview.updates.length > 0 ? <OwnSpending {...overview} /> : <SampleSpending />;
}

export function Spending() {
  return (
    <QueryProvider>
      <SpendingPage />
    </QueryProvider>
  );
}
