import { changeBetween, highestOf, percentOf, type SixMonthFigures, sumOf } from '../figures/figures';

/** Spending by category in dollars. `couldSave`: amount that the user could save each month without a disadvantage. */
const rows = [
  { id: 'housing', amount: 1610, lastMonth: 1610, couldSave: 0, budget: 1800 },
  { id: 'food', amount: 920, lastMonth: 800, couldSave: 140, budget: 900 },
  { id: 'transport', amount: 460, lastMonth: 500, couldSave: 0, budget: 720 },
  { id: 'shopping', amount: 414, lastMonth: 450, couldSave: 90, budget: 660 },
  { id: 'utilities', amount: 368, lastMonth: 365, couldSave: 0, budget: 600 },
  { id: 'entertainment', amount: 322, lastMonth: 300, couldSave: 60, budget: 420 },
  { id: 'health', amount: 276, lastMonth: 276, couldSave: 0, budget: 660 },
  { id: 'subscriptions', amount: 230, lastMonth: 230, couldSave: 50, budget: 240 },
] as const;

export const totalSpent = sumOf(rows, ({ amount }) => amount);

/** Categories, the largest first. `percent`: part of total spending. */
export const spendingCategories = rows.map((row) => ({
  ...row,
  name: `category.${row.id}` as const,
  percent: percentOf(row.amount, totalSpent),
  change: changeBetween(row.lastMonth, row.amount),
}));

/** Total spending by month, oldest first. The last two totals are the sums of `lastMonth` and `amount` of all rows. */
export const monthlySpending: SixMonthFigures = [
  3890,
  4210,
  5640,
  4080,
  sumOf(rows, (row) => row.lastMonth),
  totalSpent,
];

const saving = spendingCategories.filter(({ couldSave }) => couldSave > 0);

export const spendingInsights = {
  top: highestOf(spendingCategories, ({ amount }) => amount),
  fastestGrowing: highestOf(spendingCategories, ({ change }) => change.percent),
  saving,
  potentialSavings: sumOf(saving, ({ couldSave }) => couldSave),
};
