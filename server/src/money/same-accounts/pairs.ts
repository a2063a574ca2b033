import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database';
import { moneySameAccounts } from '../schema';
import type { SamePair } from '../settled';

type Db = Database | Transaction;

/** Finds stored pairs, with status, of a user's manual and linked accounts that are or were suspected to be the same. */
export async function findPairs(db: Db, userId: string): Promise<SamePair[]> {
  const { accountId, linkedId, status } = moneySameAccounts;
  return db.select({ accountId, linkedId, status }).from(moneySameAccounts).where(eq(moneySameAccounts.userId, userId));
}

export async function hasUndecidedPairs(db: Db, userId: string): Promise<boolean> {
  const { userId: owner, status } = moneySameAccounts;
  return (await db.$count(moneySameAccounts, and(eq(owner, userId), eq(status, 'asked')))) > 0;
}

/** Stores pairs and deletes open questions about these accounts. Keeps the user's decisions. The caller holds the lock. */
export async function addPairs(db: Transaction, userId: string, pairs: readonly SamePair[]): Promise<void> {
  if (pairs.length === 0) return;
  const { accountId, linkedId, status } = moneySameAccounts;
  const ids = pairs.map((pair) => pair.accountId);
  await db.delete(moneySameAccounts).where(and(inArray(accountId, ids), eq(status, 'asked')));
  await db
    .insert(moneySameAccounts)
    .values(pairs.map((pair) => ({ ...pair, userId })))
    .onConflictDoNothing({ target: [accountId, linkedId] });
}
