import { and, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { ApiError, hashToken } from '@verdant/federation/http';
import { prepareOncePerDatabase, type Database, type Transaction } from '../database';
import type { AccountSettings } from './account-settings';
import { sessions, users } from './schema';

export type SessionLimits = Pick<AccountSettings, 'sessionDays' | 'idleMinutes'>;

/** The account of a session. */
export type Account = Readonly<
  Pick<typeof users.$inferSelect, 'id' | 'email' | 'first_name' | 'emailVerifiedAt' | 'isDemo'>
>;

export const sessionEndedError = () =>
  new ApiError(401, 'Authentication expired. Please log in again.', { headers: { 'www-authenticate': 'Bearer' } });

/** SQL condition for a session that has neither expired nor been idle too long. */
export const isSessionActive = sql`(${gt(sessions.expiresAt, sql`now()`)} and ${gt(
  sessions.lastUsedAt,
  sql`now() - make_interval(mins => ${sessions.idleMinutes})`,
)})`;

/**
 * SQL condition for sessions with a stored time of use older than one minute, or a tenth of the maximum idle time if
 * shorter. Sessions can therefore end earlier by that interval.
 */
const isUnstored = lt(sessions.lastUsedAt, sql`now() - make_interval(secs => least(60, ${sessions.idleMinutes} * 6))`);

const account = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  emailVerifiedAt: users.emailVerifiedAt,
  isDemo: users.isDemo,
};

/** Finds the account of a live session by the token's hash. Does not restart the idle time. */
export async function findSession(db: Database, tokenHash: string): Promise<Account | undefined> {
  const [found] = await db
    .select(account)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isSessionActive));
  return found;
}

/** True if the token's session exists. The caller must hold the account's lock (`lockAccountRow`). */
export async function hasSession(transaction: Transaction, userId: string, token: string): Promise<boolean> {
  const found = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.userId, userId)));
  return found.length > 0;
}

/**
 * Locks an account; resolves to false if the account does not meet the conditions. Changes lock the account first, so that
 * concurrent changes wait and cannot deadlock.
 */
export async function lockAccountRow(
  transaction: Transaction,
  userId: string,
  strength: 'update' | 'no key update' | 'share' = 'update',
  ...conditions: SQL[]
): Promise<boolean> {
  const isLocked = and(eq(users.id, userId), ...conditions);
  return (await transaction.select({ id: users.id }).from(users).where(isLocked).for(strength)).length > 0;
}

/** A signed-in user, with the token of the session. */
export interface SessionOwner {
  readonly userId: string;
  readonly token: string;
}

/** Runs `open` under the account's lock. Throws a 401 if the session ended: new links must not outlive password changes. */
export async function runWithActiveSession<T>(
  db: Database,
  { userId, token }: SessionOwner,
  open: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await lockAccountRow(transaction, userId);
    if (!(await hasSession(transaction, userId, token))) throw sessionEndedError();
    return open(transaction);
  });
}

const touchedSession = prepareOncePerDatabase((db) => {
  const hasToken = eq(sessions.tokenHash, sql.placeholder('tokenHash'));
  const used = db.$with('used').as(
    db
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(hasToken, isSessionActive, isUnstored))
      .returning({ userId: sessions.userId }),
  );
  return db
    .with(used)
    .select(account)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(hasToken, isSessionActive))
    .prepare('session_touched');
});

/**
 * Finds the account of a live session and restarts the idle time. A single SQL statement reads the session, and updates the
 * stored time of use only if that time is old.
 */
export async function touchSession(db: Database, tokenHash: string): Promise<Account | undefined> {
  const [found] = await touchedSession(db).execute({ tokenHash });
  return found;
}
