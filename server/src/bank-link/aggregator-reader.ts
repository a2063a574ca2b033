import * as v from 'valibot';
import type { BankAsked } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { refreshConnection, type AggregatorCall, type AggregatorResponse } from './refresh-connection';

/** Number of records per request, which is the aggregator's maximum. */
const PAGE = 500;
/**
 * Maximum number of requests for an account's transactions. More than 20,000 transactions mean a fault of the aggregator.
 */
const MAX_PAGES = 40;
/** Maximum number of accounts of a connection; further accounts are skipped. */
const MAX_ACCOUNTS = 100;
/** Maximum of a balance, in cents. */
const MAX_BALANCE = 1e12;
/** Maximum of a transaction in cents, for which the sum of a user's transactions stays exact. */
const MAX_AMOUNT = 1e10;
const MAX_TEXT = 300;

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(200));
/**
 * Schema of a bank's text, which cuts the text to the maximum length and removes characters that PostgreSQL cannot store.
 */
const bankText = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .replace(/[\u0000\p{Surrogate}]/gu, '')
      .trim()
      .slice(0, MAX_TEXT),
  ),
);
const optionalText = v.fallback(bankText, '');
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** Schema that converts a decimal amount to cents. */
const money = v.pipe(
  v.object({ amount: v.pipe(v.number(), v.finite()), currency: v.fallback(currency, 'AUD') }),
  v.transform(({ amount, currency: code }) => ({ cents: Math.round(amount * 100), currency: code })),
  v.check(({ cents }) => Math.abs(cents) <= MAX_BALANCE),
);

/** Schema of a time. A time without a time zone is read as UTC, the aggregator's zone; unreadable text as undefined. */
const moment = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || text.length === 10 ? text : `${text}Z`)),
      v.check((time) => !Number.isNaN(time.getTime())),
    ),
  ),
  undefined,
);
const optionalMoney = v.fallback(v.optional(money), undefined);
/** Interest in percent a year. */
const rate = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined);
const day = v.pipe(v.string(), v.isoDate());

/** An account as in Yodlee's API 1.1 (github.com/Yodlee/OpenAPI), with the fields in use. */
const account = v.object({
  id,
  providerAccountId: id,
  /** Ids of further connections that contain this account, such as the connection of a joint account's other holder. */
  associatedProviderAccountId: v.fallback(v.array(id), []),
  providerName: optionalText,
  CONTAINER: optionalText,
  accountName: optionalText,
  accountNumber: optionalText,
  accountType: optionalText,
  accountStatus: optionalText,
  includeInNetWorth: v.fallback(v.optional(v.boolean(), true), true),
  /** Balance of a bank account, available or current. */
  balance: optionalMoney,
  /** Balance without the overdraft limit. */
  currentBalance: optionalMoney,
  availableBalance: optionalMoney,
  overDraftLimit: optionalMoney,
  /** Amount owed on a card. */
  runningBalance: optionalMoney,
  principalBalance: optionalMoney,
  apr: rate,
  interestRate: rate,
  minimumAmountDue: optionalMoney,
  dueDate: v.fallback(v.optional(day), undefined),
  /** Time of the aggregator's last fetch from the bank. */
  lastUpdated: moment,
  dataset: v.fallback(
    v.array(v.object({ name: optionalText, additionalStatus: optionalText, lastUpdated: moment })),
    [],
  ),
});
export type AggregatorAccount = v.InferOutput<typeof account>;

/** A transaction as in Yodlee's API 1.1, with the fields in use. */
const transaction = v.object({
  id,
  accountId: id,
  amount: v.pipe(
    money,
    v.check(({ cents }) => Math.abs(cents) <= MAX_AMOUNT),
  ),
  baseType: v.picklist(['CREDIT', 'DEBIT']),
  category: optionalText,
  categoryType: optionalText,
  /** Merchant category code (ISO 18245). */
  sourceMerchantCategoryCode: optionalText,
  sourceBillerName: optionalText,
  sourceBillerCode: optionalText,
  description: v.fallback(v.object({ original: optionalText, simple: optionalText }), { original: '', simple: '' }),
  merchant: v.fallback(v.object({ name: optionalText }), { name: '' }),
  date: day,
  status: v.fallback(v.pipe(v.string(), v.toUpperCase()), 'POSTED'),
});
export type AggregatorTransaction = v.InferOutput<typeof transaction>;

/** Readable records of a list, with the number of unreadable ones. */
export interface ReadableRecords<T> {
  readonly records: T[];
  readonly skipped: number;
}
/** Number of unreadable records from which a list without any readable record counts as an unknown format. */
const OTHER_FORMAT = 3;

/** Returns the schema of a list that skips and counts malformed records. */
function recordsOf<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.optional(v.array(v.unknown()), []),
    v.transform((list): ReadableRecords<v.InferOutput<S>> => {
      const results = list.map((record) => v.safeParse(schema, record));
      const records = results.flatMap((result) => (result.success ? [result.output] : []));
      return { records, skipped: list.length - records.length };
    }),
    v.check(({ records, skipped }) => records.length > 0 || skipped < OTHER_FORMAT, 'no record can be read'),
  );
}

const accounts = recordsOf(account);
const transactions = recordsOf(transaction);
const accountsResponse = v.object({ account: accounts });
const transactionsResponse = v.object({ transaction: transactions });

export const parseAccounts = (list: unknown[]): ReadableRecords<AggregatorAccount> => v.parse(accounts, list);
export const parseTransactions = (list: unknown[]): ReadableRecords<AggregatorTransaction> =>
  v.parse(transactions, list);

/** Returns the error for an aggregator that does not respond as expected. */
export function aggregatorUnavailableError(cause?: unknown): ApiError {
  const error = new ApiError(
    503,
    'The bank connection service is not available just now. Please try again in a moment.',
    { headers: { 'retry-after': '5' } },
  );
  error.cause = cause;
  return error;
}

/** True for the status of the aggregator's response about an unknown id or a removed connection. */
export const isNotFoundResponse = ({ status }: AggregatorResponse): boolean => status === 400 || status === 404;

/** Returns the part of a response that `schema` describes. Throws a 503 for a failure or a malformed response. */
export function parseResponse<const S extends v.GenericSchema>(
  { ok, status, body }: AggregatorResponse,
  schema: S,
): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (ok && result.success) return result.output;
  // The message names only the path of the malformed value, because the value is personal.
  const place = result.success ? '' : `, malformed at ${v.getDotPath(result.issues[0]) ?? 'its root'}`;
  throw aggregatorUnavailableError(new Error(`the aggregator responded with ${status}${place}`));
}

/** A filter for connections: one connection, or those of a widget request (`requestId`). An empty filter matches all. */
export interface ConnectionFilter {
  readonly requestId?: string;
  readonly providerAccountId?: string;
}

/** A reader of one user's data at the aggregator. Its functions reject with a 503 if the aggregator fails. */
export interface AggregatorReader {
  /** Reads the accounts of connections; resolves to an empty list for a removed connection. */
  readonly accounts: (filter: ConnectionFilter) => Promise<ReadableRecords<AggregatorAccount>>;
  /** Reads an account's transactions between two days, inclusive. */
  readonly transactions: (
    accountId: string,
    fromDate: string,
    toDate: string,
  ) => Promise<ReadableRecords<AggregatorTransaction>>;
  /** Makes the aggregator fetch new data from the bank (`refreshConnection`). */
  readonly ask: (providerAccountId: string) => Promise<BankAsked>;
}

/** Creates a reader. `request` sends a request for a path of the aggregator's API with the user's token. */
export function createAggregatorReader(request: AggregatorCall): AggregatorReader {
  return {
    accounts: async (filter) => {
      const query = new URLSearchParams({ ...filter });
      const response = await request('GET', `/accounts?${query.toString()}`);
      if (isNotFoundResponse(response)) return { records: [], skipped: 0 };
      const { records, skipped } = parseResponse(response, accountsResponse).account;
      return { records: records.slice(0, MAX_ACCOUNTS), skipped: skipped + Math.max(0, records.length - MAX_ACCOUNTS) };
    },
    transactions: async (accountId, fromDate, toDate) => {
      const all: AggregatorTransaction[] = [];
      let skipped = 0;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({
          accountId,
          fromDate,
          toDate,
          skip: String(page * PAGE),
          top: String(PAGE),
        });
        const response = await request('GET', `/transactions?${query.toString()}`);
        const { transaction: found } = parseResponse(response, transactionsResponse);
        all.push(...found.records);
        skipped += found.skipped;
        if (found.records.length + found.skipped < PAGE) return { records: all, skipped };
      }
      throw aggregatorUnavailableError(new Error(`an account has more than ${MAX_PAGES * PAGE} transactions`));
    },
    ask: async (providerAccountId) => refreshConnection(request, providerAccountId),
  };
}
