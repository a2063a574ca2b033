import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '@verdant/federation/http';
import type { Database } from '../database';
import { withdrawLinks } from './link-store';
import { passwordResets, sessions, signInChallenges, users } from './schema';
import { hasSignInMethods, removeSignInMethods } from './sign-in-review/store';
import { emailKey, type StoredUser } from './store';

/**
 * Creates a link for the account, replacing any older one. Returns its token, which is not stored; undefined when the
 * account has another e-mail address by now, to which the link would not be mailed.
 */
export async function createReset(
  db: Database,
  { id, email }: Pick<StoredUser, 'id' | 'email'>,
  minutes: number,
): Promise<string | undefined> {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  };
  return db.transaction(async (transaction) => {
    // The lock makes a change of the address wait for this link, so that it ends it too.
    const [current] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.emailKey, emailKey(email))))
      .for('share');
    if (!current) return undefined;
    await transaction
      .insert(passwordResets)
      .values({ userId: id, ...link })
      .onConflictDoUpdate({ target: passwordResets.userId, set: link });
    return token;
  });
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
 * address, in one transaction. Passkeys are suspended until their owner has reviewed them. Where no one had proved before
 * to read mail to the address, whatever else signs in is removed: it cannot be its owner's. Returns whose account it is;
 * undefined when the link is unknown, used or expired; of two concurrent calls one gets it.
 */
export async function redeemReset(
  db: Database,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<Pick<StoredUser, 'id' | 'email'> | undefined> {
  return db.transaction(async (transaction) => {
    // The account first, as everywhere: two changes wait for each other and cannot deadlock.
    const [owner] = await transaction
      .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(isOpen(token))
      .for('update', { of: users });
    const used = await transaction.delete(passwordResets).where(isOpen(token)).returning({ id: passwordResets.userId });
    if (!owner || used.length === 0) return undefined;
    if (owner.emailVerifiedAt === null) await removeSignInMethods(transaction, owner.id);
    await transaction
      .update(users)
      .set({
        passwordHash,
        // The link was mailed to the address.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
        passwordResetAt: sql`case when ${hasSignInMethods} then now() end`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, owner.id));
    await withdrawLinks(transaction, owner.id, 'change-email');
    await transaction.delete(signInChallenges).where(eq(signInChallenges.userId, owner.id));
    await transaction.delete(sessions).where(eq(sessions.userId, owner.id));
    return owner;
  });
}
