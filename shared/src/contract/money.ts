import * as v from 'valibot';
import type { ApiCall } from './api-call';

/** What money was for. `transfer` moves money between a person's own accounts; it is neither income nor spending. */
export const moneyCategories = [
  'income',
  'transfer',
  'housing',
  'utilities',
  'groceries',
  'eating_out',
  'transport',
  'health',
  'insurance',
  'entertainment',
  'shopping',
  'fees',
  'loan',
  'other',
] as const;
export const moneyCategory = v.picklist(moneyCategories);
export type MoneyCategory = v.InferOutput<typeof moneyCategory>;

/** Integers of cents. */
const cents = v.pipe(v.number(), v.safeInteger());
/** ISO 4217, such as `AUD`. */
const currency = v.string();
/** `2026-11-23`. */
const day = v.pipe(v.string(), v.isoDate());

/** A category with its reason: `value` is the merchant, the bank's own category, or the kind of account or entry. */
export const categoryReason = v.object({
  kind: v.picklist(['correction', 'merchant', 'bank_category', 'account', 'none']),
  value: v.string(),
});
export type CategoryReason = v.InferOutput<typeof categoryReason>;

export const moneyAccount = v.object({
  id: v.string(),
  /** Of the bank link. */
  link_id: v.string(),
  institution: v.string(),
  name: v.string(),
  masked_number: v.string(),
  /** The aggregator's word, such as `SAVINGS`. */
  type: v.string(),
  /** What is owed counts against the net position; `other` counts in neither. */
  side: v.picklist(['asset', 'liability', 'other']),
  currency,
  /** Of a liability, what is owed. Null when the bank gave none. */
  balance_cents: v.nullable(cents),
});
export type MoneyAccount = v.InferOutput<typeof moneyAccount>;

/** One sum for each currency: amounts of different ones are never added. */
export const netPosition = v.object({ currency, assets_cents: cents, liabilities_cents: cents, net_cents: cents });
export type NetPosition = v.InferOutput<typeof netPosition>;

/** `unavailable`: the aggregator or bank did not respond; `consent`: the bank must be connected again. */
export const refreshFailure = v.picklist(['unavailable', 'consent']);
export type RefreshFailure = v.InferOutput<typeof refreshFailure>;

/** How recent the figures of one connection are. After a failure they are those of `updated_at`. */
export const moneyUpdate = v.object({
  link_id: v.string(),
  institution: v.string(),
  /** ISO; null before the first. */
  updated_at: v.nullable(v.string()),
  failure: v.nullable(refreshFailure),
});
export type MoneyUpdate = v.InferOutput<typeof moneyUpdate>;

/** GET /money/accounts, and POST /money/refresh. */
export const moneyOverview = v.object({
  accounts: v.array(moneyAccount),
  net: v.array(netPosition),
  updates: v.array(moneyUpdate),
  /** Whether this server links banks; where it does not, nothing invites to it. Servers before this field do not say. */
  can_link: v.optional(v.boolean(), true),
});
export type MoneyOverview = v.InferOutput<typeof moneyOverview>;

export const moneyTransaction = v.object({
  id: v.string(),
  account_id: v.string(),
  date: day,
  /** Negative for money that left the account. */
  amount_cents: cents,
  currency,
  description: v.string(),
  merchant: v.string(),
  is_pending: v.boolean(),
  category: moneyCategory,
  reason: categoryReason,
});
export type MoneyTransaction = v.InferOutput<typeof moneyTransaction>;

const numeral = (max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
      v.maxValue(max),
    ),
    fallback,
  );

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, text.length) === text;
/** The day and the id of a transaction. */
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  v.check((value) => isDay(value.slice(0, '2026-11-23'.length))),
);

/** GET /money/transactions: newest first; `before` is the `next` of the previous page. */
export const moneyTransactionsQuery = v.object({
  limit: numeral(200, 50),
  before: v.optional(cursor),
});
export const moneyTransactions = v.object({ transactions: v.array(moneyTransaction), next: v.nullable(v.string()) });
export type MoneyTransactions = v.InferOutput<typeof moneyTransactions>;

/** GET /money/spending: Australian dollars only, the newest month first; a month without transactions is left out. */
export const moneySpendingQuery = v.object({ months: numeral(12, 6) });
export const moneySpending = v.object({
  months: v.array(
    v.object({
      /** `2026-11`. */
      month: v.string(),
      /** The month is over, and transactions reach back before it: only such months can be compared. */
      is_complete: v.optional(v.boolean(), false),
      income_cents: cents,
      /** Without transfers; refunds are taken off. */
      spent_cents: cents,
      /** The largest first. */
      categories: v.array(v.object({ category: moneyCategory, spent_cents: cents, count: v.number() })),
    }),
  ),
});
export type MoneySpending = v.InferOutput<typeof moneySpending>;

/** Complete months that measures need. */
export const MIN_MEASURED_MONTHS = 3;

/**
 * GET /money/measures: what linked banks show of a person's finances, in Australian dollars. A figure that cannot be known
 * is null; without `MIN_MEASURED_MONTHS` complete months in a row up to the last one, all are.
 */
export const moneyMeasures = v.object({
  /** Those that were measured, the newest first; fewer than needed when there is too little data. */
  months: v.array(v.string()),
  /** Means of these months; without transfers, and refunds are taken off what was spent. */
  income_cents: v.nullable(cents),
  spent_cents: v.nullable(cents),
  /** What was spent, in percent of income. */
  spent_percent: v.nullable(v.number()),
  /** How many months of spending the money in bank accounts covers; superannuation and investments do not count. */
  covered_months: v.nullable(v.number()),
  /** How many days of spending the money in everyday accounts covers, before savings are needed. */
  buffer_days: v.nullable(v.number()),
});
export type MoneyMeasures = v.InferOutput<typeof moneyMeasures>;

/** PUT /money/transactions/:id/category: for all transactions of the same merchant, past and future; null undoes it. */
export const categoryCorrection = v.object({ category: v.nullable(moneyCategory) });
export const correctedMerchant = v.object({
  merchant: v.string(),
  category: moneyCategory,
  /** How many transactions have it now. */
  transactions: v.number(),
});
export type CorrectedMerchant = v.InferOutput<typeof correctedMerchant>;

/**
 * How long the server works at most on one `refresh`, all banks of a user together, in milliseconds. Clients wait longer,
 * so that it is the server that reports the time-out.
 */
export const REFRESH_LIMIT_MS = 50_000;

export const moneyCalls = {
  overview: { method: 'GET', path: '/money/accounts', response: moneyOverview },
  refresh: { method: 'POST', path: '/money/refresh', response: moneyOverview },
  transactions: {
    method: 'GET',
    path: '/money/transactions',
    query: moneyTransactionsQuery,
    response: moneyTransactions,
  },
  spending: { method: 'GET', path: '/money/spending', query: moneySpendingQuery, response: moneySpending },
  measures: { method: 'GET', path: '/money/measures', response: moneyMeasures },
  correct: {
    method: 'PUT',
    path: '/money/transactions/:id/category',
    params: v.object({ id: v.string() }),
    body: categoryCorrection,
    response: correctedMerchant,
  },
} as const satisfies Record<string, ApiCall>;
