import { and, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { hashToken } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import { passkeys, recoveryCodes, secondFactors, sessions, users } from '../schema';

/** Of a user that is updated in the same statement: whether anything but the password signs in or guards the sign-in. */
export const hasSignInMethods = sql`(
  exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
  or exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id}
    and ${secondFactors.confirmedAt} is not null))`;

/** Of a passkey that is joined to its owner: whether it is older than a reset that the owner has not reviewed. */
export const isSuspended = sql<boolean>`coalesce(${passkeys.createdAt} <= ${users.passwordResetAt}, false)`;

async function removeApp(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Removes the passkeys, the authenticator app and its recovery codes. The account has to be locked. */
export async function removeSignInMethods(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
  await removeApp(transaction, userId);
}

type Reader = Database | Transaction;

/** What is older than the last reset of the password, while its owner has not reviewed it. */
export async function readReview(db: Reader, userId: string) {
  const stored = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(users.id, userId), isSuspended))
    .orderBy(passkeys.createdAt, passkeys.id);
  const [app] = await db
    .select({ addedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .innerJoin(users, eq(users.id, secondFactors.userId))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(secondFactors.confirmedAt),
        sql`${secondFactors.confirmedAt} <= ${users.passwordResetAt}`,
      ),
    );
  return { passkeys: stored.map(({ passkey }) => passkey), appAddedAt: app?.addedAt ?? null };
}

interface Decision {
  readonly storedPasskeys: readonly string[];
  readonly keepsApp: boolean;
}

/** What a decision removed. */
interface Removed {
  readonly passkeys: number;
  readonly app: boolean;
}

/**
 * Ends the review: what was kept works again, the rest is removed, and then every session but that of `token` ends.
 * Nothing changes without a review. Undefined when the password is no longer the one that was checked.
 */
export async function decideReview(
  db: Database,
  owner: { readonly userId: string; readonly passwordHash: string; readonly token: string },
  { storedPasskeys, keepsApp }: Decision,
): Promise<Removed | undefined> {
  const { userId } = owner;
  return db.transaction(async (transaction) => {
    const [current] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, owner.passwordHash)))
      .for('update');
    if (!current) return undefined;
    const review = await readReview(transaction, userId);
    const suspended = review.passkeys.map(({ id }) => id);
    const isRemoved = and(
      eq(passkeys.userId, userId),
      sql`${passkeys.id} = any(${sql.param(suspended)}::uuid[])`,
      storedPasskeys.length > 0 ? notInArray(passkeys.id, [...storedPasskeys]) : undefined,
    );
    const removed = await transaction.delete(passkeys).where(isRemoved).returning({ id: passkeys.id });
    const removesApp = review.appAddedAt !== null && !keepsApp;
    if (removesApp) await removeApp(transaction, userId);
    await transaction.update(users).set({ passwordResetAt: null }).where(eq(users.id, userId));
    if (removed.length > 0 || removesApp) {
      await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(owner.token))));
    }
    return { passkeys: removed.length, app: removesApp };
  });
}
