import { and, eq, isNotNull } from 'drizzle-orm';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import { countsOf } from '../group-by';
import { MIN_DISTINCT_AMOUNTS, MIN_SURE_MATCHES } from '../same-accounts/find-same';
import { addPairs, findPairs } from '../same-accounts/pairs';
import type { FileRow } from './rows';

/** Stores the visible part of a file's account number, to find a matching linked account. A stored number stays. */
export async function rememberNumber(db: Transaction, accountId: string, maskedNumber: string): Promise<void> {
  if (maskedNumber === '') return;
  const isUnknown = and(eq(moneyAccounts.id, accountId), eq(moneyAccounts.maskedNumber, ''));
  await db.update(moneyAccounts).set({ maskedNumber }).where(isUnknown);
}

/** Returns linked accounts marked as different from a manual account, whose files are not compared with these accounts. */
export async function findDifferentAccounts(
  db: Database | Transaction,
  userId: string,
  accountId: string | undefined,
): Promise<string[]> {
  if (accountId === undefined) return [];
  const pairs = await findPairs(db, userId);
  return pairs.flatMap((pair) => (pair.accountId === accountId && pair.status === 'different' ? [pair.linkedId] : []));
}

/** Stores that a manual account equals the linked account with most duplicate rows, or a question if evidence is weak. */
export async function storeSameAccountPair(
  db: Transaction,
  userId: string,
  accountId: string,
  duplicates: ReadonlyMap<number, string>,
  fileRows: readonly FileRow[],
): Promise<void> {
  const counts = countsOf(duplicates.values());
  const rows = await db
    .select({ id: moneyAccounts.id })
    .from(moneyAccounts)
    .where(and(eq(moneyAccounts.userId, userId), isNotNull(moneyAccounts.linkId)));
  const [linked] = rows.map(({ id }) => ({ id, count: counts.get(id) ?? 0 })).toSorted((a, b) => b.count - a.count);
  if (!linked || linked.count === 0) return;
  const knownPairs = (await findPairs(db, userId)).filter((pair) => pair.accountId === accountId);
  if (knownPairs.some(({ linkedId, status }) => linkedId === linked.id || status === 'found' || status === 'same')) {
    return;
  }
  const amounts = new Set(
    fileRows.flatMap((row, place) => (duplicates.get(place) === linked.id ? [row.amountCents] : [])),
  );
  const status = linked.count < MIN_SURE_MATCHES || amounts.size < MIN_DISTINCT_AMOUNTS ? 'asked' : 'found';
  await addPairs(db, userId, [{ accountId, linkedId: linked.id, status }]);
}
