import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import {
  MAX_TAGS,
  type categoryCorrection,
  type ChangedTransactions,
  type CorrectedMerchant,
  type MoneyCategory,
  type SplitPart,
  type TransactionChange,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../bank-link';
import { isUuid, type Database, type Transaction } from '../database';
import { checkStorageLimit } from '../storage-limit';
import { groupBy } from './by-key';
import { findMerchantCorrections, recalculateMoney } from './recalculate-money';
import { getTransactionDisplayName } from './recurring/payee';
import { moneyCorrections, moneyTransactions } from './schema';

async function storeMerchantCorrection(
  db: Transaction,
  userId: string,
  merchantKey: string,
  category: MoneyCategory | null,
) {
  if (category === null) {
    const isIt = and(eq(moneyCorrections.userId, userId), eq(moneyCorrections.merchantKey, merchantKey));
    await db.delete(moneyCorrections).where(isIt);
    return;
  }
  await db
    .insert(moneyCorrections)
    .values({ userId, merchantKey, category })
    .onConflictDoUpdate({ target: [moneyCorrections.userId, moneyCorrections.merchantKey], set: { category } });
  await checkStorageLimit(db, 'merchants', { table: moneyCorrections, where: eq(moneyCorrections.userId, userId) });
}

type StoredRow = typeof moneyTransactions.$inferSelect;
type RowUpdate = PgUpdateSetSource<typeof moneyTransactions>;

/** Finds transactions of the user. Throws 404 if a transaction does not belong to the user. */
async function findOwnTransactions(db: Database | Transaction, userId: string, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  const isMine = and(eq(moneyTransactions.userId, userId), inArray(moneyTransactions.id, unique.filter(isUuid)));
  const found = await db.select().from(moneyTransactions).where(isMine);
  if (found.length < unique.length) throw new ApiError(404, 'This transaction does not exist.');
  return found;
}

async function findOwnTransaction(db: Database | Transaction, userId: string, id: string): Promise<StoredRow> {
  const [found] = await findOwnTransactions(db, userId, [id]);
  if (!found) throw new ApiError(404, 'This transaction does not exist.');
  return found;
}

const updateTransactions = async (db: Database | Transaction, ids: readonly string[], values: RowUpdate) =>
  db.update(moneyTransactions).set(values).where(inArray(moneyTransactions.id, ids));

/** Stores a user's note about a transaction; an empty text deletes the note. Throws 404 as `findOwnTransaction`. */
export async function saveNote(db: Database, userId: string, id: string, note: string): Promise<void> {
  await findOwnTransaction(db, userId, id);
  await updateTransactions(db, [id], { note: note === '' ? null : note });
}

async function countTransactionsOfMerchant(
  db: Database | Transaction,
  userId: string,
  merchantKey: string,
): Promise<number> {
  const isSharing = and(
    eq(moneyTransactions.userId, userId),
    eq(moneyTransactions.merchantKey, merchantKey),
    moneyTransactions.isCounted,
    isNull(moneyTransactions.ownCategory),
    isNull(moneyTransactions.split),
  );
  return db.$count(moneyTransactions, isSharing);
}

/** Counts the transactions that change if the user corrects the merchant of `id`. Throws 404 for an unknown transaction. */
export async function countMerchantTransactions(
  db: Database,
  userId: string,
  id: string,
): Promise<{ transactions: number }> {
  const { merchantKey, ownCategory, isCounted } = await findOwnTransaction(db, userId, id);
  const count = await countTransactionsOfMerchant(db, userId, merchantKey);
  return { transactions: isCounted && ownCategory !== null ? count + 1 : count };
}

/**
 * Corrects the category of a transaction's merchant, or with `only_this` of the transaction; null undoes the
 * correction. Throws 404, and 409 for a split transaction and beyond the limit.
 */
export async function correctCategory(
  db: Database,
  userId: string,
  id: string,
  { category: own, only_this: isOnlyThis = false }: InferOutput<typeof categoryCorrection>,
): Promise<CorrectedMerchant> {
  return withMoneyDataLock(db, userId, async (transaction) => {
    const named = await findOwnTransaction(transaction, userId, id);
    if (named.split !== null) throw new ApiError(409, 'A split payment has the categories of its parts.');
    const { merchantKey } = named;
    const corrected = await findMerchantCorrections(transaction, userId);
    const before = { merchant: corrected.get(merchantKey) ?? null, only_this: named.ownCategory };
    if (!isOnlyThis) await storeMerchantCorrection(transaction, userId, merchantKey, own);
    await updateTransactions(transaction, [id], { ownCategory: isOnlyThis ? own : null });
    await recalculateMoney(transaction, userId);
    const after = await findOwnTransaction(transaction, userId, id);
    const transactions = isOnlyThis ? 1 : await countTransactionsOfMerchant(transaction, userId, merchantKey);
    return { merchant: getTransactionDisplayName(named), category: after.category, transactions, before };
  });
}

function addUpToPayment(parts: readonly SplitPart[], paymentCents: number): boolean {
  const hasSign = parts.every(({ amount_cents: cents }) => Math.sign(cents) === Math.sign(paymentCents));
  return hasSign && parts.reduce((sum, { amount_cents: cents }) => sum + cents, 0) === paymentCents;
}

/** Splits a payment, or removes its split. Throws 404 for an unknown payment, 409 for a transfer, 422 for a wrong sum. */
export async function saveSplit(db: Database, userId: string, id: string, parts: readonly SplitPart[]): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const found = await findOwnTransaction(transaction, userId, id);
    const split = parts.length === 0 ? null : [...parts];
    if (split && found.split === null && found.category === 'transfer') {
      throw new ApiError(
        409,
        'A transfer between your own accounts cannot be split: it is neither income nor spending.',
      );
    }
    if (split && !addUpToPayment(split, found.amountCents)) {
      throw new ApiError(422, 'The parts do not add up to the payment.');
    }
    await updateTransactions(transaction, [id], { split, lostSplit: null });
    await recalculateMoney(transaction, userId);
  });
}

export async function findTags(db: Database | Transaction, userId: string): Promise<string[]> {
  const { tags } = moneyTransactions;
  const tag = sql<string>`unnest(${tags})`.as('tag');
  const isTagged = and(eq(moneyTransactions.userId, userId), moneyTransactions.isCounted, isNotNull(tags));
  const rows = await db.selectDistinct({ tag }).from(moneyTransactions).where(isTagged).orderBy(asc(tag));
  return rows.map((row) => row.tag);
}

const idsOf = (rows: readonly StoredRow[]) => rows.map(({ id }) => id);

/** Adds a tag to transactions, or removes it. Returns the ids of changed transactions. Throws 409 for too many tags. */
async function changeTag(db: Transaction, found: readonly StoredRow[], tag: string, isAdded: boolean) {
  const changed = found.filter((row) => (row.tags ?? []).includes(tag) !== isAdded);
  if (isAdded && changed.some((row) => (row.tags ?? []).length >= MAX_TAGS)) {
    throw new ApiError(409, `A transaction can have ${MAX_TAGS} tags.`);
  }
  const { tags } = moneyTransactions;
  const after = isAdded
    ? sql`array_append(coalesce(${tags}, '{}'), ${tag}::text)`
    : sql`nullif(array_remove(${tags}, ${tag}::text), '{}')`;
  await updateTransactions(db, idsOf(changed), { tags: after });
  return idsOf(changed);
}

/** Sets the user's category for transactions without a split. Returns changed rows by the user's previous category. */
async function setCategory(db: Transaction, found: readonly StoredRow[], category: MoneyCategory | null) {
  const changed = found.filter((row) => row.split === null && row.ownCategory !== category);
  await updateTransactions(db, idsOf(changed), { ownCategory: category });
  return groupBy(changed, (row) => row.ownCategory);
}

async function applyChange(
  db: Transaction,
  userId: string,
  { ids, category, add_tag: added, remove_tag: removed }: TransactionChange,
): Promise<TransactionChange[]> {
  const undo: TransactionChange[] = [];
  // The transactions are read before each step, because an earlier step can have changed them.
  const find = async () => findOwnTransactions(db, userId, ids);
  if (removed !== undefined) undo.unshift({ ids: await changeTag(db, await find(), removed, false), add_tag: removed });
  if (added !== undefined) undo.unshift({ ids: await changeTag(db, await find(), added, true), remove_tag: added });
  if (category !== undefined) {
    for (const [before, rows] of await setCategory(db, await find(), category)) {
      undo.unshift({ ids: idsOf(rows), category: before });
    }
  }
  return undo.filter((change) => change.ids.length > 0);
}

/** Makes all changes or none; returns the changes for an undo. Throws 404 (unknown transaction) or 409 (too many tags). */
export async function changeTransactions(
  db: Database,
  userId: string,
  changes: readonly TransactionChange[],
): Promise<ChangedTransactions> {
  return withMoneyDataLock(db, userId, async (transaction) => {
    const spellings = new Map((await findTags(transaction, userId)).map((tag) => [tag.toLowerCase(), tag]));
    const undo: TransactionChange[] = [];
    for (const change of changes) {
      const { add_tag: added } = change;
      const spelled =
        added === undefined ? change : { ...change, add_tag: spellings.get(added.toLowerCase()) ?? added };
      undo.unshift(...(await applyChange(transaction, userId, spelled)));
    }
    // A changed category can affect transfers between any accounts, so all transactions are categorised once after all changes.
    if (undo.some(({ category }) => category !== undefined)) await recalculateMoney(transaction, userId);
    return { changed: new Set(undo.flatMap(({ ids }) => ids)).size, undo };
  });
}
