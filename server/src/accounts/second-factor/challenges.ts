import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { Device } from '../request';
import { users } from '../schema';
import type { SessionLimits } from '../session';
import { insertSession, type StoredUser } from '../store';
import { countWrongAttempt, findOwner, lockOwner, openToken, takeToken } from '../tokens';
import type { KeyContext } from './app-key';
import { wrongCode } from './responses';
import { hasNoSecondFactor, takeCode, type CodeSource } from './store';

const MINUTES = 5;
const ATTEMPTS = 5;

const challengeIsOver = () =>
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

/** Returns the user whose sign-in a challenge is. Throws a 401 for a challenge that is unknown, used, expired or had too many wrong codes. */
export async function findChallenged(db: Database, challenge: string): Promise<{ id: string; email: string }> {
  const owner = await findOwner(db, 'sign-in', challenge);
  if (!owner) throw challengeIsOver();
  return owner;
}

/**
 * Ends a sign-in with a code. Returns a new session's token, and what kind of code it was. Throws a 400 for a wrong code, of which a challenge
 * allows five, and a 401 as `findChallenged`.
 */
export async function completeSignIn(
  context: KeyContext,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  limits: SessionLimits,
  device: Device,
): Promise<{ token: string; source: CodeSource }> {
  const result = await context.db.transaction(async (transaction) => {
    // One code at a time for an account: concurrent ones are counted, and none is accepted twice.
    const owner = await lockOwner(transaction, 'sign-in', challenge);
    if (!owner || owner.deleteAt) return 'over';
    const source = await takeCode({ cipher: context.cipher, transaction }, owner.id, code);
    if (source === undefined) {
      return (await countWrongAttempt(transaction, 'sign-in', challenge)) ? 'wrong code' : 'over';
    }
    await takeToken(transaction, 'sign-in', challenge);
    return { token: await insertSession(transaction, owner.id, limits, device), source };
  });
  if (result === 'over') throw challengeIsOver();
  if (result === 'wrong code') throw wrongCode();
  return result;
}

/**
 * Ends a sign-in with something other than a code, which `accept` notes in the same transaction. Returns a new session's
 * token; undefined when it does not. Throws a 401 as `findChallenged`, also for the challenge of another account.
 */
export async function completeWith(
  db: Database,
  { challenge, userId }: { readonly challenge: string; readonly userId: string },
  accept: (transaction: Transaction) => Promise<boolean>,
  { limits, device }: { readonly limits: SessionLimits; readonly device: Device },
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    const owner = await lockOwner(transaction, 'sign-in', challenge);
    if (owner?.id !== userId || owner.deleteAt) throw challengeIsOver();
    if (!(await accept(transaction))) return undefined;
    await takeToken(transaction, 'sign-in', challenge);
    return insertSession(transaction, userId, limits, device);
  });
}
