import type { MoneyOverview } from '@verdant/shared/contract';
import { transactionsFrom, versionOf } from '@verdant/shared/money';
import { Slot } from '@verdant/shared/slots';
import { PanelSkeleton } from '../dashboard-skeleton';
import { GoalsPanel } from '../panels/goals-panel';
import { usePayCycle } from './use-pay-cycle';
import { useMeasures } from './use-measures';

/** Panel with the goals of a user with account data; sample goals if the user has no goals, or they cannot be loaded. */
export function OwnGoalsPanel(overview: MoneyOverview) {
  const version = versionOf(overview);
  const { data, isPending } = useMeasures(version);
  const cycle = usePayCycle(version, transactionsFrom(overview) !== null);
  if (isPending) return <PanelSkeleton />;
  const goals = data?.goals ?? [];
  const own = goals.flatMap(({ id, name, date, target_cents: target, saved_cents: saved }) =>
    saved === null ? [] : [{ id, name, target: target / 100, current: saved / 100, deadline: date }],
  );
  if (own.length === 0) return <GoalsPanel to="/savings" isFolded />;
  const nextPayday = cycle.data?.pay?.next_pay_on ?? null;
  return (
    <GoalsPanel to="/savings" own={own}>
      {!cycle.isLoading && <Slot name="mfe-dashboard/own-goals" props={{ goals, nextPayday }} />}
    </GoalsPanel>
  );
}
