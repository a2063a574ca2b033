import { and, eq, lte, sql } from 'drizzle-orm';
import type { Language } from '@verdant/shared/contract';
import type { Database, Transaction } from '../database';
import { endAccess } from './end-access';
import { users } from './schema';
import { lockAccount } from './session';
import type { StoredUser } from './store';
import { createToken, withdrawTokens } from './tokens';

/** Days in which the owner can cancel the deletion of an account. */
const DELETION_DAYS = 7;
const DAY_MINUTES = 24 * 60;
/** Maximum number of accounts that one hourly run queues for deletion. Further accounts wait for the next run. */
const MAX_DUE = 1_000;

/**
 * Schedules an account's deletion and ends its sessions and links. Returns the time of deletion, which a repeated request
 * does not change; undefined if the password was changed after the caller checked it.
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
    // The link to restore a former address stays valid, because an attacker could have requested the deletion.
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

/** SQL condition for accounts whose time of deletion has not passed. */
export const isDeletionNotDue = sql`coalesce(${users.deleteAt}, 'infinity') > now()`;

/** Cancels an account's deletion and withdraws the mailed link. The caller must hold the account's lock. */
export async function withdrawDeletion(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, id));
  await withdrawTokens(transaction, id, 'keep-account');
}

/** Cancels an account's deletion. Returns false after a later password change or once the deletion time has passed. */
export async function restoreAccount(
  db: Database,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const conditions = [eq(users.passwordHash, passwordHash), isDeletionNotDue];
    if (!(await lockAccount(transaction, id, 'no key update', ...conditions))) return false;
    await withdrawDeletion(transaction, id);
    return true;
  });
}

export async function findDueAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAt, sql`now()`))
    .limit(MAX_DUE);
  return rows.map(({ id }) => id);
}

/** Returns the hours since an account's time of deletion; undefined before that time. */
export async function findDueAccount(db: Database, id: string): Promise<{ hoursOverdue: number } | undefined> {
  const [due] = await db
    .select({ hoursOverdue: sql<number>`(extract(epoch from now() - ${users.deleteAt}) / 3600)::float8` })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, sql`now()`)));
  return due;
}

/** The owner of a deleted account; `language` is undefined if the owner chose none. */
interface FormerOwner {
  readonly email: string;
  readonly language: Language | undefined;
}

/** Deletes a due account with the account's data. Returns the former owner. */
export async function deleteAccount(db: Database, id: string): Promise<FormerOwner | undefined> {
  const [deleted] = await db
    .delete(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, sql`now()`)))
    .returning({ email: users.email, preferences: users.preferences });
  return deleted && { email: deleted.email, language: deleted.preferences?.language };
}
