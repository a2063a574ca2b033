import { useChanges } from '@verdant/shared/changes';
import type { Changes } from '@verdant/shared/changes';
import { callApi, goalCalls, MAX_GOALS } from '@verdant/shared/contract';
import type { GoalsState, MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { versionOf } from '@verdant/shared/money';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { inverseOf, type GoalsChange } from './changes';
import { paydaysFromGaps } from './plan';
import { useGoalsTexts } from './texts';

/** The goals with the paydays after today, as dates. */
export type Goals = Omit<GoalsState, 'payday_gaps'> & { paydays: readonly string[] };

/** State and actions that all components of the goals section share. */
export type GoalsContext = {
  state: Goals;
  accounts: readonly MoneyAccount[];
  /** Returns the name of an account; undefined if the account was removed. */
  nameOf: (accountId: string) => string | undefined;
  changes: Changes<GoalsChange>;
  /** True if all goals together need more than each pay leaves free. */
  isOver: boolean;
};

/** Query key with the update of each bank, since saved amounts follow the balances. */
const goalsKey = (overview: MoneyOverview) => ['account-data', 'goals', versionOf(overview)];

/**
 * Returns the user's goals, refetched on each mount, because pay and balances change on other pages. The previous goals
 * stay visible while the goals of a new bank update are fetched, so that typed input is kept.
 */
export function useGoals(overview: MoneyOverview) {
  const api = useApi();
  return useQuery<Goals>({
    queryKey: goalsKey(overview),
    queryFn: async ({ signal }) => {
      const { payday_gaps: gaps, ...state } = await callApi(api, goalCalls.list, { signal });
      return { ...state, paydays: paydaysFromGaps(state.today, gaps) };
    },
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** Changes the shown goals. The response replaces the goals, and each change can be undone. */
export function useGoalChanges(shown: Goals, overview: MoneyOverview) {
  const t = useGoalsTexts();
  const api = useApi();
  return useChanges<GoalsChange, Goals>({
    queryKey: goalsKey(overview),
    shown,
    affects: ['account-data', 'measures'],
    send: async (change) => {
      if (change.type === 'create') return callApi(api, goalCalls.create, { body: change.input });
      const params = { id: change.id };
      if (change.type === 'remove') return callApi(api, goalCalls.remove, { params });
      return callApi(api, goalCalls.change, { params, body: change.input });
    },
    inverseOf: (change, { goals, today }) => inverseOf(change, goals, today),
    refusals: ({ type }) => ({
      409: type === 'change' ? t('goals.saved.outdated') : t('goals.saved.tooMany', { count: MAX_GOALS }),
      422: t('goals.saved.refused'),
    }),
  });
}
