import * as v from 'valibot';
import { cents } from './money-measures';

/** Categories of transactions. `transfer`, between a user's own accounts, is neither income nor spending. */
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
  'family',
  'entertainment',
  'shopping',
  'fees',
  'loan',
  'other',
] as const;
export const moneyCategory = v.picklist(moneyCategories);
export type MoneyCategory = v.InferOutput<typeof moneyCategory>;

/** ISO 4217, such as `AUD`. */
const currency = v.string();
/** `2026-11-23`. */
const day = v.pipe(v.string(), v.isoDate());

/** Reason for a category. `value` is the merchant, the bank's category, or the kind or match of an account. */
export const categoryReason = v.object({
  kind: v.picklist(['correction', 'merchant', 'bank_category', 'account', 'match', 'likely_match', 'none']),
  value: v.string(),
});
export type CategoryReason = v.InferOutput<typeof categoryReason>;

export const accountKinds = [
  'everyday',
  'savings',
  'credit_card',
  'home_loan',
  'other_loan',
  'super',
  'shares',
  'home',
  'car',
  'other',
] as const;
export const accountKind = v.picklist(accountKinds);
export type AccountKind = v.InferOutput<typeof accountKind>;

export const moneyAccount = v.object({
  id: v.string(),
  /** Id of the bank link; null for a manual account. */
  link_id: v.nullable(v.string()),
  /** Source of the data: a linked bank, a file of a bank, or manual entry. */
  source: v.optional(v.picklist(['link', 'import', 'manual']), 'link'),
  /** Kind of a manual or imported account. */
  kind: v.optional(v.nullable(accountKind), null),
  /** Name of the bank; empty for an account that the user entered by hand. */
  institution: v.string(),
  name: v.string(),
  masked_number: v.string(),
  /** Type of the account in the aggregator's terms, such as `SAVINGS`. */
  type: v.string(),
  /** True for shares, funds and superannuation. */
  is_investment: v.optional(v.boolean()),
  /** A liability reduces the net position; `other` accounts are not counted. */
  side: v.picklist(['asset', 'liability', 'other']),
  currency,
  /** Balance, or the debt of a liability. Null if the bank sent no balance. */
  balance_cents: v.nullable(cents),
  /** Day of the balance of a manual account; null for linked accounts, whose balance dates from the last update. */
  balance_on: v.optional(v.nullable(day), null),
  /** True if the account counts in the net position and in the measures. */
  is_counted: v.optional(v.boolean(), true),
  /** Reason why the balance counts in no sum, else null. `duplicate`: another bank login contains the account too. */
  left_out: v.optional(v.nullable(v.picklist(['closed', 'inactive', 'excluded', 'duplicate'])), null),
  /**
   * Linked account that a manual account duplicates. Transactions of the manual account count only on days without linked
   * data, and never while `status` is `asked`.
   */
  same_as: v.optional(
    v.nullable(v.object({ account_id: v.string(), status: v.picklist(['found', 'asked', 'same']) })),
    null,
  ),
  /** ISO time at which the bank reported the balance; null if unknown. */
  as_of: v.optional(v.nullable(v.string()), null),
});
export type MoneyAccount = v.InferOutput<typeof moneyAccount>;

/** Net position in one currency: amounts of different currencies are never added. */
export const netPosition = v.object({ currency, assets_cents: cents, liabilities_cents: cents, net_cents: cents });
export type NetPosition = v.InferOutput<typeof netPosition>;

/** `unavailable`: the aggregator or bank did not respond; `consent`: the bank must be connected again. */
export const refreshFailure = v.picklist(['unavailable', 'consent']);
export type RefreshFailure = v.InferOutput<typeof refreshFailure>;

/** Result of a request for new bank data. `recent`: the last was minutes ago; `input`: the bank needs user input. */
export const bankAsked = v.picklist(['done', 'recent', 'input', 'running', 'failed']);
export type BankAsked = v.InferOutput<typeof bankAsked>;

/** Age of the data of a bank connection. The older data remain if an update fails. */
export const moneyUpdate = v.object({
  link_id: v.string(),
  institution: v.string(),
  /** ISO time at which the bank provided the oldest of the figures. Null before the first update. */
  updated_at: v.nullable(v.string()),
  /** ISO time of the last fetch of the figures from the aggregator. */
  read_at: v.optional(v.nullable(v.string()), null),
  failure: v.nullable(refreshFailure),
  /** True if the bank has sent no data for some days. */
  is_stale: v.optional(v.boolean(), false),
  /** Number of the bank's records that could not be read. */
  skipped: v.optional(v.number(), 0),
  /** Result of the request to the bank, in a response to POST /money/refresh; null in every other response. */
  asked: v.optional(v.nullable(bankAsked), null),
});
export type MoneyUpdate = v.InferOutput<typeof moneyUpdate>;

/** GET /money/accounts, and POST /money/refresh. */
export const moneyOverview = v.object({
  accounts: v.array(moneyAccount),
  net: v.array(netPosition),
  updates: v.array(moneyUpdate),
  /** True if this server can link banks; otherwise pages do not offer to connect a bank. */
  can_link: v.boolean(),
  /** States if a user without bank or file data still has goals or a budget; absent if the user has neither. */
  kept: v.optional(v.object({ goals: v.boolean(), budget: v.boolean() })),
});
export type MoneyOverview = v.InferOutput<typeof moneyOverview>;

const isNoTransfer = (category: MoneyCategory): category is Exclude<MoneyCategory, 'transfer'> =>
  category !== 'transfer';
/** Categories for parts of a payment: a transfer between own accounts cannot be split. */
export const partCategories = moneyCategories.filter(isNoTransfer);
/** A part of a payment that the user split. Its amount has the sign of the payment. */
export const splitPart = v.object({ category: v.picklist(partCategories), amount_cents: cents });
export type SplitPart = v.InferOutput<typeof splitPart>;

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
  /** True if the user chose the category for only this transaction. */
  only_this: v.optional(v.boolean()),
  /** Note of the user; absent without a note. */
  note: v.optional(v.string()),
  /** Parts that count instead of the payment and add up to its amount; absent for an unsplit payment. */
  split: v.optional(v.array(splitPart)),
  /** Parts that no longer count, because the bank has changed the amount; usually absent. */
  lost_split: v.optional(v.array(splitPart)),
  /** Tags that the user added; absent without tags. */
  tags: v.optional(v.array(v.string())),
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
/** Position in the list of transactions: the day and the id of a transaction. */
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  v.check((value) => isDay(value.slice(0, '2026-11-23'.length))),
);

export const MAX_TAG = 30;

/** GET /money/transactions: newest first; `before` is the `next` of the previous page. The other fields filter the list. */
export const moneyTransactionsQuery = v.object({
  limit: numeral(200, 50),
  before: v.optional(cursor),
  /** Part of description or merchant name, ignoring case, or an amount: `73.11`, or `73` for 73 dollars and any cents. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  account: v.optional(v.pipe(v.string(), v.uuid())),
  category: v.optional(moneyCategory),
  tag: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TAG))),
  /** Adds `totals`, `months` and `tags` to the first page. */
  include: v.optional(v.literal('totals')),
});

/** A page of transactions. The first page has `totals`, `months` (newest first) and `tags` if requested. */
export const moneyTransactions = v.object({
  transactions: v.array(moneyTransaction),
  next: v.nullable(v.string()),
  totals: v.optional(v.object({ income_cents: cents, spent_cents: cents, count: v.number() })),
  /** `2026-11`. */
  months: v.optional(v.array(v.string())),
  tags: v.optional(v.array(v.string())),
});
export type MoneyTransactions = v.InferOutput<typeof moneyTransactions>;

/** GET /money/spending: Australian dollars only, the newest month first; a month without transactions is left out. */
export const moneySpendingQuery = v.object({ months: numeral(12, 6) });
export const moneySpending = v.object({
  months: v.array(
    v.object({
      /** `2026-11`. */
      month: v.string(),
      /** True if the month is over and older transactions exist: only such months can be compared. */
      is_complete: v.optional(v.boolean(), false),
      /** Income without one-off income. */
      income_cents: cents,
      /** Income with the monthly average of regular pay, not the actual two or three pays; absent if equal. */
      usual_income_cents: v.optional(cents),
      /** One-off income, such as an inheritance; absent without such income. */
      one_off_cents: v.optional(cents),
      /** Spending without transfers, less refunds. */
      spent_cents: cents,
      /** Spending by category, the largest sum first. */
      categories: v.array(v.object({ category: moneyCategory, spent_cents: cents, count: v.number() })),
    }),
  ),
});
export type MoneySpending = v.InferOutput<typeof moneySpending>;
