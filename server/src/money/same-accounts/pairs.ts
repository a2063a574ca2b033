import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database';
import { moneySameAccounts } from '../schema';
import type { SamePair } from './same-pair';

type Db = Database | Transaction;

/** Finds stored pairs, with status, of a user's manual and linked accounts that are or were suspected to be the same. */
export async function findPairs(db: Db, userId: string): Promise<SamePair[]> {
  const { accountId, linkedId, status } = moneySameAccounts;
  return db.select({ accountId, linkedId, status }).from(moneySameAccounts).where(eq(moneySameAccounts.userId, userId));
}

/** True if the user still has to decide whether two accounts are the same. */
export async function isAnyAsked(db: Db, userId: string): Promise<boolean> {
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

/** Stores the user's decision about two accounts. A manual account can be the same as only one linked account. */
export async function decidePair(
  db: Transaction,
  userId: string,
  { accountId, linkedId, status }: SamePair,
): Promise<void> {
  const own = eq(moneySameAccounts.accountId, accountId);
  if (status === 'same') {
    await db.delete(moneySameAccounts).where(and(own, sql`${moneySameAccounts.status} <> 'different'`));
  }
  await db
    .insert(moneySameAccounts)
    .values({ userId, accountId, linkedId, status })
    .onConflictDoUpdate({ target: [moneySameAccounts.accountId, moneySameAccounts.linkedId], set: { status } });
}
