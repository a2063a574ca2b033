import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { ApiError, hashToken, newToken } from '@verdant/federation/http';
import type { Database, Transaction } from '../database';
import { isSingleTokenPurpose, tokens, users, type TokenPurpose } from './schema';

type Writer = Database | Transaction;
type Owner = typeof users.$inferSelect;

export const invalidLinkError = () => new ApiError(400, 'This link does not work anymore. Please ask for a new one.');

interface NewToken extends Pick<typeof tokens.$inferInsert, 'purpose' | 'userId' | 'data'> {
  readonly minutes: number;
  readonly attempts?: number;
}

/**
 * Creates a token, of which only the hash is stored. A new link replaces the account's older link with that purpose.
 */
export async function createToken(
  db: Writer,
  { purpose, userId, data, minutes, attempts: attemptsLeft = 1 }: NewToken,
): Promise<string> {
  const token = newToken();
  const opened = {
    hash: hashToken(token),
    data,
    attemptsLeft,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  };
  await db
    .insert(tokens)
    .values({ purpose, userId, ...opened })
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], targetWhere: isSingleTokenPurpose, set: opened });
  return token;
}

const isUsable = and(gt(tokens.expiresAt, sql`now()`), gt(tokens.attemptsLeft, 0));
const matchesToken = (purpose: TokenPurpose, token: string) =>
  and(eq(tokens.hash, hashToken(token)), eq(tokens.purpose, purpose), isUsable);
const belongsToUser = (userId: string, purpose: TokenPurpose) =>
  and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isUsable);

/** Returns the account of a token; undefined for a token that is unknown, used, withdrawn or expired. */
export async function findTokenOwner(db: Writer, purpose: TokenPurpose, token: string): Promise<Owner | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(matchesToken(purpose, token));
  return found?.user;
}

/** Locks a token's account and returns it like `findTokenOwner`. */
export async function lockTokenOwner(
  transaction: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<Owner | undefined> {
  await transaction
    .select({ id: users.id })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(matchesToken(purpose, token))
    .for('update', { of: users });
  // The token is read again, because another request possibly used the token while this request waited for the lock.
  return findTokenOwner(transaction, purpose, token);
}

/** Returns the data of a token, without using up the token. */
export async function findTokenData(db: Writer, purpose: TokenPurpose, token: string): Promise<string | undefined> {
  const [found] = await db.select({ data: tokens.data }).from(tokens).where(matchesToken(purpose, token));
  return found?.data;
}

/** Uses up a token and returns its data, which must equal `data` if given. Only one of two concurrent calls succeeds. */
export async function consumeToken(
  db: Writer,
  purpose: TokenPurpose,
  token: string,
  data?: string,
): Promise<{ userId: string | null; data: string } | undefined> {
  const [taken] = await db
    .delete(tokens)
    .where(and(matchesToken(purpose, token), data === undefined ? undefined : eq(tokens.data, data)))
    .returning({ userId: tokens.userId, data: tokens.data });
  return taken;
}

/** Counts a wrong attempt. Returns true if the token still works. */
export async function countWrongAttempt(db: Writer, purpose: TokenPurpose, token: string): Promise<boolean> {
  const [counted] = await db
    .update(tokens)
    .set({ attemptsLeft: sql`${tokens.attemptsLeft} - 1` })
    .where(matchesToken(purpose, token))
    .returning({ attemptsLeft: tokens.attemptsLeft });
  return counted !== undefined && counted.attemptsLeft > 0;
}

/** Returns the data of the account's open link for a purpose. */
export async function findLinkData(db: Database, userId: string, purpose: TokenPurpose): Promise<string | undefined> {
  const [found] = await db.select({ data: tokens.data }).from(tokens).where(belongsToUser(userId, purpose));
  return found?.data;
}

/**
 * Replaces the token of an open link before another attempt to mail the link, because only a hash of the old token is
 * stored. Returns undefined if the link no longer works.
 */
export async function replaceLinkToken(
  db: Database,
  userId: string,
  purpose: TokenPurpose,
): Promise<{ token: string; data: string } | undefined> {
  const token = newToken();
  const [renewed] = await db
    .update(tokens)
    .set({ hash: hashToken(token) })
    .where(belongsToUser(userId, purpose))
    .returning({ data: tokens.data });
  return renewed && { token, data: renewed.data };
}

/** Deletes the tokens of an account for these purposes, by default for every purpose. */
export async function withdrawTokens(db: Writer, userId: string, ...purposes: TokenPurpose[]): Promise<void> {
  const isWithdrawn = purposes.length > 0 ? inArray(tokens.purpose, purposes) : undefined;
  await db.delete(tokens).where(and(eq(tokens.userId, userId), isWithdrawn));
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db.delete(tokens).where(lte(tokens.expiresAt, sql`now()`));
}
