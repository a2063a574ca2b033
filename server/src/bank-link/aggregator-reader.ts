import * as v from 'valibot';

/** The most that the aggregator sends at once. */
const PAGE = 500;
/** 20,000 transactions of one account in a year; more is a fault. */
const MAX_PAGES = 40;
const MAX_TEXT = 300;

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(200));
/** A text of a bank: cut to what is stored, without what PostgreSQL does not store. */
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
/** A decimal amount, in cents from here on. */
const money = v.pipe(
  v.object({ amount: v.pipe(v.number(), v.finite()), currency: v.fallback(currency, 'AUD') }),
  v.transform(({ amount, currency: code }) => ({ cents: Math.round(amount * 100), currency: code })),
  v.check(({ cents }) => Number.isSafeInteger(cents)),
);

const account = v.object({
  id,
  providerAccountId: id,
  providerName: optionalText,
  CONTAINER: optionalText,
  accountName: optionalText,
  accountNumber: optionalText,
  accountType: optionalText,
  balance: v.fallback(v.optional(money), undefined),
  dataset: v.fallback(v.array(v.object({ additionalStatus: optionalText })), []),
});
export type ReadAccount = v.InferOutput<typeof account>;

const transaction = v.object({
  id,
  accountId: id,
  amount: money,
  baseType: v.picklist(['CREDIT', 'DEBIT']),
  category: optionalText,
  description: v.fallback(v.object({ original: optionalText, simple: optionalText }), { original: '', simple: '' }),
  merchant: v.fallback(v.object({ name: optionalText }), { name: '' }),
  date: v.pipe(v.string(), v.isoDate()),
  status: v.fallback(v.string(), 'POSTED'),
});
export type ReadTransaction = v.InferOutput<typeof transaction>;

/** The response to a request for accounts. */
export const accountsResponse = v.object({ account: v.optional(v.array(account), []) });
const transactionsResponse = v.object({ transaction: v.optional(v.array(transaction), []) });

export interface Response {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** The accounts and transactions of one person, read with one token. Fails with the error that `fail` makes. */
export interface Reader {
  /** Those of one connection; none when the aggregator no longer has it. */
  readonly accounts: (providerAccountId: string) => Promise<ReadAccount[]>;
  /** All of an account between two days, inclusive; pages are put together. */
  readonly transactions: (accountId: string, fromDate: string, toDate: string) => Promise<ReadTransaction[]>;
}

/** `get` requests a path of the aggregator's API as that person. */
export function createReader(get: (path: string) => Promise<Response>, fail: (cause: Error) => Error): Reader {
  function parse<const S extends v.GenericSchema>(response: Response, schema: S): v.InferOutput<S> {
    const result = v.safeParse(schema, response.body);
    if (!response.ok) throw fail(new Error(`reading bank data failed with ${response.status}`));
    if (result.success) return result.output;
    // The values stay out of the message: they are personal.
    throw fail(new Error(`bank data is malformed at ${v.getDotPath(result.issues[0]) ?? 'its root'}`));
  }

  return {
    accounts: async (providerAccountId) => {
      const query = new URLSearchParams({ providerAccountId });
      const response = await get(`/accounts?${query.toString()}`);
      // The aggregator responds with an error to a connection that it no longer has.
      if (response.status === 400 || response.status === 404) return [];
      return parse(response, accountsResponse).account;
    },
    transactions: async (accountId, fromDate, toDate) => {
      const all: ReadTransaction[] = [];
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
        all.push(...found);
        if (found.length < PAGE) return all;
      }
      throw fail(new Error(`an account has more than ${MAX_PAGES * PAGE} transactions`));
    },
  };
}
