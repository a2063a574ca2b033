import { and, count, eq, gt, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { ApiError, hashToken } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import { ENCRYPTED_PREFIX, type Cipher } from '../../encryption/cipher';
import type { EncryptedColumn } from '../../encryption/stored-texts';
import { endSessions, removeAuthenticatorApp } from '../end-access';
import type { AccountOptions } from '../options';
import { recoveryCodes, secondFactors } from '../schema';
import { hasSession, lockAccountRow, type SessionOwner } from '../session';
import { acceptedTimeStep, isTotpCode } from './totp';

const RECOVERY_CODE_COUNT = 10;
/** Length of a recovery code: 80 bits, so that brute force cannot reverse a stolen hash. */
const RECOVERY_CODE_LENGTH = 16;
/** 32 characters, without 0, 1, I and O, which users could confuse. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = () => Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns ten recovery codes in groups of four characters. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(newCode());
  return [...codes].map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Returns the hash of a recovery code, which ignores case and separators and differs between accounts. */
export function recoveryCodeHash(userId: string, code: string): string {
  return hashToken(`${userId} ${code.replace(/[^\dA-Za-z]/g, '').toUpperCase()}`);
}

type TotpSecretContext = Pick<AccountOptions, 'db' | 'cipher'>;

const SETUP_MINUTES = 15;

const isOn = isNotNull(secondFactors.confirmedAt);
const isFresh = gt(secondFactors.createdAt, sql`now() - make_interval(mins => ${SETUP_MINUTES})`);

/** Returns a 400 at the field `code`, the status that also a wrong password has. The status makes the attempt count. */
export const wrongCodeError = () =>
  new ApiError(400, [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }]);
const secondFactorOnError = () => new ApiError(409, 'Two-step sign-in is on already.');
const secondFactorOffError = () => new ApiError(409, 'Two-step sign-in is off.');
const setupExpiredError = () => new ApiError(409, 'This took too long. Please start again.');

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
  if (stored.length === 0) throw secondFactorOnError();
}

/**
 * Uses up a code; resolves to false for a wrong code, and rejects if the encryption key of the secret is unknown. The
 * caller must hold the account's lock.
 */
async function consumeTotpCode(
  { cipher, transaction }: { readonly cipher: Cipher; readonly transaction: Transaction },
  userId: string,
  code: string,
): Promise<boolean> {
  const isOfUser = eq(secondFactors.userId, userId);
  const [factor] = await transaction.select().from(secondFactors).where(isOfUser).for('update');
  if (!factor) return false;
  const { lastStep } = factor;
  const step = acceptedTimeStep({ secret: cipher.decrypt(factor.secret, userId), lastStep, code }, new Date());
  if (step === undefined) return false;
  await transaction.update(secondFactors).set({ lastStep: step }).where(isOfUser);
  return true;
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

interface SecondFactorChange {
  readonly owner: SessionOwner;
  readonly code: string;
  /** SQL condition for the second factor. */
  readonly condition: SQL | undefined;
  /** Error if the session has ended, or if no second factor meets the condition. */
  readonly notFound: ApiError;
}

/** Runs `effect` if the code is right, and ends other sessions. Throws a 400 for a wrong code, or `notFound`. */
async function changeSecondFactor<T>(
  { db, cipher }: TotpSecretContext,
  { owner: { userId, token }, code, condition, notFound }: SecondFactorChange,
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
export async function confirmTotpSecret(
  context: TotpSecretContext,
  owner: SessionOwner,
  code: string,
): Promise<string[]> {
  const condition = and(isNull(secondFactors.confirmedAt), isFresh);
  return changeSecondFactor(
    context,
    { owner, code, condition, notFound: setupExpiredError() },
    async (transaction, userId) => {
      const isOfUser = eq(secondFactors.userId, userId);
      await transaction
        .update(secondFactors)
        .set({ confirmedAt: sql`now()` })
        .where(isOfUser);
      return storeRecoveryCodes(transaction, userId);
    },
  );
}

export const replaceRecoveryCodes = async (
  context: TotpSecretContext,
  owner: SessionOwner,
  code: string,
): Promise<string[]> =>
  changeSecondFactor(context, { owner, code, condition: isOn, notFound: secondFactorOffError() }, storeRecoveryCodes);

/** Switches off a second factor and deletes its data. */
export async function removeSecondFactor(context: TotpSecretContext, owner: SessionOwner, code: string): Promise<void> {
  await changeSecondFactor(
    context,
    { owner, code, condition: isOn, notFound: secondFactorOffError() },
    removeAuthenticatorApp,
  );
}

export async function deleteUnconfirmedSecrets(db: Database): Promise<void> {
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), not(isFresh)));
}

export const totpSecrets: EncryptedColumn = {
  name: 'keys of authenticator apps',
  texts: sql`
    select array[user_id::text] as key, secret as stored, not starts_with(secret, ${ENCRYPTED_PREFIX}) as "isPlain"
    from second_factors`,
  contextOf: ([userId = '']) => userId,
  replace: ({ key: [userId], stored }, secret) =>
    sql`update second_factors set secret = ${secret} where user_id = ${userId} and secret = ${stored}`,
};
