import type { MoneyOverview } from '@verdant/shared/contract';
import { PanelSkeleton } from '../dashboard-skeleton';
import { GoalsPanel } from '../panels/goals-panel';
import { useMeasures } from './use-measures';
import { versionOf } from './version-of';

/** The goals of a user with account data; the sample while they have none, and where they cannot be loaded. */
export function OwnGoalsPanel(overview: MoneyOverview) {
  const { data, isPending } = useMeasures(versionOf(overview));
  if (isPending) return <PanelSkeleton />;
  const own = (data?.goals ?? []).flatMap(({ id, name, date, target_cents: target, saved_cents: saved }) =>
    saved === null ? [] : [{ id, name, target: target / 100, current: saved / 100, deadline: date }],
  );
  return own.length > 0 ? <GoalsPanel to="/savings" own={own} /> : <GoalsPanel to="/savings" />;
}
