import { CARD_PAYMENT_DAY, fractionFromHash, type SandboxAccount } from './sample-accounts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A payday in days since 1970, from which fortnights are counted. */
const FIRST_PAY_DAY = Date.UTC(2025, 0, 2) / DAY_MS;
/** Maximum number of days in a response. */
const DAYS_MAX = 366;

interface Rule {
  readonly description: string;
  /** Fictional merchant, if the bank names one. */
  readonly merchant?: string;
  readonly category: string;
  readonly base: 'CREDIT' | 'DEBIT';
  /** Mean amount in AUD, from which transactions differ by up to the fraction `vary`. */
  readonly amount: number;
  readonly vary: number;
  readonly on: (date: Date, day: number) => boolean;
}

const weekday =
  (...days: number[]) =>
  (date: Date) =>
    days.includes(date.getUTCDay());
const dayOfMonth =
  (...days: number[]) =>
  (date: Date) =>
    days.includes(date.getUTCDate());
const [SUNDAY, TUESDAY, FRIDAY, SATURDAY] = [0, 2, 5, 6] as const;

const everyday: readonly Rule[] = [
  {
    description: 'Salary',
    category: 'Salary/Regular Income',
    base: 'CREDIT',
    amount: 2_940,
    vary: 0,
    on: (_date, day) => (day - FIRST_PAY_DAY) % 14 === 0,
  },
  {
    description: 'Rent',
    merchant: 'Harbour Lane Rentals',
    category: 'Rent',
    base: 'DEBIT',
    amount: 2_150,
    vary: 0,
    on: dayOfMonth(1),
  },
  {
    description: 'Electricity',
    merchant: 'Southern Cross Energy',
    category: 'Utilities',
    base: 'DEBIT',
    amount: 165,
    vary: 0.3,
    on: dayOfMonth(20),
  },
  {
    description: 'Mobile and internet',
    merchant: 'Kookaburra Mobile',
    category: 'Telephone Services',
    base: 'DEBIT',
    amount: 89,
    vary: 0,
    on: dayOfMonth(12),
  },
  {
    description: 'Health cover',
    merchant: 'Red Gum Health Cover',
    category: 'Healthcare/Medical',
    base: 'DEBIT',
    amount: 118,
    vary: 0,
    on: dayOfMonth(5),
  },
  {
    description: 'Groceries',
    merchant: 'Wattle Street Grocer',
    category: 'Groceries',
    base: 'DEBIT',
    amount: 96,
    vary: 0.4,
    on: weekday(TUESDAY, SATURDAY),
  },
  {
    description: 'Train and bus',
    merchant: 'City Transit',
    category: 'Travel',
    base: 'DEBIT',
    amount: 24,
    vary: 0.2,
    on: weekday(SUNDAY),
  },
];
const card: readonly Rule[] = [
  {
    description: 'Dinner out',
    merchant: 'Lantern Noodle Bar',
    category: 'Restaurants',
    base: 'DEBIT',
    amount: 58,
    vary: 0.5,
    on: weekday(FRIDAY),
  },
  {
    description: 'Streaming',
    merchant: 'Billabong Stream',
    category: 'Entertainment/Recreation',
    base: 'DEBIT',
    amount: 17.99,
    vary: 0,
    on: dayOfMonth(9),
  },
  {
    description: 'Card payment',
    category: 'Credit Card Payments',
    base: 'CREDIT',
    amount: 270,
    vary: 0.1,
    on: dayOfMonth(CARD_PAYMENT_DAY),
  },
];
const byType: Record<string, readonly Rule[]> = {
  CHECKING: everyday,
  CREDIT: card,
  SAVINGS: [
    { description: 'Interest', category: 'Interest Income', base: 'CREDIT', amount: 31, vary: 0.2, on: dayOfMonth(28) },
  ],
  MORTGAGE: [
    { description: 'Repayment', category: 'Mortgage', base: 'CREDIT', amount: 2_480, vary: 0, on: dayOfMonth(15) },
  ],
  SUPER_ANNUATION: [
    {
      description: 'Employer contribution',
      category: 'Retirement Contributions',
      base: 'CREDIT',
      amount: 705,
      vary: 0,
      on: dayOfMonth(28),
    },
  ],
};

/** A transaction as in the aggregator's API. */
export interface SandboxTransaction {
  readonly CONTAINER: SandboxAccount['CONTAINER'];
  readonly id: string;
  readonly accountId: number;
  readonly amount: { readonly amount: number; readonly currency: 'AUD' };
  readonly baseType: Rule['base'];
  readonly category: string;
  readonly description: { readonly original: string };
  readonly merchant?: { readonly name: string };
  readonly status: 'POSTED';
  readonly date: string;
}

/** Returns an account's transactions between two days, inclusive, newest first. Pure, so that calls are consistent. */
export function transactionsOf(account: SandboxAccount, fromDate: string, toDate: string): SandboxTransaction[] {
  const last = Date.parse(toDate) / DAY_MS;
  const first = Math.max(Date.parse(fromDate) / DAY_MS, last - DAYS_MAX);
  const found: SandboxTransaction[] = [];
  for (let day = last; day >= first; day -= 1) {
    const date = new Date(day * DAY_MS);
    const iso = date.toISOString().slice(0, 10);
    for (const rule of byType[account.accountType] ?? []) {
      if (!rule.on(date, day)) continue;
      const amount = rule.amount * (1 + rule.vary * (2 * fractionFromHash(account.id, iso, rule.description) - 1));
      found.push({
        CONTAINER: account.CONTAINER,
        id: `${account.id}-${iso}-${rule.description.toLowerCase().replaceAll(' ', '-')}`,
        accountId: account.id,
        amount: { amount: Math.round(amount * 100) / 100, currency: 'AUD' },
        baseType: rule.base,
        category: rule.category,
        description: { original: rule.description },
        ...(rule.merchant !== undefined && { merchant: { name: rule.merchant } }),
        status: 'POSTED',
        date: iso,
      });
    }
  }
  return found;
}
