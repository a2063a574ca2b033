import type { FigureChange } from '../figures/change';
import { changeBetween } from '../figures/change';
import { percentOf, sumOf } from '../figures/figures';
import type { SpendingCategory } from '../spending/spending-data';
import type { TextKey } from '../texts';

export type BudgetCategory = {
  id: string;
  name: TextKey;
  /** In dollars. */
  budget: number;
  /** In dollars. */
  spent: number;
  /** Remaining budget in dollars; negative if spending exceeds the budget. */
  remaining: number;
  /** Spent part of the budget, in percent. */
  percent: number;
  change: FigureChange;
};

/** Returns a row for each category that has a budget. */
export function budgetCategories(
  categories: readonly SpendingCategory[],
  budgets: Readonly<Record<string, number>>,
): BudgetCategory[] {
  return categories.flatMap(({ id, name, amount, lastMonth }) => {
    const budget = budgets[id];
    if (budget === undefined) return [];
    return [
      {
        id,
        name,
        budget,
        spent: amount,
        remaining: budget - amount,
        percent: percentOf(amount, budget),
        change: changeBetween(lastMonth, amount),
      },
    ];
  });
}

/** Returns the totals of all rows. Overall progress is spent / budget in percent (readings, "Static pages"). */
export function budgetTotals(rows: readonly BudgetCategory[]): {
  budget: number;
  spent: number;
  remaining: number;
  progress: number;
} {
  const budget = sumOf(rows, (row) => row.budget);
  const spent = sumOf(rows, (row) => row.spent);
  return { budget, spent, remaining: budget - spent, progress: percentOf(spent, budget) };
}

export type BudgetLevel = 'over' | 'high' | 'raised' | 'normal';

/**
 * Returns the level of a budget by the thresholds of spec 9. `over` is a separate level within red, for an exceeded budget.
 */
export function budgetLevel(percent: number): BudgetLevel {
  if (percent > 100) return 'over';
  if (percent > 90) return 'high';
  return percent > 75 ? 'raised' : 'normal';
}

/** spec 9: red above 90%, yellow above 75%, else green. */
export const levelTones = { over: 'bad', high: 'bad', raised: 'warn', normal: 'good' } as const satisfies Record<
  BudgetLevel,
  string
>;
