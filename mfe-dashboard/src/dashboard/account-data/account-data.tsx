import { LoadFailure, useCall } from '@verdant/shared/calls';
import { moneyCalls } from '@verdant/shared/contract';
import type { MoneyOverview } from '@verdant/shared/contract';
import { getAccountDataVersion, transactionsFrom } from '@verdant/shared/money';
import { Slot } from '@verdant/shared/slots';
import { PanelSkeleton } from '../dashboard-skeleton';
import { SpendingPanel } from './spending-panel';
import { useAccountDataTexts } from './texts';
import { TransactionsPanel } from './transactions-panel';
import { GoalsPanel } from '../panels/goals-panel';
import { usePayCycle, useMeasures } from './queries';

export { OwnFirstSteps } from '../first-steps/own-first-steps';
export { AccountFacts } from './account-facts';

const SHOWN = 50;
const MONTHS = 2;

/** Panels with the user's latest transactions and spending of the last months, which replace the sample panels. */
export function AccountDataPanels(overview: MoneyOverview) {
  const t = useAccountDataTexts();
  const version = getAccountDataVersion(overview);
  const page = useCall(moneyCalls.transactions, { query: { limit: SHOWN } }, ['account-data', 'transactions', version]);
  const spendingKey = ['account-data', 'spending', MONTHS, version];
  const spending = useCall(moneyCalls.spending, { query: { months: MONTHS } }, spendingKey);
  const failed = [page, spending].find(({ isError }) => isError);
  const instead = !failed && <PanelSkeleton />;
  return (
    <>
      {failed && <LoadFailure query={failed}>{t('money.failed')}</LoadFailure>}
      {page.data ? <TransactionsPanel transactions={page.data.transactions} /> : instead}
      {spending.data ? <SpendingPanel months={spending.data.months} /> : instead}
    </>
  );
}

/** Panel with the goals of a user with account data; sample goals if the user has no goals or loading fails. */
export function OwnGoalsPanel(overview: MoneyOverview) {
  const version = getAccountDataVersion(overview);
  const { data, isPending } = useMeasures(version);
  const cycle = usePayCycle(version, transactionsFrom(overview) !== null);
  if (isPending) return <PanelSkeleton />;
  const goals = data?.goals ?? [];
  const own = goals.flatMap(({ id, name, date, target_cents: target, saved_cents: saved }) =>
    saved === null ? [] : [{ id, name, target: target / 100, current: saved / 100, deadline: date }],
  );
  if (own.length === 0) return <GoalsPanel isFolded />;
  const nextPayday = cycle.data?.pay?.next_pay_on ?? null;
  return (
    <GoalsPanel own={own}>
      {!cycle.isLoading && <Slot name="mfe-dashboard/own-goals" props={{ goals, nextPayday }} />}
    </GoalsPanel>
  );
}
