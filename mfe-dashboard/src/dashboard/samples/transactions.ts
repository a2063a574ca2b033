import { MINUS } from '@verdant/shared/format';
import type { TextKey } from '../../texts';

export type Transaction = {
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
export function dollarsOf(amount: string): number {
  return Number(amount.replaceAll(/[A$,]/g, '').replace(MINUS, '-'));
}

/** Dollars in the notation of the demonstration rows, for example `+A$5,200.00`. */
export function demoAmount(dollars: number): string {
  return `${dollars < 0 ? MINUS : '+'}A$${figures.format(Math.abs(dollars))}`;
}

/** Returns sums in dollars: `moneyOut` is negative, and `net` is `moneyIn` plus `moneyOut`. */
export function totalsOf(rows: readonly Pick<Transaction, 'amount'>[]): {
  moneyIn: number;
  moneyOut: number;
  net: number;
} {
  const dollars = rows.map(({ amount }) => dollarsOf(amount));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    moneyIn: sum(dollars.filter((value) => value > 0)),
    moneyOut: sum(dollars.filter((value) => value < 0)),
    net: sum(dollars),
  };
}
