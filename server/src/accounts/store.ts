import { and, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { hashToken, newToken } from '@verdant/federation/http';
import type { NotificationPreferences, Preferences, ProfileFields } from '@verdant/shared/contract';
import { isUniqueViolation, prepareOncePerDatabase, type Database, type Transaction } from '../database';
import type { Device } from './request';
import { sessions, users } from './schema';
import { readSecondFactor } from './second-factor/store';
import { isSessionActive, lockAccountRow, type SessionLimits } from './session';
import { createToken } from './tokens';

export type StoredUser = typeof users.$inferSelect;

/** Returns the key by which e-mail addresses are compared, regardless of case and Unicode composition. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return user;
}

const userById = prepareOncePerDatabase((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
);

export async function findUser(db: Database, id: string): Promise<StoredUser | undefined> {
  const [user] = await userById(db).execute({ id });
  return user;
}

/** Maximum number of sessions of an account, far more than a user needs. */
const MAX_SESSIONS = 100;

/** Creates a session; removes ended sessions and those beyond `MAX_SESSIONS`. Requires the account's lock. */
export async function insertSession(
  db: Transaction,
  userId: string,
  { sessionDays, idleMinutes }: SessionLimits,
  { browser, system }: Device,
): Promise<string> {
  const isOfUser = eq(sessions.userId, userId);
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOfUser)
    .orderBy(desc(sessions.lastUsedAt))
    .offset(MAX_SESSIONS - 1);
  await db.delete(sessions).where(and(isOfUser, or(not(isSessionActive), inArray(sessions.tokenHash, surplus))));
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: sql`now() + make_interval(days => ${sessionDays})`,
    idleMinutes,
    browser,
    system,
  });
  return token;
}

const CHALLENGE_MINUTES = 5;
const CHALLENGE_ATTEMPTS = 5;

type OpenedSession = { token: string; challenge?: undefined } | { token?: undefined; challenge: string };

/**
 * Opens a session after a right password, or a challenge for the second step if the account has a second factor. Returns
 * undefined if the password was replaced or the account's deletion is scheduled.
 */
export async function openSession(
  db: Database,
  { id: userId, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
  limits: SessionLimits,
  device: Device,
): Promise<OpenedSession | undefined> {
  return db.transaction(async (transaction) => {
    // A concurrent change of the password waits for this lock, and then ends this session or challenge too.
    const conditions = [eq(users.passwordHash, passwordHash), isNull(users.deleteAt)];
    if (!(await lockAccountRow(transaction, userId, 'no key update', ...conditions))) return undefined;
    const { isOn } = await readSecondFactor(transaction, userId);
    if (!isOn) return { token: await insertSession(transaction, userId, limits, device) };
    const [minutes, attempts] = [CHALLENGE_MINUTES, CHALLENGE_ATTEMPTS];
    return { challenge: await createToken(transaction, { purpose: 'sign-in', userId, minutes, attempts }) };
  });
}

type NewUser = Pick<StoredUser, 'email' | 'passwordHash'> &
  ProfileFields &
  Partial<Pick<StoredUser, 'isDemo' | 'emailVerifiedAt' | 'deleteAt'>>;

/** Creates a user with a session; undefined if the e-mail is taken. */
export async function createUser(
  db: Database,
  user: NewUser,
  limits: SessionLimits,
  device: Device,
): Promise<{ user: StoredUser; token: string } | undefined> {
  try {
    return await db.transaction(async (transaction) => {
      const [created] = await transaction
        .insert(users)
        .values({ ...user, emailKey: emailKey(user.email) })
        .returning();
      if (!created) throw new Error('the insert of a user returned no row');
      return { user: created, token: await insertSession(transaction, created.id, limits, device) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_unique')) return undefined;
    throw error;
  }
}

export interface UserChanges extends Partial<Readonly<ProfileFields>> {
  readonly notifications?: NotificationPreferences;
  readonly preferences?: Preferences;
}

/** Updates a user. Notification settings that the update does not contain stay unchanged. */
export async function updateUser(
  db: Database,
  id: string,
  { notifications, ...changes }: UserChanges,
): Promise<StoredUser | undefined> {
  const switches = notifications && {
    notifications: sql`coalesce(${users.notifications}, '{}') || ${JSON.stringify(notifications)}::jsonb`,
  };
  const [user] = await db
    .update(users)
    .set({ ...changes, ...switches, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  return user;
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(not(isSessionActive));
}
