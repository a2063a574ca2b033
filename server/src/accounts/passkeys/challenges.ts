import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { hashToken, newToken } from '@verdant/federation/http';
import type { Database } from '../../database';
import { passkeyChallenges } from '../schema';
import { CHALLENGE_MINUTES } from './ceremony';

/** Purpose of a challenge: to add a passkey in the session of that token, or, without a token, to sign in. */
interface Purpose {
  readonly sessionToken?: string;
}

/** Returns a new challenge, 256 random bits in base64url. */
export async function openPasskeyChallenge(db: Database, { sessionToken }: Purpose = {}): Promise<string> {
  const challenge = newToken();
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    sessionHash: sessionToken === undefined ? null : hashToken(sessionToken),
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
  return challenge;
}

/** Uses a challenge up, whatever comes of it. False for one that is unknown, used, expired, or for something else. */
export async function takePasskeyChallenge(
  db: Database,
  challenge: string,
  { sessionToken }: Purpose = {},
): Promise<boolean> {
  const { sessionHash, challengeHash, expiresAt } = passkeyChallenges;
  const isForThis = sessionToken === undefined ? isNull(sessionHash) : eq(sessionHash, hashToken(sessionToken));
  const used = await db
    .delete(passkeyChallenges)
    .where(and(eq(challengeHash, hashToken(challenge)), isForThis, gt(expiresAt, sql`now()`)))
    .returning({ hash: challengeHash });
  return used.length > 0;
}

export async function deleteExpiredPasskeyChallenges(db: Database): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
}
