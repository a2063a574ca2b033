import { percentOf, sumOf } from '../figures/figures';
import { spendingCategories } from '../spending/spending-data';

/**
 * Rows with amounts in dollars. `percent`: spent part of the budget; `remaining`: negative if spending exceeds the budget.
 */
export const budgetRows = spendingCategories.map(({ id, name, amount: spent, budget, change }) => ({
  id,
  name,
  budget,
  spent,
  remaining: budget - spent,
  percent: percentOf(spent, budget),
  change,
}));

const budget = sumOf(budgetRows, (row) => row.budget);
const spent = sumOf(budgetRows, (row) => row.spent);

/** Overall progress is spent / budget in percent. */
export const budgetTotals = { budget, spent, remaining: budget - spent, progress: percentOf(spent, budget) };

type BudgetLevel = 'over' | 'high' | 'raised' | 'normal';

/** Returns the level of a spent percentage by the thresholds of spec 9. The levels `over` and `high` are both red. */
export function budgetLevel(percent: number): BudgetLevel {
  if (percent > 100) return 'over';
  if (percent > 90) return 'high';
  return percent > 75 ? 'raised' : 'normal';
}

/** spec 9: red above 90%, yellow above 75%, else green. */
export const budgetLevelTones = { over: 'bad', high: 'bad', raised: 'warn', normal: 'good' } as const satisfies Record<
  BudgetLevel,
  string
>;
