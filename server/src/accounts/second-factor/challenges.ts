import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { AccountOptions } from '../options';
import type { Device } from '../request';
import { users } from '../schema';
import { insertSession, type StoredUser } from '../store';
import { countWrongAttempt, findOwner, lockOwner, openToken, takeToken } from '../tokens';
import type { KeyContext } from './app-key';
import { hasNoSecondFactor, takeCode, type CodeSource } from './store';

const MINUTES = 5;
const ATTEMPTS = 5;

/** A 400, as for a wrong password, so that it is counted; clients show it under `code`. */
export const wrongCode = () =>
  new ApiError(400, [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }]);

/** The password was right, and a code has to follow with the challenge. Clients that do not know it show the text. */
export const codeWanted = (challenge: string) =>
  new ApiError(401, 'Please enter the code from your authenticator app.', { extra: { challenge } });

export const challengeIsOver = () =>
  new ApiError(401, 'This sign-in took too long or had too many wrong codes. Please sign in again.');

/**
 * Opens the second step for a user whose password was checked against `passwordHash`. Undefined for an account without
 * a second factor, and when the password was replaced or the account is going to be deleted.
 */
export async function openChallenge(
  db: Database,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    // The lock makes a password change wait for this challenge, so that it ends it too.
    const [current] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, id),
          eq(users.passwordHash, passwordHash),
          isNull(users.deleteAt),
          sql`not (${hasNoSecondFactor})`,
        ),
      )
      .for('share');
    if (!current) return undefined;
    return openToken(transaction, { purpose: 'sign-in', userId: id, minutes: MINUTES, attempts: ATTEMPTS });
  });
}

/**
 * Returns the user whose sign-in a challenge is. Throws a 401 for a challenge that is unknown, used, expired or had too many
 * wrong codes.
 */
export async function findChallenged(db: Database, challenge: string): Promise<StoredUser> {
  const owner = await findOwner(db, 'sign-in', challenge);
  if (!owner) throw challengeIsOver();
  return owner;
}

/** Locks the account whose sign-in a challenge is, and returns it. Throws as `findChallenged`. */
export async function lockChallenged(transaction: Transaction, challenge: string): Promise<StoredUser> {
  const owner = await lockOwner(transaction, 'sign-in', challenge);
  if (!owner || owner.deleteAt) throw challengeIsOver();
  return owner;
}

/**
 * Ends a sign-in with a code. Returns a new session's token, and what kind of code it was. Throws a 400 for a wrong code, of
 * which a challenge allows five, and a 401 as `findChallenged`.
 */
export async function completeSignIn(
  { db, cipher, settings }: KeyContext & Pick<AccountOptions, 'settings'>,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  device: Device,
): Promise<{ token: string; source: CodeSource }> {
  const result = await db.transaction(async (transaction) => {
    // One code at a time for an account: concurrent ones are counted, and none is accepted twice.
    const owner = await lockChallenged(transaction, challenge);
    const source = await takeCode({ cipher, transaction }, owner.id, code);
    if (source === undefined) {
      return (await countWrongAttempt(transaction, 'sign-in', challenge)) ? 'wrong code' : 'over';
    }
    await takeToken(transaction, 'sign-in', challenge);
    return { token: await insertSession(transaction, owner.id, settings, device), source };
  });
  // Thrown here, so that the wrong attempt is committed.
  if (result === 'over') throw challengeIsOver();
  if (result === 'wrong code') throw wrongCode();
  return result;
}
