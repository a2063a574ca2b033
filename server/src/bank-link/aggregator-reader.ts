import * as v from 'valibot';

/** Number of records per request, which is the aggregator's maximum. */
const PAGE = 500;
/** Limit of 20,000 transactions of one account in a year; more pages mean a fault of the aggregator. */
const MAX_PAGES = 40;
/** Maximum number of accounts of a connection; more are skipped. */
const MAX_ACCOUNTS = 100;
/** Maximum of a balance, in cents: ten billion dollars. */
const MAX_BALANCE = 1e12;
/** Maximum of a transaction, in cents. It keeps the sum of all transactions that a user can store exact. */
const MAX_AMOUNT = 1e10;
const MAX_TEXT = 300;

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(200));
/** A text of a bank, cut to the maximum length, without characters that PostgreSQL cannot store. */
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
/** Schema of a decimal amount, which is converted to whole cents. */
const money = v.pipe(
  v.object({ amount: v.pipe(v.number(), v.finite()), currency: v.fallback(currency, 'AUD') }),
  v.transform(({ amount, currency: code }) => ({ cents: Math.round(amount * 100), currency: code })),
  v.check(({ cents }) => Math.abs(cents) <= MAX_BALANCE),
);

/**
 * Schema of a time. A time without a time zone is in UTC, as the aggregator's times are. Undefined if the text is no time.
 */
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
/** Percent a year. */
const rate = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined);
const day = v.pipe(v.string(), v.isoDate());

/** An account, as `Account` of Yodlee's API 1.1 (github.com/Yodlee/OpenAPI) describes it, with only the fields in use. */
const account = v.object({
  id,
  providerAccountId: id,
  /** Ids of other connections with this account, such as that of the other holder of a joint account. */
  associatedProviderAccountId: v.fallback(v.array(id), []),
  providerName: optionalText,
  CONTAINER: optionalText,
  accountName: optionalText,
  accountNumber: optionalText,
  accountType: optionalText,
  /** `ACTIVE`, `INACTIVE`, `TO_BE_CLOSED`, `CLOSED` or `DELETED`. */
  accountStatus: optionalText,
  includeInNetWorth: v.fallback(v.optional(v.boolean(), true), true),
  /** Balance of a bank account, either available or current. */
  balance: optionalMoney,
  /** Balance of a bank account without its overdraft limit. */
  currentBalance: optionalMoney,
  availableBalance: optionalMoney,
  overDraftLimit: optionalMoney,
  /** Amount that is owed on a card. */
  runningBalance: optionalMoney,
  principalBalance: optionalMoney,
  apr: rate,
  interestRate: rate,
  minimumAmountDue: optionalMoney,
  dueDate: v.fallback(v.optional(day), undefined),
  /** Time at which the aggregator last fetched this account from the bank. */
  lastUpdated: moment,
  dataset: v.fallback(
    v.array(v.object({ name: optionalText, additionalStatus: optionalText, lastUpdated: moment })),
    [],
  ),
});
export type ReadAccount = v.InferOutput<typeof account>;

/** A transaction, as `Transaction` of the same API describes it. */
const transaction = v.object({
  id,
  accountId: id,
  amount: v.pipe(
    money,
    v.check(({ cents }) => Math.abs(cents) <= MAX_AMOUNT),
  ),
  baseType: v.picklist(['CREDIT', 'DEBIT']),
  category: optionalText,
  /** `INCOME`, `EXPENSE`, `TRANSFER`, `LOAN`, `UNCATEGORIZE` or `DEFERRED_COMPENSATION`. */
  categoryType: optionalText,
  /** The merchant category code (ISO 18245), of Australian banks. */
  sourceMerchantCategoryCode: optionalText,
  /** Biller of a BPAY payment. */
  sourceBillerName: optionalText,
  sourceBillerCode: optionalText,
  description: v.fallback(v.object({ original: optionalText, simple: optionalText }), { original: '', simple: '' }),
  merchant: v.fallback(v.object({ name: optionalText }), { name: '' }),
  date: day,
  /** `POSTED`, `CLEARED`, `PENDING`, `SCHEDULED` or `FAILED`. */
  status: v.fallback(v.pipe(v.string(), v.toUpperCase()), 'POSTED'),
});
export type ReadTransaction = v.InferOutput<typeof transaction>;

/** Readable records of a list, with the number of unreadable ones. */
export interface ReadableRecords<T> {
  readonly records: T[];
  readonly skipped: number;
}
/**
 * Minimum number of unreadable records that is treated as an unknown format if no record is readable. A lower number is
 * treated as individual bad records.
 */
const OTHER_FORMAT = 3;

/** Returns the schema of a list that skips and counts malformed records. */
function recordsOf<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.optional(v.array(v.unknown()), []),
    v.transform((list): ReadableRecords<v.InferOutput<S>> => {
      const results = list.map((one) => v.safeParse(schema, one));
      const records = results.flatMap((result) => (result.success ? [result.output] : []));
      return { records, skipped: list.length - records.length };
    }),
    v.check(({ records, skipped }) => records.length > 0 || skipped < OTHER_FORMAT, 'no record can be read'),
  );
}

const accounts = recordsOf(account);
const transactions = recordsOf(transaction);
/** The response to a request for accounts. */
export const accountsResponse = v.object({ account: accounts });
const transactionsResponse = v.object({ transaction: transactions });

/** Reads accounts in the shape of the aggregator's API. */
export const readAccounts = (list: unknown[]): ReadableRecords<ReadAccount> => v.parse(accounts, list);
/** Reads transactions in the shape of the aggregator's API. */
export const readTransactions = (list: unknown[]): ReadableRecords<ReadTransaction> => v.parse(transactions, list);

export interface ReaderResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** Reads accounts and transactions of one user with one token. Rejects with the error that `fail` creates. */
export interface AggregatorReader {
  /** Reads the accounts of one connection; none if the aggregator no longer has the connection. */
  readonly accounts: (providerAccountId: string) => Promise<ReadableRecords<ReadAccount>>;
  /** Reads all pages of an account's transactions between two days, inclusive. */
  readonly transactions: (
    accountId: string,
    fromDate: string,
    toDate: string,
  ) => Promise<ReadableRecords<ReadTransaction>>;
}

/** Creates a reader of one user's data. `get` requests a path of the aggregator's API as that user. */
export function createAggregatorReader(
  get: (path: string) => Promise<ReaderResponse>,
  fail: (cause: Error) => Error,
): AggregatorReader {
  function parse<const S extends v.GenericSchema>(response: ReaderResponse, schema: S): v.InferOutput<S> {
    const result = v.safeParse(schema, response.body);
    if (!response.ok) throw fail(new Error(`reading bank data failed with ${response.status}`));
    if (result.success) return result.output;
    // The message names only the path of the malformed value, because the value itself is personal.
    throw fail(new Error(`bank data is malformed at ${v.getDotPath(result.issues[0]) ?? 'its root'}`));
  }

  return {
    accounts: async (providerAccountId) => {
      const query = new URLSearchParams({ providerAccountId });
      const response = await get(`/accounts?${query.toString()}`);
      // The aggregator responds with an error to a connection that it no longer has.
      if (response.status === 400 || response.status === 404) return { records: [], skipped: 0 };
      const { records, skipped } = parse(response, accountsResponse).account;
      return { records: records.slice(0, MAX_ACCOUNTS), skipped: skipped + Math.max(0, records.length - MAX_ACCOUNTS) };
    },
    transactions: async (accountId, fromDate, toDate) => {
      const all: ReadTransaction[] = [];
      let skipped = 0;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({
          accountId,
          fromDate,
          toDate,
          skip: String(page * PAGE),
          top: String(PAGE),
        });
        const response = await get(`/transactions?${query.toString()}`);
        const { transaction: found } = parse(response, transactionsResponse);
        all.push(...found.records);
        skipped += found.skipped;
        if (found.records.length + found.skipped < PAGE) return { records: all, skipped };
      }
      throw fail(new Error(`an account has more than ${MAX_PAGES * PAGE} transactions`));
    },
  };
}
