import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../database';
import { endSessionsAndLinks } from './end-access';
import { users } from './schema';
import type { StoredUser } from './store';
import { createToken, withdrawTokens } from './tokens';

/** Returns the error for a request during which another request changed the password. */
export const passwordChangedError = () =>
  new ApiError(409, 'The password was changed in the meantime. Please sign in again.');

/** Days in which the owner can cancel the deletion of an account. */
const DELETION_DAYS = 7;
const DAY_MINUTES = 24 * 60;

/**
 * Schedules an account's deletion and ends its sessions and links. Returns the time of deletion, which a repeated request
 * does not change. Throws a 409 if the password was changed after the caller checked it.
 */
export async function scheduleDeletion(
  db: Database,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<Date> {
  return db.transaction(async (transaction) => {
    const [scheduled] = await transaction
      .update(users)
      .set({ deleteAt: sql`coalesce(${users.deleteAt}, now() + make_interval(days => ${DELETION_DAYS}))` })
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .returning({ deleteAt: users.deleteAt, email: users.email });
    if (!scheduled?.deleteAt) throw passwordChangedError();
    await endSessionsAndLinks(transaction, id);
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
