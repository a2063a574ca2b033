import { and, count, eq, gt, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { ApiError, hashToken } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { Cipher } from '../../encryption/cipher';
import { endSessions, removeAuthenticatorApp } from '../end-access';
import { recoveryCodes, secondFactors } from '../schema';
import { hasSession, lockAccountRow } from '../session';
import { consumeTotpCode, type TotpSecretContext } from './app-key';
import { isTotpCode } from './totp';

const COUNT = 10;
/** Length of a recovery code: 80 bits, so that brute force cannot reverse a stolen hash. */
const LENGTH = 16;
/** 32 characters, without 0, 1, I and O, which users could confuse. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns ten recovery codes in groups of four characters. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  return [...codes].map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Returns the hash of a recovery code, which ignores case and separators and differs between accounts. */
export function recoveryCodeHash(userId: string, code: string): string {
  return hashToken(`${userId} ${code.replace(/[^\dA-Za-z]/g, '').toUpperCase()}`);
}

const SETUP_MINUTES = 15;

/** A user who changes a second factor. The change ends other sessions. */
interface Owner {
  readonly userId: string;
  readonly token: string;
}

const isOn = isNotNull(secondFactors.confirmedAt);
const isFresh = gt(secondFactors.createdAt, sql`now() - make_interval(mins => ${SETUP_MINUTES})`);

/** Returns a 400 at the field `code`, the status that also a wrong password has. The status makes the attempt count. */
export const wrongCodeError = () =>
  new ApiError(400, [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }]);
const isOnAlready = () => new ApiError(409, 'Two-step sign-in is on already.');
const isOff = () => new ApiError(409, 'Two-step sign-in is off.');
const setupIsOver = () => new ApiError(409, 'This took too long. Please start again.');

export async function readSecondFactor(db: Database | Transaction, userId: string) {
  const [row] = await db
    .select({ left: count(recoveryCodes.codeHash) })
    .from(secondFactors)
    .leftJoin(recoveryCodes, eq(recoveryCodes.userId, secondFactors.userId))
    .where(and(eq(secondFactors.userId, userId), isOn))
    .groupBy(secondFactors.userId);
  return { isOn: row !== undefined, recoveryCodesLeft: row?.left ?? 0 };
}

/** Stores a new secret, which replaces an unconfirmed secret. Throws a 409 if the second factor is on. */
export async function storeTotpSecret(
  { db, cipher }: TotpSecretContext,
  userId: string,
  secret: string,
): Promise<void> {
  const key = { secret: cipher.encrypt(secret, userId), lastStep: null, createdAt: sql`now()` };
  const stored = await db.transaction(async (transaction) => {
    await lockAccountRow(transaction, userId);
    return transaction
      .insert(secondFactors)
      .values({ userId, ...key })
      .onConflictDoUpdate({ target: secondFactors.userId, set: key, setWhere: isNull(secondFactors.confirmedAt) })
      .returning({ userId: secondFactors.userId });
  });
  if (stored.length === 0) throw isOnAlready();
}

async function takeRecoveryCode(transaction: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, recoveryCodeHash(userId, code))))
    .returning({ hash: recoveryCodes.codeHash });
  return used.length > 0;
}

/** Uses up a code and returns its source (app or recovery code), or undefined if invalid. Requires the account's lock. */
export async function consumeSecondFactorCode(
  parts: { readonly cipher: Cipher; readonly transaction: Transaction },
  userId: string,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  if (isTotpCode(code)) return (await consumeTotpCode(parts, userId, code)) ? 'app' : undefined;
  return (await takeRecoveryCode(parts.transaction, userId, code)) ? 'recovery' : undefined;
}

async function storeRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryCodeHash(userId, code) })));
  return codes;
}

interface Change {
  readonly owner: Owner;
  readonly code: string;
  /** SQL condition for the second factor. */
  readonly condition: SQL | undefined;
  /** Error if the session has ended, or if no second factor meets the condition. */
  readonly notFound: ApiError;
}

/** Runs `effect` if the code is right, and ends other sessions. Throws a 400 for a wrong code, or `notFound`. */
async function change<T>(
  { db, cipher }: TotpSecretContext,
  { owner: { userId, token }, code, condition, notFound }: Change,
  effect: (transaction: Transaction, userId: string) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await lockAccountRow(transaction, userId);
    // The session is checked again, because a concurrent reset of the password ends the session and must stop the change.
    if (!(await hasSession(transaction, userId, token))) throw notFound;
    const found = await transaction.$count(secondFactors, and(eq(secondFactors.userId, userId), condition));
    if (found === 0) throw notFound;
    if ((await consumeSecondFactorCode({ cipher, transaction }, userId, code)) === undefined) throw wrongCodeError();
    const result = await effect(transaction, userId);
    await endSessions(transaction, userId, token);
    return result;
  });
}

/** Switches on a second factor and returns the recovery codes. */
export async function confirmTotpSecret(context: TotpSecretContext, owner: Owner, code: string): Promise<string[]> {
  const condition = and(isNull(secondFactors.confirmedAt), isFresh);
  return change(context, { owner, code, condition, notFound: setupIsOver() }, async (transaction, userId) => {
    const isOfUser = eq(secondFactors.userId, userId);
    await transaction
      .update(secondFactors)
      .set({ confirmedAt: sql`now()` })
      .where(isOfUser);
    return storeRecoveryCodes(transaction, userId);
  });
}

export const replaceRecoveryCodes = async (context: TotpSecretContext, owner: Owner, code: string): Promise<string[]> =>
  change(context, { owner, code, condition: isOn, notFound: isOff() }, storeRecoveryCodes);

/** Switches off a second factor and deletes its data. */
export async function removeSecondFactor(context: TotpSecretContext, owner: Owner, code: string): Promise<void> {
  await change(context, { owner, code, condition: isOn, notFound: isOff() }, removeAuthenticatorApp);
}

export async function deleteUnconfirmedSecrets(db: Database): Promise<void> {
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), not(isFresh)));
}
