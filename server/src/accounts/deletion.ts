import { and, eq, lte, sql } from 'drizzle-orm';
import type { Language } from '@verdant/shared/contract';
import type { Database, Transaction } from '../database';
import { endAccess } from './end-access';
import { users } from './schema';
import type { StoredUser } from './store';
import { openToken, withdrawTokens } from './tokens';

/** Days between the request and the deletion of an account; its owner can keep it until then. */
const DELETION_DAYS = 7;
const DAY_MINUTES = 24 * 60;
/** More wait for the next hour. */
const MAX_DUE = 1_000;

/**
 * Schedules the deletion of an account whose password was checked against `passwordHash`, and ends all its sessions and
 * links but one to keep it. Asking again does not change the time. Returns when it will be deleted; undefined when the
 * password was changed in the meantime.
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
    // The link of a former address stays: anyone who has taken the account over could have it deleted.
    await withdrawTokens(transaction, id, 'verify-email');
    await openToken(transaction, {
      userId: id,
      purpose: 'keep-account',
      data: scheduled.email,
      minutes: DELETION_DAYS * DAY_MINUTES,
    });
    return scheduled.deleteAt;
  });
}

/** True for an account that is not going to be deleted, or not yet. */
export const isNotDue = sql`coalesce(${users.deleteAt}, 'infinity') > now()`;

/** Withdraws the deletion of an account that the transaction has locked, and the link to do so. */
export async function withdrawDeletion(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, id));
  await withdrawTokens(transaction, id, 'keep-account');
}

/**
 * Keeps an account whose password was checked against `passwordHash`. False when that was changed in the meantime, or the
 * time is over: then its deletion may have begun.
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

/** Accounts whose time is over. */
export async function findDueAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAt, sql`now()`))
    .limit(MAX_DUE);
  return rows.map(({ id }) => id);
}

/** An account whose time is over, and for how many hours; undefined for any other. */
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
  /** Chosen for the account; undefined where none was. */
  readonly language: Language | undefined;
}

/** Deletes an account whose time is over, and everything that belongs to it. Returns whose it was. */
export async function deleteAccount(db: Database, id: string): Promise<FormerOwner | undefined> {
  const [deleted] = await db
    .delete(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, sql`now()`)))
    .returning({ email: users.email, preferences: users.preferences });
  return deleted && { email: deleted.email, language: deleted.preferences?.language };
}
