import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { sessions, users } from '../accounts/schema';
import { hashToken } from '../accounts/tokens';
import type { Database } from '../database';
import { overrides } from './schema';

/** A day's work; a browser that is forgotten gets the product again. */
export const OVERRIDE_HOURS = 8;

export interface StoredOverride {
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
  /** Of the account whose sign-in it was made with; null where none was asked for. */
  readonly email: string | null;
}

/** The overrides of a browser that have not expired, nor the sign-in that they were made with. */
export async function findOverrides(db: Database, token: string): Promise<StoredOverride[]> {
  return db
    .select({ name: overrides.name, url: overrides.url, expiresAt: overrides.expiresAt, email: users.email })
    .from(overrides)
    .leftJoin(sessions, eq(sessions.tokenHash, overrides.sessionHash))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(overrides.tokenHash, hashToken(token)),
        gt(overrides.expiresAt, sql`now()`),
        or(isNull(overrides.sessionHash), gt(sessions.expiresAt, sql`now()`)),
      ),
    )
    .orderBy(overrides.name);
}

/** Puts an override in place of the browser's own one of that remote; `signIn` is the token of the session that it is bound to. */
export async function saveOverride(
  db: Database,
  token: string,
  { name, url, signIn }: { name: string; url: string; signIn: string | undefined },
): Promise<void> {
  const values = {
    url,
    sessionHash: signIn === undefined ? null : hashToken(signIn),
    expiresAt: sql`now() + make_interval(hours => ${OVERRIDE_HOURS})`,
  };
  await db.transaction(async (transaction) => {
    await transaction.delete(overrides).where(lte(overrides.expiresAt, sql`now()`));
    await transaction
      .insert(overrides)
      .values({ tokenHash: hashToken(token), name, ...values })
      .onConflictDoUpdate({ target: [overrides.tokenHash, overrides.name], set: values });
  });
}

export async function deleteOverrides(db: Database, token: string): Promise<void> {
  await db.delete(overrides).where(eq(overrides.tokenHash, hashToken(token)));
}
