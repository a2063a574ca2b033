import { useCall } from '@verdant/shared/calls';
import { useChanges } from '@verdant/shared/changes';
import type { Changes } from '@verdant/shared/changes';
import { callApi, goalCalls, goalFields, MAX_GOALS } from '@verdant/shared/contract';
import type { Goal, GoalChange, GoalInput, GoalsState, MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { getAccountDataVersion } from '@verdant/shared/money';
import { useApi } from '@verdant/shared/services';
import { useGoalsTexts } from './texts';

type GoalsChange =
  | { type: 'create'; input: GoalInput }
  | { type: 'change'; id: string; input: GoalChange }
  | { type: 'remove'; id: string };

/** Returns the fields that the server accepts. A goal whose account was removed gets the saved amount 0. */
function inputOf({ id: _id, saved_cents: _cents, saved, ...goal }: Goal, today: string): GoalInput {
  if (saved.type === 'by_hand') return { ...goal, saved };
  const { account_id: account } = saved;
  return account === null
    ? { ...goal, saved: { type: 'by_hand', saved_cents: 0, saved_on: today } }
    : { ...goal, saved: { ...saved, account_id: account } };
}

const pick = (of: Partial<Goal>, isPicked: (field: keyof GoalInput) => boolean) =>
  Object.fromEntries(goalFields.filter(isPicked).map((field) => [field, of[field]]));

/** Returns changed fields with their displayed values; the server refuses fields that another tab or browser changed. */
export function changedFieldsOf(shown: Goal, input: Partial<GoalInput>): GoalChange {
  const isChanged = (field: keyof GoalInput) =>
    field in input && JSON.stringify(input[field]) !== JSON.stringify(shown[field]);
  return { ...pick(input, isChanged), was: pick(shown, isChanged) };
}

/**
 * Returns the inverse change, which the server refuses after a change in another tab or browser. Undefined for a new goal,
 * which users can delete instead.
 */
function inverseOf(change: GoalsChange, before: readonly Goal[], today: string): GoalsChange | undefined {
  if (change.type === 'create') return undefined;
  const goal = before.find(({ id }) => id === change.id);
  if (!goal) return undefined;
  const input = inputOf(goal, today);
  if (change.type === 'remove') return { type: 'create', input };
  const { was: _shown, ...changed } = change.input;
  return { type: 'change', id: change.id, input: { ...pick(input, (field) => field in changed), was: changed } };
}

export type GoalsContext = {
  state: GoalsState;
  paydays: readonly string[];
  accounts: readonly MoneyAccount[];
  /** Returns the name of an account; undefined if the account was removed. */
  nameOf: (accountId: string) => string | undefined;
  changes: Changes<GoalsChange>;
  /** True if all goals together need more than each pay leaves free. */
  isOver: boolean;
};

/** Returns the query key of the goals, with the version of the account data because saved amounts depend on balances. */
const goalsKey = (overview: MoneyOverview) => ['account-data', 'goals', getAccountDataVersion(overview)];

/** Fetches goals on each mount: other pages change pay and balances. Previous goals stay visible to keep typed input. */
export const useGoals = (overview: MoneyOverview) =>
  useCall(goalCalls.list, {}, goalsKey(overview), { staleTime: 0, placeholderData: (previous) => previous });

export function useGoalChanges(shown: GoalsState, overview: MoneyOverview) {
  const t = useGoalsTexts();
  const api = useApi();
  return useChanges<GoalsChange, GoalsState>({
    queryKey: goalsKey(overview),
    shown,
    affects: [['account-data', 'measures']],
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

const dollars = (cents: number) => cents / 100;

/** Returns the period that texts name for saving: `pay`, or `month` if the user has no regular pay. */
export const savingUnitOf = ({ rhythm }: Pick<GoalsState, 'rhythm'>): 'pay' | 'month' =>
  rhythm === null ? 'month' : 'pay';

/** Returns a function that compares the sum of all goals with the free money of each pay, if known. */
export function useGoalSumText(state: GoalsState): (sumCents: number, isWithNew?: boolean) => string {
  const t = useGoalsTexts();
  const { money } = useFormat();
  const unit = savingUnitOf(state);
  return (sumCents, isWithNew = false) => {
    const sum = t(`goals.${isWithNew ? 'with' : 'sum'}.${unit}`, { sum: money(dollars(sumCents)) });
    const { free_cents: free } = state;
    if (free === null) return sum;
    if (free <= 0) return `${sum} ${t(`goals.over.none.${unit}`)}`;
    // Rounds the shortfall up and the free money down.
    const over = Math.ceil(dollars(sumCents - free));
    return over > 0
      ? `${sum} ${t(`goals.over.${unit}`, { over: money(over) })}`
      : `${sum} ${t(`goals.fits.${unit}`, { free: money(Math.floor(dollars(free))) })}`;
  };
}
