import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { lineOfText } from './fields';
import {
  moneyCategory,
  moneyOverview,
  moneySpending,
  moneySpendingQuery,
  moneyTransactions,
  moneyTransactionsQuery,
} from './money';

/** How long one `refresh` takes at most on the server, in milliseconds. Clients wait longer: it is the server that reports the time-out. */
export const REFRESH_LIMIT_MS = 50_000;

/**
 * PUT /money/transactions/:id/category: for all transactions of the same merchant, past and future; null undoes it. Other transactions
 * with a category of their own (`only_this`) keep it.
 */
export const categoryCorrection = v.object({
  category: v.nullable(moneyCategory),
  /** For this transaction alone. */
  only_this: v.optional(v.boolean()),
});
export const correctedMerchant = v.object({
  merchant: v.string(),
  category: moneyCategory,
  /** How many transactions have it now. */
  transactions: v.number(),
  /** The user's categories before, to restore them; null where there was none. */
  before: v.optional(v.object({ merchant: v.nullable(moneyCategory), only_this: v.nullable(moneyCategory) })),
});
export type CorrectedMerchant = v.InferOutput<typeof correctedMerchant>;

/** GET /money/transactions/:id/merchant: how many transactions a correction of its merchant changes. */
export const transactionMerchant = v.object({ transactions: v.number() });

/** Maximum length of a note. */
export const MAX_NOTE = 200;
/** PUT /money/transactions/:id/note: an empty text deletes the note. */
export const transactionNote = v.object({ note: v.pipe(lineOfText(), v.maxLength(MAX_NOTE, 'Too long')) });

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
  correct: {
    method: 'PUT',
    path: '/money/transactions/:id/category',
    params: v.object({ id: v.string() }),
    body: categoryCorrection,
    response: correctedMerchant,
  },
  merchant: {
    method: 'GET',
    path: '/money/transactions/:id/merchant',
    params: v.object({ id: v.string() }),
    response: transactionMerchant,
  },
  note: {
    method: 'PUT',
    path: '/money/transactions/:id/note',
    params: v.object({ id: v.string() }),
    body: transactionNote,
  },
} as const satisfies Record<string, ApiCall>;
