import { CARD_PAYMENT_DAY, fractionFromHash, type SandboxAccount } from './sample-accounts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A payday in days since 1970; all other paydays are whole fortnights away. */
const FIRST_PAY_DAY = Date.UTC(2025, 0, 2) / DAY_MS;
/** Maximum number of days in a response. */
const DAYS_MAX = 366;

/** A repeated transaction. Its amount in AUD, negative for a debit, varies by up to the fraction `vary`. */
type Rule = readonly [
  description: string,
  /** Name of a fictional merchant; empty for a transaction without a merchant. */
  merchant: string,
  category: string,
  amount: number,
  vary: number,
  on: (date: Date, day: number) => boolean,
];

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
  ['Salary', '', 'Salary/Regular Income', 2_940, 0, (_date, day) => (day - FIRST_PAY_DAY) % 14 === 0],
  ['Rent', 'Harbour Lane Rentals', 'Rent', -2_150, 0, dayOfMonth(1)],
  ['Electricity', 'Southern Cross Energy', 'Utilities', -165, 0.3, dayOfMonth(20)],
  ['Mobile and internet', 'Kookaburra Mobile', 'Telephone Services', -89, 0, dayOfMonth(12)],
  ['Health cover', 'Red Gum Health Cover', 'Healthcare/Medical', -118, 0, dayOfMonth(5)],
  ['Groceries', 'Wattle Street Grocer', 'Groceries', -96, 0.4, weekday(TUESDAY, SATURDAY)],
  ['Train and bus', 'City Transit', 'Travel', -24, 0.2, weekday(SUNDAY)],
];
const card: readonly Rule[] = [
  ['Dinner out', 'Lantern Noodle Bar', 'Restaurants', -58, 0.5, weekday(FRIDAY)],
  ['Streaming', 'Billabong Stream', 'Entertainment/Recreation', -17.99, 0, dayOfMonth(9)],
  ['Card payment', '', 'Credit Card Payments', 270, 0.1, dayOfMonth(CARD_PAYMENT_DAY)],
];
const byType: Record<string, readonly Rule[]> = {
  CHECKING: everyday,
  CREDIT: card,
  SAVINGS: [['Interest', '', 'Interest Income', 31, 0.2, dayOfMonth(28)]],
  MORTGAGE: [['Repayment', '', 'Mortgage', 2_480, 0, dayOfMonth(15)]],
  SUPER_ANNUATION: [['Employer contribution', '', 'Retirement Contributions', 705, 0, dayOfMonth(28)]],
};

/**
 * Returns an account's transactions between two days, inclusive, newest first. Computes the transactions from the arguments
 * alone, so that repeated calls are consistent.
 */
export function buildSandboxTransactions(account: SandboxAccount, fromDate: string, toDate: string) {
  const last = Date.parse(toDate) / DAY_MS;
  const first = Math.max(Date.parse(fromDate) / DAY_MS, last - DAYS_MAX);
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_day, back) => last - back);
  return days.flatMap((day) => {
    const date = new Date(day * DAY_MS);
    const iso = date.toISOString().slice(0, 10);
    const due = (byType[account.accountType] ?? []).filter(([, , , , , isOn]) => isOn(date, day));
    return due.map(([description, merchant, category, mean, vary]) => {
      const amount = Math.abs(mean) * (1 + vary * (2 * fractionFromHash(account.id, iso, description) - 1));
      return {
        CONTAINER: account.CONTAINER,
        id: `${account.id}-${iso}-${description.toLowerCase().replaceAll(' ', '-')}`,
        accountId: account.id,
        amount: { amount: Math.round(amount * 100) / 100, currency: 'AUD' },
        baseType: mean < 0 ? 'DEBIT' : 'CREDIT',
        category,
        description: { original: description },
        ...(merchant !== '' && { merchant: { name: merchant } }),
        status: 'POSTED',
        date: iso,
      };
    });
  });
}
