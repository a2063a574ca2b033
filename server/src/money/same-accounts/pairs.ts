import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import type { AccountDuplicates } from '../import/compare-rows';
import { moneySameAccounts } from '../schema';
import type { SameAccountPair } from '../stored-money';
import { MIN_DISTINCT_AMOUNTS, MIN_SURE_MATCHES } from './duplicate-accounts';

type Db = Database | Transaction;

/** Finds stored pairs, with status, of a user's manual and linked accounts that are or were suspected to be the same. */
export async function findSameAccountPairs(db: Db, userId: string): Promise<SameAccountPair[]> {
  const { accountId, linkedId, status } = moneySameAccounts;
  return db.select({ accountId, linkedId, status }).from(moneySameAccounts).where(eq(moneySameAccounts.userId, userId));
}

export async function hasUndecidedAccountPairs(db: Db, userId: string): Promise<boolean> {
  const { userId: owner, status } = moneySameAccounts;
  return (await db.$count(moneySameAccounts, and(eq(owner, userId), eq(status, 'asked')))) > 0;
}

/** Stores pairs and deletes open questions about these accounts. Keeps the user's decisions. The caller holds the lock. */
export async function addSameAccountPairs(
  db: Transaction,
  userId: string,
  pairs: readonly SameAccountPair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const { accountId, linkedId, status } = moneySameAccounts;
  const ids = pairs.map((pair) => pair.accountId);
  await db.delete(moneySameAccounts).where(and(inArray(accountId, ids), eq(status, 'asked')));
  await db
    .insert(moneySameAccounts)
    .values(pairs.map((pair) => ({ ...pair, userId })))
    .onConflictDoNothing({ target: [accountId, linkedId] });
}

/** Stores the visible part of a file's account number, to find a matching linked account. A stored number stays. */
export async function storeMaskedNumber(db: Transaction, accountId: string, maskedNumber: string): Promise<void> {
  const isUnknown = and(eq(moneyAccounts.id, accountId), eq(moneyAccounts.maskedNumber, ''));
  await db.update(moneyAccounts).set({ maskedNumber }).where(isUnknown);
}

/** Stores that a manual account equals the linked account with most duplicate rows, or a question if evidence is weak. */
export async function storeSameAccountPair(
  db: Transaction,
  userId: string,
  accountId: string,
  duplicates: readonly AccountDuplicates[],
): Promise<void> {
  const isLinked = and(eq(moneyAccounts.userId, userId), isNotNull(moneyAccounts.linkId));
  const rows = await db.select({ id: moneyAccounts.id }).from(moneyAccounts).where(isLinked);
  const [linked] = duplicates
    .filter((found) => rows.some(({ id }) => id === found.accountId))
    .toSorted((a, b) => b.count - a.count);
  const knownPairs = (await findSameAccountPairs(db, userId)).filter((pair) => pair.accountId === accountId);
  const isDecided = knownPairs.some(
    ({ linkedId, status }) => linkedId === linked?.accountId || status === 'found' || status === 'same',
  );
  if (!linked || isDecided) return;
  const isSure = linked.count >= MIN_SURE_MATCHES && linked.amounts >= MIN_DISTINCT_AMOUNTS;
  await addSameAccountPairs(db, userId, [
    { accountId, linkedId: linked.accountId, status: isSure ? 'found' : 'asked' },
  ]);
}
