import { eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { AccountOptions } from '../options';
import type { Device } from '../request';
import { users } from '../schema';
import { lockAccount } from '../session';
import { insertSession, type StoredUser } from '../store';
import { countWrongAttempt, findOwner, lockOwner, createToken, consumeToken } from '../tokens';
import type { KeyContext } from './app-key';
import { hasNoSecondFactor, consumeCode, type CodeSource } from './store';

const MINUTES = 5;
const ATTEMPTS = 5;

/** Returns a 400 at the field `code`, the status that also a wrong password has. The status makes the attempt count. */
export const wrongCodeError = () =>
  new ApiError(400, [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }]);

/** Returns the error for a right password without code, with the challenge for step two. Older clients show the text. */
export const codeRequiredError = (challenge: string) =>
  new ApiError(401, 'Please enter the code from your authenticator app.', { extra: { challenge } });

export const challengeExpiredError = () =>
  new ApiError(401, 'This sign-in took too long or had too many wrong codes. Please sign in again.');

/**
 * Returns a challenge for the second step of a sign-in. Returns undefined for an account without a second factor, with a
 * changed password, or with a scheduled deletion.
 */
export async function createChallenge(
  db: Database,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    // A concurrent change of the password waits for this lock, and then ends this challenge too.
    const conditions = [eq(users.passwordHash, passwordHash), isNull(users.deleteAt), sql`not (${hasNoSecondFactor})`];
    if (!(await lockAccount(transaction, id, 'share', ...conditions))) return undefined;
    return createToken(transaction, { purpose: 'sign-in', userId: id, minutes: MINUTES, attempts: ATTEMPTS });
  });
}

/** Returns a challenge's user. Throws a 401 for an unknown, used or expired challenge or after too many wrong codes. */
export async function findUserOfChallenge(db: Database, challenge: string): Promise<StoredUser> {
  const owner = await findOwner(db, 'sign-in', challenge);
  if (!owner) throw challengeExpiredError();
  return owner;
}

/** Locks and returns the account of a challenge. Throws as `findUserOfChallenge` does. */
export async function lockUserOfChallenge(transaction: Transaction, challenge: string): Promise<StoredUser> {
  const owner = await lockOwner(transaction, 'sign-in', challenge);
  if (!owner || owner.deleteAt) throw challengeExpiredError();
  return owner;
}

/** Completes a sign-in. Throws a 400 for a wrong code (at most five per challenge), a 401 as `findUserOfChallenge` does. */
export async function completeSignIn(
  { db, cipher, settings }: KeyContext & Pick<AccountOptions, 'settings'>,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  device: Device,
): Promise<{ token: string; source: CodeSource }> {
  const result = await db.transaction(async (transaction) => {
    // Attempts on an account are serialised, so that each attempt is counted and no code is accepted twice.
    const owner = await lockUserOfChallenge(transaction, challenge);
    const source = await consumeCode({ cipher, transaction }, owner.id, code);
    if (source === undefined) {
      return (await countWrongAttempt(transaction, 'sign-in', challenge)) ? 'wrong code' : 'over';
    }
    await consumeToken(transaction, 'sign-in', challenge);
    return { token: await insertSession(transaction, owner.id, settings, device), source };
  });
  // The errors are thrown outside the transaction, because a rollback would undo the count of the wrong attempt.
  if (result === 'over') throw challengeExpiredError();
  if (result === 'wrong code') throw wrongCodeError();
  return result;
}
