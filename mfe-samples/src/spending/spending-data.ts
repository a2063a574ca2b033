import type { SixFigures } from '../figures/sample-months';
import type { TextKey } from '../texts';

export type SpendingCategory = {
  id: string;
  name: TextKey;
  /** Spending of this month, in dollars. */
  amount: number;
  /** Spending of last month, in dollars; the trend is the change since then. */
  lastMonth: number;
  /** Amount in dollars that could be saved each month without a disadvantage. */
  couldSave: number;
};

/** Fixed sample rows, largest first; every total and percentage is computed from them. */
export const spendingCategories: readonly SpendingCategory[] = [
  { id: 'housing', name: 'category.housing', amount: 1610, lastMonth: 1610, couldSave: 0 },
  { id: 'food', name: 'category.food', amount: 920, lastMonth: 800, couldSave: 140 },
  { id: 'transport', name: 'category.transport', amount: 460, lastMonth: 500, couldSave: 0 },
  { id: 'shopping', name: 'category.shopping', amount: 414, lastMonth: 450, couldSave: 90 },
  { id: 'utilities', name: 'category.utilities', amount: 368, lastMonth: 365, couldSave: 0 },
  { id: 'entertainment', name: 'category.entertainment', amount: 322, lastMonth: 300, couldSave: 60 },
  { id: 'health', name: 'category.health', amount: 276, lastMonth: 276, couldSave: 0 },
  { id: 'subscriptions', name: 'category.subscriptions', amount: 230, lastMonth: 230, couldSave: 50 },
];

/** Monthly totals in dollars of the four months before the two months in the rows, oldest first. */
const earlierMonths = [3890, 4210, 5640, 4080] as const;

const total = (month: 'amount' | 'lastMonth') => spendingCategories.reduce((sum, category) => sum + category[month], 0);

/** Monthly totals in dollars, oldest first; the last two totals are the sums of the rows. */
export const monthlySpending: SixFigures = [...earlierMonths, total('lastMonth'), total('amount')];
