import { useCall } from '@verdant/shared/calls';
import { moneyCalls } from '@verdant/shared/contract';
import type { MoneyOverview } from '@verdant/shared/contract';
import { versionOf } from '@verdant/shared/money';
import { Banner } from '@verdant/shared/ui';
import { PanelSkeleton } from '../dashboard-skeleton';
import { SpendingPanel } from './spending-panel';
import { useAccountDataTexts } from './texts';
import { TransactionsPanel } from './transactions-panel';

export { OwnFirstSteps } from '../first-steps/own-first-steps';
export { AccountFacts } from './account-facts';
export { OwnGoalsPanel } from './own-goals-panel';

const SHOWN = 50;
const MONTHS = 2;

/** Panels with the user's latest transactions and spending of the last months, which replace the sample panels. */
export function AccountDataPanels(overview: MoneyOverview) {
  const t = useAccountDataTexts();
  const version = versionOf(overview);
  const page = useCall(moneyCalls.transactions, { query: { limit: SHOWN } }, ['account-data', 'transactions', version]);
  const spendingKey = ['account-data', 'spending', MONTHS, version];
  const spending = useCall(moneyCalls.spending, { query: { months: MONTHS } }, spendingKey);
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
