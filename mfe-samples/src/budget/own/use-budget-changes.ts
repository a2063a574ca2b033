import { useChanges } from '@verdant/shared/changes';
import { callApi, moneyBudgetCalls } from '@verdant/shared/contract';
import type {
  BudgetAmount,
  BudgetAmountChange,
  BudgetCategory,
  BudgetChanges as ChangedAmounts,
  MoneyBudget,
  SpendingCategory,
} from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { useBudgetTexts } from './texts';

export type BudgetChange =
  | { type: 'put'; category: SpendingCategory; said: BudgetAmountChange }
  | { type: 'remove'; category: SpendingCategory }
  | ({ type: 'several' } & ChangedAmounts);

/** Returns the previous amount for an undo, with the rollover's month, because a new month can begin before the undo. */
const saidBefore = (budgetCategory: BudgetCategory, cents: number, month: MoneyBudget['period']): BudgetAmount => ({
  cents,
  roll_over: budgetCategory.roll_over,
  rolled_over_cents: budgetCategory.rolled_over_cents,
  rolled_over_on: month.first_day,
});

export const proposedAmountsChange = ({ categories }: MoneyBudget): BudgetChange => ({
  type: 'several',
  added: categories.flatMap(({ category, budget_cents: own, proposed_cents: cents }) =>
    own === null && cents !== null ? [{ category, cents, roll_over: false }] : [],
  ),
  removed: [],
});

/** Returns the displayed amount of a category; null if there is none. */
export const shownBudgetAmount = (budgetCategory: BudgetCategory | undefined): BudgetAmountChange['was'] =>
  budgetCategory === undefined || budgetCategory.budget_cents === null
    ? null
    : { cents: budgetCategory.budget_cents, roll_over: budgetCategory.roll_over };

/** Returns the inverse change for an undo, which the server refuses after a change in another tab or browser. */
function inverseOf(change: BudgetChange, before: MoneyBudget): BudgetChange {
  if (change.type === 'several') return { type: 'several', added: [], removed: change.added };
  const { category } = change;
  const budgetCategory = before.categories.find((found) => found.category === category);
  if (budgetCategory === undefined || budgetCategory.budget_cents === null) return { type: 'remove', category };
  const was = change.type === 'put' ? { cents: change.said.cents, roll_over: change.said.roll_over } : null;
  return {
    type: 'put',
    category,
    said: { ...saidBefore(budgetCategory, budgetCategory.budget_cents, before.period), was },
  };
}

export function useBudgetChanges(shown: MoneyBudget, queryKey: readonly string[]) {
  const t = useBudgetTexts();
  const api = useApi();
  return useChanges<BudgetChange, MoneyBudget>({
    queryKey,
    shown,
    send: async (change) => {
      if (change.type === 'several') {
        const { added, removed } = change;
        return callApi(api, moneyBudgetCalls.change, { body: { added, removed } });
      }
      const params = { category: change.category };
      if (change.type === 'remove') return callApi(api, moneyBudgetCalls.remove, { params });
      return callApi(api, moneyBudgetCalls.put, { params, body: change.said });
    },
    inverseOf,
    refusals: () => ({ 409: t('budget.own.done.outdated') }),
  });
}
