import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { ApiError, hashToken } from '@verdant/federation/http';
import { prepared, type Database, type Transaction } from '../database';
import type { AccountSettings } from './account-settings';
import { sessions, users } from './schema';

/** Duration of a new session. */
export type SessionLimits = Pick<AccountSettings, 'sessionDays' | 'idleMinutes'>;

/** The account of a session, as requests read it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** Time at which the owner confirmed the e-mail address; null until then. */
  readonly emailVerifiedAt: Date | null;
  /** True for the account of a demo household. */
  readonly isDemo: boolean;
}

/** Error for a request whose session has ended or is missing. */
export const sessionEndedError = () =>
  new ApiError(401, 'Authentication expired. Please log in again.', { headers: { 'www-authenticate': 'Bearer' } });

/** Condition for a session that has neither expired nor been idle for too long. */
export const isSessionActive = sql`(${gt(sessions.expiresAt, sql`now()`)} and ${gt(
  sessions.lastUsedAt,
  sql`now() - make_interval(mins => ${sessions.idleMinutes})`,
)})`;

/**
 * SQL condition that is true if the last stored use is old enough to store a new time: one minute, or a tenth of an idle
 * time below ten minutes. Sessions can therefore end earlier by that interval.
 */
const isUnstored = lt(sessions.lastUsedAt, sql`now() - make_interval(secs => least(60, ${sessions.idleMinutes} * 6))`);

const account = {
  id: users.id,
  email: users.email,
  firstName: users.first_name,
  emailVerifiedAt: users.emailVerifiedAt,
  isDemo: users.isDemo,
};

/** Finds the account of a live session by the hash of its token. This does not restart the idle time. */
export async function findSession(db: Database, tokenHash: string): Promise<Account | undefined> {
  const [found] = await db
    .select(account)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isSessionActive));
  return found;
}

/** Returns whether the session of the token still exists. The caller must have locked the account (`lockAccount`). */
export async function hasSession(transaction: Transaction, userId: string, token: string): Promise<boolean> {
  const found = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.userId, userId)));
  return found.length > 0;
}

/** Locks an account before any change, so that concurrent changes wait for each other and cannot deadlock. */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Runs `open` while the account is locked. Throws a 401 if the session of `token` has ended, because links and tokens that
 * a session creates must not outlive a password change.
 */
export async function whileSignedIn<T>(
  db: Database,
  { userId, token }: { readonly userId: string; readonly token: string },
  open: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await hasSession(transaction, userId, token))) throw sessionEndedError();
    return open(transaction);
  });
}

const touchedSession = prepared((db) => {
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
 * Finds the account of a live session by the hash of its token, and restarts the idle time. Uses one statement, which
 * writes only if the stored time is old, so that concurrent requests write once.
 */
export async function touchSession(db: Database, tokenHash: string): Promise<Account | undefined> {
  const [found] = await touchedSession(db).execute({ tokenHash });
  return found;
}
