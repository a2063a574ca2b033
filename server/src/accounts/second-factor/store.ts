import { and, count, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { hashToken } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { Cipher } from '../../encryption/cipher';
import { endSessions, removeAuthenticatorApp } from '../end-access';
import { recoveryCodes, secondFactors, users } from '../schema';
import { hasSession, lockAccount } from '../session';
import { consumeAppCode, type KeyContext } from './app-key';
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

/** SQL condition for accounts without a second factor, in statements that select from `users`. */
export const hasNoSecondFactor = sql`not exists (
  select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${isOn})`;

export async function readSecondFactor(db: Database, userId: string) {
  const [row] = await db
    .select({ left: count(recoveryCodes.codeHash) })
    .from(secondFactors)
    .leftJoin(recoveryCodes, eq(recoveryCodes.userId, secondFactors.userId))
    .where(and(eq(secondFactors.userId, userId), isOn))
    .groupBy(secondFactors.userId);
  return { isOn: row !== undefined, recoveryCodesLeft: row?.left ?? 0 };
}

/** Stores a new secret, which replaces an unconfirmed secret. Returns false if the second factor is on. */
export async function storeTotpSecret({ db, cipher }: KeyContext, userId: string, secret: string): Promise<boolean> {
  const key = { secret: cipher.encrypt(secret, userId), lastStep: null, createdAt: sql`now()` };
  const stored = await db.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    return transaction
      .insert(secondFactors)
      .values({ userId, ...key })
      .onConflictDoUpdate({ target: secondFactors.userId, set: key, setWhere: isNull(secondFactors.confirmedAt) })
      .returning({ userId: secondFactors.userId });
  });
  return stored.length > 0;
}

async function takeRecoveryCode(transaction: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, recoveryCodeHash(userId, code))))
    .returning({ hash: recoveryCodes.codeHash });
  return used.length > 0;
}

export type CodeSource = 'app' | 'recovery';

/** Uses up a code and returns its source (app or recovery code), or undefined if invalid. Requires the account's lock. */
export async function consumeCode(
  parts: { readonly cipher: Cipher; readonly transaction: Transaction },
  userId: string,
  code: string,
): Promise<CodeSource | undefined> {
  if (isTotpCode(code)) return (await consumeAppCode(parts, userId, code)) ? 'app' : undefined;
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

/** Result of a change: `nothing` without second factor or session, `wrong code`, or the completed change's value. */
export type Outcome<T> = 'nothing' | 'wrong code' | { readonly done: T };

type Effect<T> = (transaction: Transaction, owner: Owner) => Promise<T>;

/** Runs `effect` if the code is right and the account has a second factor that meets the SQL condition `found`. */
async function change<T>(
  { db, cipher }: KeyContext,
  { owner, code, found }: { owner: Owner; code: string; found: ReturnType<typeof and> },
  effect: Effect<T>,
): Promise<Outcome<T>> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, owner.userId);
    // The session is checked again, because a concurrent reset of the password ends the session and must stop the change.
    if (!(await hasSession(transaction, owner.userId, owner.token))) return 'nothing';
    const matches = and(eq(secondFactors.userId, owner.userId), found);
    const rows = await transaction.select({ id: secondFactors.userId }).from(secondFactors).where(matches);
    if (rows.length === 0) return 'nothing';
    if ((await consumeCode({ cipher, transaction }, owner.userId, code)) === undefined) return 'wrong code';
    const done = await effect(transaction, owner);
    await endSessions(transaction, owner.userId, owner.token);
    return { done };
  });
}

/** Switches on a second factor and returns the recovery codes. */
export const confirmTotpSecret = async (context: KeyContext, owner: Owner, code: string): Promise<Outcome<string[]>> =>
  change(
    context,
    { owner, code, found: and(isNull(secondFactors.confirmedAt), isFresh) },
    async (transaction, { userId }) => {
      await transaction
        .update(secondFactors)
        .set({ confirmedAt: sql`now()` })
        .where(eq(secondFactors.userId, userId));
      return storeRecoveryCodes(transaction, userId);
    },
  );

export const replaceRecoveryCodes = async (
  context: KeyContext,
  owner: Owner,
  code: string,
): Promise<Outcome<string[]>> =>
  change(context, { owner, code, found: isOn }, async (transaction, { userId }) =>
    storeRecoveryCodes(transaction, userId),
  );

/** Switches off a second factor and deletes its data. */
export const removeSecondFactor = async (
  context: KeyContext,
  owner: Owner,
  code: string,
): Promise<Outcome<undefined>> =>
  change(context, { owner, code, found: isOn }, async (transaction, { userId }) => {
    await removeAuthenticatorApp(transaction, userId);
    return undefined;
  });

export async function deleteUnconfirmedSecrets(db: Database): Promise<void> {
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), not(isFresh)));
}
