import type { TextKey } from '../../texts';

export type SpendingCategory = {
  name: TextKey;
  /** Dollars a month. */
  amount: number;
  trend: 'up' | 'down' | 'stable';
};

/** Fixed sample figures of one month (spec 2), the largest first. */
export const spending: readonly SpendingCategory[] = [
  { name: 'category.housing', amount: 1400, trend: 'stable' },
  { name: 'category.food', amount: 800, trend: 'up' },
  { name: 'category.transport', amount: 600, trend: 'down' },
  { name: 'category.utilities', amount: 480, trend: 'stable' },
  { name: 'category.shopping', amount: 400, trend: 'down' },
  { name: 'category.entertainment', amount: 320, trend: 'up' },
];

export const spendingTotal = spending.reduce((total, { amount }) => total + amount, 0);
