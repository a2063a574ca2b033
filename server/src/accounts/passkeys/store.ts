import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { MAX_PASSKEYS } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { isUniqueViolation, type Database, type Transaction } from '../../database';
import { endSessions } from '../end-access';
import { passkeys, users } from '../schema';
import { hasSession, lockAccountRow, type SessionOwner } from '../session';
import type { PasskeyPublicKey } from './ceremony';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** Returns the passkeys of an account, the newest last. */
export async function findPasskeys(db: Database, userId: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id);
}

export async function findOwnedPasskey(db: Database, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, owner: { id: users.id, email: users.email, deleteAt: users.deleteAt } })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

export const passkeysFullError = () =>
  new ApiError(409, 'Your account has as many passkeys as it can have. Please remove one first.');
export const passkeyCreationExpiredError = () => new ApiError(409, 'This took too long. Please start again.');
const passkeyExistsError = () => new ApiError(409, 'This passkey has been added already.');

/** Stores a passkey. Throws a 409 if the session has ended, at `MAX_PASSKEYS`, or if any account has this passkey. */
export async function insertPasskey(
  db: Database,
  { userId, token }: SessionOwner,
  passkey: PasskeyPublicKey & { readonly name: string },
): Promise<StoredPasskey> {
  try {
    return await db.transaction(async (transaction) => {
      // Concurrent additions are serialised, so that the limit holds.
      await lockAccountRow(transaction, userId);
      if (!(await hasSession(transaction, userId, token))) throw passkeyCreationExpiredError();
      const count = await transaction.$count(passkeys, eq(passkeys.userId, userId));
      if (count >= MAX_PASSKEYS) throw passkeysFullError();
      const [created] = await transaction
        .insert(passkeys)
        .values({ userId, ...passkey })
        .returning();
      if (!created) throw new Error('the insert of a passkey returned no row');
      return created;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id_unique')) throw passkeyExistsError();
    throw error;
  }
}

type OwnedPasskey = Pick<StoredPasskey, 'id' | 'userId'>;

const matchesOwnedPasskey = ({ id, userId }: OwnedPasskey) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames a passkey. Returns false if the account does not have this passkey. */
export async function renamePasskey(db: Database, named: OwnedPasskey, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(matchesOwnedPasskey(named))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/**
 * Removes a passkey and ends the account's other sessions, because a thief of the device possibly uses one. Returns false
 * if the account does not have this passkey.
 */
export async function removePasskey(db: Database, named: OwnedPasskey, token: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // A concurrent sign-in waits for this lock, or has already created a session, which `endSessions` ends.
    await lockAccountRow(transaction, named.userId);
    const removed = await transaction.delete(passkeys).where(matchesOwnedPasskey(named)).returning({ id: passkeys.id });
    if (removed.length === 0) return false;
    await endSessions(transaction, named.userId, token);
    return true;
  });
}

/** Stores time and counter of a passkey's use. Returns false if the passkey is gone or the stored counter is not lower. */
export async function recordPasskeyUse(
  transaction: Transaction,
  id: string,
  { counter, isSynced }: Pick<PasskeyPublicKey, 'counter' | 'isSynced'>,
): Promise<boolean> {
  const isCountedOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await transaction
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isCountedOn))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
