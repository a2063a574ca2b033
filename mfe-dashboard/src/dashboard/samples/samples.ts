import { MINUS } from '@verdant/shared/format';
import type { TextKey } from '../../texts';

type Transaction = {
  id: string;
  description: TextKey;
  category: TextKey;
  /** Formatted amount with its sign and the currency prefix of the demonstration rows (spec 2). */
  amount: string;
  /** ISO date. */
  date: string;
};

/** spec 2 and 9: four fixed rows dated March 2024. */
export const transactions: readonly Transaction[] = [
  { id: '1', description: 'transactions.1', category: 'category.food', amount: '\u2212A$156.32', date: '2024-03-15' },
  { id: '2', description: 'transactions.2', category: 'category.income', amount: '+A$5,200.00', date: '2024-03-14' },
  {
    id: '3',
    description: 'transactions.3',
    category: 'category.utilities',
    amount: '\u2212A$187.45',
    date: '2024-03-12',
  },
  {
    id: '4',
    description: 'transactions.4',
    category: 'category.investment',
    amount: '\u2212A$1,000.00',
    date: '2024-03-10',
  },
];

const figures = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns the dollars of a formatted amount such as `+A$1,000.00`. */
export function parseDollars(amount: string): number {
  return Number(amount.replaceAll(/[A$,]/g, '').replace(MINUS, '-'));
}

export function formatSampleAmount(dollars: number): string {
  return `${dollars < 0 ? MINUS : '+'}A$${figures.format(Math.abs(dollars))}`;
}

/** Returns sums in dollars: `moneyOut` is negative, and `net` is `moneyIn` plus `moneyOut`. */
export function getTransactionTotals(rows: readonly Pick<Transaction, 'amount'>[]) {
  const dollars = rows.map(({ amount }) => parseDollars(amount));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    moneyIn: sum(dollars.filter((value) => value > 0)),
    moneyOut: sum(dollars.filter((value) => value < 0)),
    net: sum(dollars),
  };
}

type SpendingCategory = {
  name: TextKey;
  /** Spending of this month, in dollars. */
  amount: number;
  /** Spending of last month, in dollars; the trend is the change since then. */
  lastMonth: number;
};

/** Fixed sample figures of one month (spec 2), the largest first; the spending page shows the same figures. */
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

export const sampleSpendingTotal = spending.reduce((total, { amount }) => total + amount, 0);

/** Returns an amount in percent of all sample spending, not rounded. */
export const getSpendingSharePercent = (amount: number): number => (amount / sampleSpendingTotal) * 100;

/** Returns the change since last month in percent; 0 if there was no spending last month. */
export function getChangePercent({ amount, lastMonth }: Pick<SpendingCategory, 'amount' | 'lastMonth'>): number {
  return lastMonth > 0 ? ((amount - lastMonth) / lastMonth) * 100 : 0;
}

/** Smallest change in percent, up or down, that counts as a trend. */
const STEADY = 2;

export function spendingTrendOf(category: Pick<SpendingCategory, 'amount' | 'lastMonth'>): 'up' | 'down' | 'stable' {
  const change = getChangePercent(category);
  if (Math.abs(change) < STEADY) return 'stable';
  return change > 0 ? 'up' : 'down';
}

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
