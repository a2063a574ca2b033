import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { hashToken, newToken } from '@verdant/federation/http';
import type { Database, Transaction } from '../database';
import { accountLinks, users } from './schema';

type Writer = Database | Transaction;
type Purpose = typeof accountLinks.$inferSelect.purpose;

export interface NewLink {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly email: string;
  readonly minutes: number;
}

/** Prepares a link, replacing any older one for the same. Returns its token, which is not stored. */
export async function openLink(db: Writer, { userId, purpose, email, minutes }: NewLink): Promise<string> {
  const token = newToken();
  const link = {
    email,
    tokenHash: hashToken(token),
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  };
  await db
    .insert(accountLinks)
    .values({ userId, purpose, ...link })
    .onConflictDoUpdate({ target: [accountLinks.userId, accountLinks.purpose], set: link });
  return token;
}

const isOf = (userId: string, purpose: Purpose) =>
  and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`));

/** A link that is open, without its token. */
export async function findOpenLink(
  db: Database,
  userId: string,
  purpose: Purpose,
): Promise<{ email: string } | undefined> {
  const [found] = await db.select({ email: accountLinks.email }).from(accountLinks).where(isOf(userId, purpose));
  return found;
}

/**
 * Gives an open link a new token, which is not stored: a mail that is tried again has another one each time. Undefined
 * when the link was used, withdrawn or has expired in the meantime.
 */
export async function renewToken(
  db: Database,
  userId: string,
  purpose: Purpose,
): Promise<{ token: string; email: string } | undefined> {
  const token = newToken();
  const [renewed] = await db
    .update(accountLinks)
    .set({ tokenHash: hashToken(token) })
    .where(isOf(userId, purpose))
    .returning({ email: accountLinks.email });
  return renewed && { token, email: renewed.email };
}

const isToken = (purpose: Purpose, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, sql`now()`),
  );

/** Returns the owner of a link without using it up; undefined for a link that is unknown, used or expired. */
export async function findLinkOwner(db: Database, purpose: Purpose, token: string) {
  const [found] = await db
    .select({ user: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(isToken(purpose, token));
  return found?.user;
}

/**
 * Uses a link up. Undefined when it is unknown, used or expired; of two concurrent calls one gets it. The account is
 * locked before its link, as everywhere else, so that two changes cannot deadlock.
 */
export async function takeLink(
  db: Writer,
  purpose: Purpose,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  const matches = isToken(purpose, token);
  const [found] = await db
    .select({ userId: users.id })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(matches)
    .for('update', { of: users });
  if (!found) return undefined;
  const [taken] = await db
    .delete(accountLinks)
    .where(matches)
    .returning({ userId: accountLinks.userId, email: accountLinks.email });
  return taken;
}

/** Withdraws the links of an account for these purposes; without a purpose all of them. */
export async function withdrawLinks(db: Writer, userId: string, ...purposes: Purpose[]): Promise<void> {
  const isWithdrawn = purposes.length > 0 ? inArray(accountLinks.purpose, purposes) : undefined;
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isWithdrawn));
}

export async function deleteExpiredLinks(db: Database): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, sql`now()`));
}

/** Marks the e-mail address of an account as verified, if it still is that one. */
export async function markVerified(db: Writer, userId: string, emailKey: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.emailKey, emailKey), isNull(users.emailVerifiedAt)));
}
