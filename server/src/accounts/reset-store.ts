import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '@verdant/federation/http';
import type { Database } from '../database';
import { withdrawLinks } from './link-store';
import { passwordResets, sessions, signInChallenges, users } from './schema';
import type { StoredUser } from './store';

/** Creates a link for the account, replacing any older one. Returns its token, which is not stored. */
export async function createReset(db: Database, userId: string, minutes: number): Promise<string> {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  };
  await db
    .insert(passwordResets)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordResets.userId, set: link });
  return token;
}

const isOpen = (token: string) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, sql`now()`));

/** The account of a link that is valid now. */
export async function findResetOwner(db: Database, token: string): Promise<StoredUser | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isOpen(token));
  return found?.user;
}

/**
 * Uses the link, sets the new password, ends all sessions of the account and withdraws a pending change of its e-mail
 * address, in one transaction. False when the link is unknown, used or expired; of two concurrent calls one returns true.
 */
export async function redeemReset(
  db: Database,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [used] = await transaction
      .delete(passwordResets)
      .where(isOpen(token))
      .returning({ userId: passwordResets.userId });
    if (!used) return false;
    await transaction
      .update(users)
      // The link was mailed to the address.
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: sql`now()` })
      .where(eq(users.id, used.userId));
    await withdrawLinks(transaction, used.userId, 'change-email');
    await transaction.delete(signInChallenges).where(eq(signInChallenges.userId, used.userId));
    await transaction.delete(sessions).where(eq(sessions.userId, used.userId));
    return true;
  });
}
