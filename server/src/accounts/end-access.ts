import { and, eq, ne } from 'drizzle-orm';
import { hashToken } from '@verdant/federation/http';
import type { Transaction } from '../database';
import { calendarLinks, passkeys, recoveryCodes, secondFactors, sessions } from './schema';
import { withdrawTokens } from './tokens';

/** Ends sessions except that of `exceptToken`, and download links and unfinished sign-ins, which need no session. */
export async function endSessions(transaction: Transaction, userId: string, exceptToken?: string): Promise<void> {
  const isOther = exceptToken === undefined ? undefined : ne(sessions.tokenHash, hashToken(exceptToken));
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  await withdrawTokens(transaction, userId, 'sign-in', 'export');
}

/**
 * Ends all access that an attacker with the old password can have gained (table in `SECURITY.md`). The caller must hold the
 * account's lock, so that no session or link is created concurrently.
 */
export async function endSessionsAndLinks(
  transaction: Transaction,
  userId: string,
  exceptToken?: string,
): Promise<void> {
  await endSessions(transaction, userId, exceptToken);
  await transaction.delete(calendarLinks).where(eq(calendarLinks.userId, userId));
  await withdrawTokens(transaction, userId, 'reset-password', 'change-email');
}

/** Removes the authenticator app and the recovery codes. Returns true if sign-ins required a code before the removal. */
export async function removeAuthenticatorApp(transaction: Transaction, userId: string): Promise<boolean> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await transaction
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

/** A sign-in method in addition to the password. */
export type SignInMethod = 'passkeys' | 'app';

/**
 * Removes passkeys and the authenticator app, and returns the removed methods. The caller must hold the account's lock.
 */
export async function removeSignInMethods(transaction: Transaction, userId: string): Promise<SignInMethod[]> {
  const removed = await transaction.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  const hadApp = await removeAuthenticatorApp(transaction, userId);
  return [...(removed.length > 0 ? ['passkeys' as const] : []), ...(hadApp ? ['app' as const] : [])];
}
