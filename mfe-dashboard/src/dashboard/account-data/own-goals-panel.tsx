import { callApi, goalCalls } from '@verdant/shared/contract';
import type { GoalsState, MoneyOverview } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { PanelSkeleton } from '../dashboard-skeleton';
import { GoalsPanel } from '../panels/goals-panel';
import { versionOf } from './version-of';

/** The goals of a user with account data; the sample while they have none, and where they cannot be loaded. */
export function OwnGoalsPanel(overview: MoneyOverview) {
  const api = useApi();
  const { data, isPending } = useQuery<GoalsState>({
    queryKey: ['account-data', 'goals', versionOf(overview)],
    queryFn: async ({ signal }) => callApi(api, goalCalls.list, { signal }),
  });
  if (isPending) return <PanelSkeleton />;
  const own = (data?.goals ?? []).flatMap(({ id, name, date, target_cents: target, saved_cents: saved }) =>
    saved === null ? [] : [{ id, name, target: target / 100, current: saved / 100, deadline: date }],
  );
  return own.length > 0 ? <GoalsPanel to="/savings" own={own} /> : <GoalsPanel to="/savings" />;
}
