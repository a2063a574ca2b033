import { createHash } from 'node:crypto';
import type { SectionTexts } from '../../translations';
import type { SandboxLink } from '../schema';

/** A fictional bank of the sandbox. Every user has one account of each kind in `kinds` there. */
export interface Institution {
  readonly id: number;
  readonly name: string;
  readonly about: keyof SectionTexts<'bank-widget'>['about'];
  readonly kinds: readonly (keyof typeof sandboxAccountTemplates)[];
}

/** Fictional institutions, except `Dag Site`, which is the name of the aggregator's own test site. */
export const institutions: readonly Institution[] = [
  { id: 16441, name: 'Dag Site', about: 'test', kinds: ['everyday', 'saver', 'card'] },
  { id: 20101, name: 'Banksia Mutual', about: 'mutual', kinds: ['everyday', 'saver'] },
  { id: 20102, name: 'Bilby Bank', about: 'online', kinds: ['everyday', 'saver', 'card'] },
  { id: 20103, name: 'Currawong Credit Union', about: 'members', kinds: ['everyday', 'card'] },
  { id: 20104, name: 'Galah & Sons Savings', about: 'savings', kinds: ['saver'] },
  {
    id: 20105,
    name: 'Lyrebird Home Loans',
    about: 'mortgages',
    kinds: ['everyday', 'mortgage'],
  },
  { id: 20106, name: 'Numbat Super', about: 'super', kinds: ['super'] },
  {
    id: 20107,
    name: 'Quokka National',
    about: 'all',
    kinds: ['everyday', 'saver', 'card', 'mortgage'],
  },
];

export function findInstitution(id: number): Institution | undefined {
  return institutions.find((institution) => institution.id === id);
}

/** Kinds of accounts, each with the range of its balances in AUD. */
export const sandboxAccountTemplates = {
  everyday: { container: 'bank', type: 'CHECKING', name: 'Everyday Account', from: 400, to: 5_200 },
  saver: { container: 'bank', type: 'SAVINGS', name: 'Bonus Saver', from: 2_500, to: 38_000 },
  card: { container: 'creditCard', type: 'CREDIT', name: 'Low Rate Card', from: 0, to: 3_400 },
  mortgage: { container: 'loan', type: 'MORTGAGE', name: 'Variable Home Loan', from: 180_000, to: 620_000 },
  super: { container: 'investment', type: 'SUPER_ANNUATION', name: 'Balanced Super', from: 22_000, to: 240_000 },
} as const;

/** Returns a number from 0 to 1 that depends only on the words. */
function fractionFromHash(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 0x1_0000_0000;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
const inDollars = (amount: number) => ({ amount: cents(amount), currency: 'AUD' });

/** Day of the month on which sample users pay their cards, which sample accounts and sample transactions share. */
const CARD_PAYMENT_DAY = 27;
const CARD_RATE = 13.99;
/** Usual minimum payment of an Australian card: the larger of 25 dollars and 2 % of the debt. */
const [LEAST_DUE, LEAST_DUE_PART] = [25, 0.02] as const;

/** Returns the debt of a card and the next due day. */
function cardDetails(owed: number, now: Date) {
  const isPast = now.getUTCDate() > CARD_PAYMENT_DAY;
  const due = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (isPast ? 1 : 0), CARD_PAYMENT_DAY));
  return {
    runningBalance: inDollars(owed),
    minimumAmountDue: inDollars(Math.min(owed, Math.max(LEAST_DUE, owed * LEAST_DUE_PART))),
    dueDate: due.toISOString().slice(0, '2026-11-27'.length),
    apr: CARD_RATE,
  };
}

/** Returns the accounts of a connection as in the aggregator's API, derived from the id of the connection. */
export function buildSandboxAccounts({ providerAccountId, providerId }: SandboxLink, now: Date) {
  const institution = findInstitution(providerId);
  const lastUpdated = `${now.toISOString().slice(0, '2026-11-29T01:00:00'.length)}Z`;
  return (institution?.kinds ?? []).map((kind, index) => {
    const { container, type, name, from, to } = sandboxAccountTemplates[kind];
    const balance = from + (to - from) * fractionFromHash(providerAccountId, kind, 'balance');
    const digits = 1000 + Math.floor(9000 * fractionFromHash(providerAccountId, kind, 'number'));
    return {
      CONTAINER: container,
      id: providerAccountId * 10 + index,
      providerAccountId,
      providerId: String(providerId),
      providerName: institution?.name ?? '',
      accountName: name,
      accountNumber: `xxxx${digits}`,
      accountType: type,
      accountStatus: 'ACTIVE',
      balance: inDollars(balance),
      ...(container === 'creditCard' && cardDetails(cents(balance), now)),
      lastUpdated,
      dataset: [{ name: 'BASIC_AGG_DATA', additionalStatus: 'AVAILABLE_DATA_RETRIEVED', lastUpdated }],
    };
  });
}
export type SandboxAccount = ReturnType<typeof buildSandboxAccounts>[number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** A payday in days since 1970; all other paydays are whole fortnights away. */
const FIRST_PAY_DAY = Date.UTC(2025, 0, 2) / DAY_MS;
/** Maximum number of days in a response. */
const DAYS_MAX = 366;

/** A repeated transaction. Its amount in AUD, negative for a debit, varies by up to the fraction `vary`. */
type TransactionRule = readonly [
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

const everyday: readonly TransactionRule[] = [
  ['Salary', '', 'Salary/Regular Income', 2_940, 0, (_date, day) => (day - FIRST_PAY_DAY) % 14 === 0],
  ['Rent', 'Harbour Lane Rentals', 'Rent', -2_150, 0, dayOfMonth(1)],
  ['Electricity', 'Southern Cross Energy', 'Utilities', -165, 0.3, dayOfMonth(20)],
  ['Mobile and internet', 'Kookaburra Mobile', 'Telephone Services', -89, 0, dayOfMonth(12)],
  ['Health cover', 'Red Gum Health Cover', 'Healthcare/Medical', -118, 0, dayOfMonth(5)],
  ['Groceries', 'Wattle Street Grocer', 'Groceries', -96, 0.4, weekday(TUESDAY, SATURDAY)],
  ['Train and bus', 'City Transit', 'Travel', -24, 0.2, weekday(SUNDAY)],
];
const card: readonly TransactionRule[] = [
  ['Dinner out', 'Lantern Noodle Bar', 'Restaurants', -58, 0.5, weekday(FRIDAY)],
  ['Streaming', 'Billabong Stream', 'Entertainment/Recreation', -17.99, 0, dayOfMonth(9)],
  ['Card payment', '', 'Credit Card Payments', 270, 0.1, dayOfMonth(CARD_PAYMENT_DAY)],
];
const byType: Record<string, readonly TransactionRule[]> = {
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
