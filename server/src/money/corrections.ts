import { and, eq, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { categoryCorrection, CorrectedMerchant, MoneyCategory, SplitPart } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { bankLinks, moneyAccounts } from '../bank-link/schema';
import { isUuid, type Database, type Transaction } from '../database';
import { checkStorageLimit } from '../storage-limit';
import { withMoneyDataLock } from '../bank-link';
import { restartRollOver } from './budget/store';
import { dayInSydney } from './days';
import { deleteOwnCorrections } from './recurring/corrections';
import { getTransactionDisplayName } from './recurring/payee';
import { moneyCorrections, moneyTransactions } from './schema';
import { findMerchantCorrections, recalculateMoney } from './recalculate-money';

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

const isOwnTransaction = (userId: string, id: string) =>
  and(eq(moneyTransactions.id, id), eq(moneyTransactions.userId, userId));

/** Finds a transaction of the user. Throws 404 if the user has no such transaction. */
async function findOwnTransaction(db: Database | Transaction, userId: string, id: string) {
  const [found] = isUuid(id) ? await db.select().from(moneyTransactions).where(isOwnTransaction(userId, id)) : [];
  if (!found) throw new ApiError(404, 'This transaction does not exist.');
  return found;
}

/** Stores a user's note about a transaction; an empty text deletes the note. Throws 404 as `findOwnTransaction`. */
export async function saveNote(db: Database, userId: string, id: string, note: string): Promise<void> {
  await findOwnTransaction(db, userId, id);
  await db
    .update(moneyTransactions)
    .set({ note: note === '' ? null : note })
    .where(isOwnTransaction(userId, id));
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
    await transaction
      .update(moneyTransactions)
      .set({ ownCategory: isOnlyThis ? own : null })
      .where(isOwnTransaction(userId, id));
    await recalculateMoney(transaction, userId);
    const after = await findOwnTransaction(transaction, userId, id);
    const transactions = isOnlyThis ? 1 : await countTransactionsOfMerchant(transaction, userId, merchantKey);
    return { merchant: getTransactionDisplayName(named), category: after.category, transactions, before };
  });
}

/**
 * Deletes the corrections of a user who has no account left, because corrections name merchants. The caller holds
 * `lockMoneyData`'s lock.
 */
async function forgetCorrections(transaction: Transaction, userId: string): Promise<void> {
  const links = await transaction.$count(bankLinks, eq(bankLinks.userId, userId));
  if (links > 0 || (await transaction.$count(moneyAccounts, eq(moneyAccounts.userId, userId))) > 0) return;
  await transaction.delete(moneyCorrections).where(eq(moneyCorrections.userId, userId));
  await deleteOwnCorrections(transaction, userId);
}

/** Settles accounts after removal of an account or import, because transfers may lack a side. Requires the user's lock. */
export async function recomputeAfterRemoval(transaction: Transaction, userId: string): Promise<void> {
  await forgetCorrections(transaction, userId);
  await restartRollOver(transaction, userId, dayInSydney(new Date()));
  await recalculateMoney(transaction, userId);
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
    await transaction.update(moneyTransactions).set({ split, lostSplit: null }).where(isOwnTransaction(userId, id));
    await recalculateMoney(transaction, userId);
  });
}
