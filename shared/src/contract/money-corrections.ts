import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { lineOfText } from './fields';
import { moneyCategory, splitPart } from './money';

/**
 * PUT /money/transactions/:id/category: for all transactions of the same merchant, past and future; null undoes it. Other transactions
 * with a category of their own (`only_this`) keep it.
 */
export const categoryCorrection = v.object({
  category: v.nullable(moneyCategory),
  /** True for a category of this transaction alone. */
  only_this: v.optional(v.boolean()),
});
export const correctedMerchant = v.object({
  merchant: v.string(),
  category: moneyCategory,
  /** Number of transactions that have the category now. */
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

/** Maximum number of parts of a payment. */
export const MAX_PARTS = 20;
/**
 * PUT /money/transactions/:id/split: at least two parts whose amounts have the sign of the payment and add up to it; none joins the payment
 * again.
 */
export const transactionSplit = v.object({
  parts: v.pipe(
    v.array(splitPart),
    v.maxLength(MAX_PARTS, 'Too many parts'),
    v.check(({ length }) => length !== 1, 'At least two parts'),
  ),
});

export const moneyCorrectionCalls = {
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
  split: {
    method: 'PUT',
    path: '/money/transactions/:id/split',
    params: v.object({ id: v.string() }),
    body: transactionSplit,
  },
} as const satisfies Record<string, ApiCall>;
