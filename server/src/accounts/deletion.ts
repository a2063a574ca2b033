import { and, eq, lte, sql } from 'drizzle-orm';
import type { Language } from '@verdant/shared/contract';
import type { Database, Transaction } from '../database';
import { endAccess } from './end-access';
import { users } from './schema';
import type { StoredUser } from './store';
import { createToken, withdrawTokens } from './tokens';

/** Days between the request and the deletion of an account, in which the owner can cancel the deletion. */
const DELETION_DAYS = 7;
const DAY_MINUTES = 24 * 60;
/** Maximum number of accounts to delete at once. Further accounts wait for the next run an hour later. */
const MAX_DUE = 1_000;

/**
 * Schedules the deletion of an account whose password was checked against `passwordHash`. Ends all its sessions and links
 * except the link that keeps the account. A repeated request does not change the time. Returns the time of deletion;
 * undefined if the password was changed after the check.
 */
export async function scheduleDeletion(
  db: Database,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<Date | undefined> {
  return db.transaction(async (transaction) => {
    const [scheduled] = await transaction
      .update(users)
      .set({ deleteAt: sql`coalesce(${users.deleteAt}, now() + make_interval(days => ${DELETION_DAYS}))` })
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .returning({ deleteAt: users.deleteAt, email: users.email });
    if (!scheduled?.deleteAt) return undefined;
    await endAccess(transaction, id);
    // The link to restore a former address stays valid: an attacker with the account could have requested the deletion.
    await withdrawTokens(transaction, id, 'verify-email');
    await createToken(transaction, {
      userId: id,
      purpose: 'keep-account',
      data: scheduled.email,
      minutes: DELETION_DAYS * DAY_MINUTES,
    });
    return scheduled.deleteAt;
  });
}

/** SQL condition for accounts that have no time of deletion, or a time of deletion in the future. */
export const isNotDue = sql`coalesce(${users.deleteAt}, 'infinity') > now()`;

/**
 * Cancels the deletion of an account that the transaction has locked, and withdraws the mailed link for the cancellation.
 */
export async function withdrawDeletion(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, id));
  await withdrawTokens(transaction, id, 'keep-account');
}

/**
 * Cancels the deletion of an account whose password was checked against `passwordHash`. Returns false if the password was
 * changed after the check, or if the time of deletion has passed, so that the deletion has possibly begun.
 */
export async function restoreAccount(
  db: Database,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const kept = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNotDue))
      .for('no key update');
    if (kept.length > 0) await withdrawDeletion(transaction, id);
    return kept.length > 0;
  });
}

/** Finds the accounts that are due for deletion. */
export async function findDueAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAt, sql`now()`))
    .limit(MAX_DUE);
  return rows.map(({ id }) => id);
}

/** Returns the hours since the time of deletion of an account; undefined if the account is not due for deletion. */
export async function findDueAccount(db: Database, id: string): Promise<{ hoursOverdue: number } | undefined> {
  const [due] = await db
    .select({ hoursOverdue: sql<number>`(extract(epoch from now() - ${users.deleteAt}) / 3600)::float8` })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, sql`now()`)));
  return due;
}

/** The owner of an account that no longer exists. */
interface FormerOwner {
  readonly email: string;
  /** Language of the account; undefined if none was chosen. */
  readonly language: Language | undefined;
}

/** Deletes a due account with everything that belongs to it. Returns its former owner. */
export async function deleteAccount(db: Database, id: string): Promise<FormerOwner | undefined> {
  const [deleted] = await db
    .delete(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, sql`now()`)))
    .returning({ email: users.email, preferences: users.preferences });
  return deleted && { email: deleted.email, language: deleted.preferences?.language };
}
