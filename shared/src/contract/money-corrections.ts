import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { lineOfText, requiredText } from './fields';
import { MAX_TAG, moneyCategory, splitPart } from './money';

/**
 * PUT /money/transactions/:id/category: sets or removes (null) the category of all transactions of the merchant, except
 * transactions with an individual category.
 */
export const categoryCorrection = v.object({
  category: v.nullable(moneyCategory),
  /** True if the category applies to this transaction only. */
  only_this: v.optional(v.boolean()),
});
export const correctedMerchant = v.object({
  merchant: v.string(),
  category: moneyCategory,
  /** Number of transactions that have this category as a result of the correction. */
  transactions: v.number(),
  /** The categories that the user had set before, for an undo; null if the user had set none. */
  before: v.optional(v.object({ merchant: v.nullable(moneyCategory), only_this: v.nullable(moneyCategory) })),
});
export type CorrectedMerchant = v.InferOutput<typeof correctedMerchant>;

/** GET /money/transactions/:id/merchant: number of transactions that a category for their merchant would change. */
export const transactionMerchant = v.object({ transactions: v.number() });

export const MAX_NOTE = 200;
/** PUT /money/transactions/:id/note: an empty text deletes the note. */
export const transactionNote = v.object({ note: v.pipe(lineOfText(), v.maxLength(MAX_NOTE, 'Too long')) });

export const MAX_PARTS = 20;
/** PUT /money/transactions/:id/split: parts that add up to the payment; an empty array removes the split. */
export const transactionSplit = v.object({
  parts: v.pipe(
    v.array(splitPart),
    v.maxLength(MAX_PARTS, 'Too many parts'),
    v.check(({ length }) => length !== 1, 'At least two parts'),
  ),
});

export const MAX_TAGS = 10;
/** Maximum number of transactions that one request may change. */
export const MAX_CHANGED = 500;
const tag = requiredText('Required', MAX_TAG, 'Too long');
const transactionChange = v.object({
  ids: v.array(v.string()),
  /** Category for only these transactions (`only_this`); null removes it. Parts of split payments keep their categories. */
  category: v.optional(v.nullable(moneyCategory)),
  add_tag: v.optional(tag),
  remove_tag: v.optional(tag),
});
export type TransactionChange = v.InferOutput<typeof transactionChange>;
/** POST /money/transactions/changes: changes several transactions, either all or none. */
export const transactionChanges = v.object({
  changes: v.pipe(
    v.array(transactionChange),
    v.maxLength(MAX_CHANGED, 'Too many changes'),
    v.check((changes) => new Set(changes.flatMap(({ ids }) => ids)).size <= MAX_CHANGED, 'Too many transactions'),
  ),
});
/** `changed` is the number of modified transactions; `undo` has the changes that restore them. */
export const changedTransactions = v.object({ changed: v.number(), undo: v.array(transactionChange) });
export type ChangedTransactions = v.InferOutput<typeof changedTransactions>;

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
  change: {
    method: 'POST',
    path: '/money/transactions/changes',
    body: transactionChanges,
    response: changedTransactions,
  },
} as const satisfies Record<string, ApiCall>;
