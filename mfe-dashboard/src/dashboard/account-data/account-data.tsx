import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyOverview, MoneySpending, MoneyTransactions } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { PanelSkeleton } from '../dashboard-skeleton';
import { SpendingPanel } from './spending-panel';
import { useAccountDataTexts } from './texts';
import { TransactionsPanel } from './transactions-panel';
import { versionOf } from './version-of';

export { OwnFirstSteps } from '../first-steps/own-first-steps';
export { AccountFacts } from './account-facts';
export { OwnGoalsPanel } from './own-goals-panel';

const SHOWN = 50;
const MONTHS = 2;

/** The panels with the latest transactions and months, in place of the samples. */
export function AccountDataPanels(overview: MoneyOverview) {
  const t = useAccountDataTexts();
  const api = useApi();
  const version = versionOf(overview);
  const page = useQuery<MoneyTransactions>({
    queryKey: ['account-data', 'transactions', version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.transactions, { query: { limit: SHOWN }, signal }),
  });
  const spending = useQuery<MoneySpending>({
    queryKey: ['account-data', 'spending', MONTHS, version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.spending, { query: { months: MONTHS }, signal }),
  });
  const hasFailed = page.isError || spending.isError;
  const instead = !hasFailed && <PanelSkeleton />;
  return (
    <>
      {hasFailed && <Banner>{t('money.failed')}</Banner>}
      {page.data ? <TransactionsPanel transactions={page.data.transactions} /> : instead}
      {spending.data ? <SpendingPanel months={spending.data.months} /> : instead}
    </>
  );
}
