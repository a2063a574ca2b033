import type { TextKey } from '../../texts';

export type SpendingCategory = {
  name: TextKey;
  /** This month, in dollars. */
  amount: number;
  /** Last month, in dollars; the trend is the change from this amount. */
  lastMonth: number;
};

/** Fixed sample figures of one month (spec 2), the largest first; the spending page shows the same. */
export const spending: readonly SpendingCategory[] = [
  { name: 'category.housing', amount: 1610, lastMonth: 1610 },
  { name: 'category.food', amount: 920, lastMonth: 800 },
  { name: 'category.transport', amount: 460, lastMonth: 500 },
  { name: 'category.shopping', amount: 414, lastMonth: 450 },
  { name: 'category.utilities', amount: 368, lastMonth: 365 },
  { name: 'category.entertainment', amount: 322, lastMonth: 300 },
  { name: 'category.health', amount: 276, lastMonth: 276 },
  { name: 'category.subscriptions', amount: 230, lastMonth: 230 },
];

export const spendingTotal = spending.reduce((total, { amount }) => total + amount, 0);

/** Returns the share of an amount in all sample spending, in percent, not rounded. */
export const shareOf = (amount: number): number => (amount / spendingTotal) * 100;

/** Returns the change since last month in percent; 0 if there was no spending last month. */
export function changeOf({ amount, lastMonth }: Pick<SpendingCategory, 'amount' | 'lastMonth'>): number {
  return lastMonth > 0 ? ((amount - lastMonth) / lastMonth) * 100 : 0;
}

/** Smallest change in percent, up or down, that counts as a trend. */
const STEADY = 2;

export function trendOf(category: Pick<SpendingCategory, 'amount' | 'lastMonth'>): 'up' | 'down' | 'stable' {
  const change = changeOf(category);
  if (Math.abs(change) < STEADY) return 'stable';
  return change > 0 ? 'up' : 'down';
}
