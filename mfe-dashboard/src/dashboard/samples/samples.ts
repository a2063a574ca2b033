import type { TextKey } from '../../texts';

/**
 * spec 2 and 9: four fixed rows dated March 2024. `amount`: formatted, with its sign and the currency prefix of the
 * demonstration rows (spec 2).
 */
export const transactions = [
  { id: '1', category: 'category.food', amount: '\u2212A$156.32', date: '2024-03-15' },
  { id: '2', category: 'category.income', amount: '+A$5,200.00', date: '2024-03-14' },
  { id: '3', category: 'category.utilities', amount: '\u2212A$187.45', date: '2024-03-12' },
  { id: '4', category: 'category.investment', amount: '\u2212A$1,000.00', date: '2024-03-10' },
] as const;

/** Sums of the sample transactions. */
export const transactionTotals = { moneyIn: '+A$5,200.00', moneyOut: '\u2212A$1,343.77', net: '+A$3,856.23' };

type SpendingCategory = {
  name: TextKey;
  /** Spending of this month, in dollars. */
  amount: number;
  /** Share of all spending, in percent. */
  share: number;
  /** Change since last month, in percent. A change below 2 percent is no trend. */
  percent: number;
  trend: 'up' | 'down' | 'stable';
};

/** Fixed sample figures of one month (spec 2), the largest first; the spending page shows the same figures. */
export const spending = [
  { name: 'category.housing', amount: 1610, share: 35, percent: 0, trend: 'stable' },
  { name: 'category.food', amount: 920, share: 20, percent: 15, trend: 'up' },
  { name: 'category.transport', amount: 460, share: 10, percent: -8, trend: 'down' },
  { name: 'category.shopping', amount: 414, share: 9, percent: -8, trend: 'down' },
  { name: 'category.utilities', amount: 368, share: 8, percent: 0.8, trend: 'stable' },
  { name: 'category.entertainment', amount: 322, share: 7, percent: 7.3, trend: 'up' },
  { name: 'category.health', amount: 276, share: 6, percent: 0, trend: 'stable' },
  { name: 'category.subscriptions', amount: 230, share: 5, percent: 0, trend: 'stable' },
] as const satisfies readonly SpendingCategory[];

export const sampleSpendingTotal = 4600;

export type Goal = {
  id: string;
  name: TextKey;
  /** Dollars. */
  target: number;
  current: number;
  /** ISO date. */
  deadline: string;
};

/** Fixed sample goals (spec 2); the savings page shows the same goals. */
export const goals: readonly Goal[] = [
  { id: 'emergency', name: 'goals.emergency', target: 20_000, current: 15_000, deadline: '2027-06-30' },
  { id: 'house', name: 'goals.house', target: 80_000, current: 36_000, deadline: '2029-12-31' },
  { id: 'retirement', name: 'goals.retirement', target: 50_000, current: 20_000, deadline: '2035-06-30' },
  { id: 'holiday', name: 'goals.holiday', target: 8_000, current: 4_800, deadline: '2027-09-15' },
];

/** Returns the saved part of the target in percent, from 0 to 100. */
export function goalProgressPercent({ current, target }: Pick<Goal, 'current' | 'target'>): number {
  return target > 0 ? Math.min(100, (current / target) * 100) : 0;
}
