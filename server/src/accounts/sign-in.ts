import { eq, isNull } from 'drizzle-orm';
import {
  DELETION_PENDING_STATUS,
  type LoginRequest,
  type SecondStepRequest,
  type SignedPasskey,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../database';
import type { AccountContext } from './context';
import { isDeletionNotDue, withdrawDeletion } from './deletion';
import { rememberDevice, type HttpExchange } from './known-devices';
import { readSignedChallenge, userHandleOf, verifySignIn } from './passkeys/ceremony';
import { findOwnedPasskey, recordPasskeyUse } from './passkeys/store';
import { clientOf, type Client } from './request';
import { users } from './schema';
import { consumeSecondFactorCode, readSecondFactor, wrongCodeError } from './second-factor/store';
import { lockAccountRow } from './session';
import { findUserByEmail, insertSession, openSession, type StoredUser } from './store';
import { consumeToken, countWrongAttempt, findTokenOwner, lockTokenOwner } from './tokens';

/*
 * Each `signIn...` function is a way to sign in. The function counts an attempt at a password or code, checks credentials,
 * remembers the browser, notifies the owner, and returns a session token.
 */

type Owner = Pick<StoredUser, 'id' | 'email'>;

const wrongSignInError = () => new ApiError(401, 'Invalid email or password. Please try again.');

/** Returns the error for a sign-in with correct credentials to an account with a scheduled deletion. */
const deletionPendingError = () =>
  new ApiError(DELETION_PENDING_STATUS, 'This account is going to be deleted. To keep it, use the link in our email.');

/** Returns the error for a right password without code, with the challenge for step two. Older clients show the text. */
const codeRequiredError = (challenge: string) =>
  new ApiError(401, 'Please enter the code from your authenticator app.', { extra: { challenge } });

const challengeExpiredError = () =>
  new ApiError(401, 'This sign-in took too long or had too many wrong codes. Please sign in again.');

/** Returns the same error for every failed sign-in, so that the error does not reveal which passkeys and accounts exist. */
const wrongPasskeyError = () =>
  new ApiError(401, 'This passkey did not work. Please try again, or sign in with your password.');

const isDeletionDue = ({ deleteAt }: Pick<StoredUser, 'deleteAt'>) => deleteAt && deleteAt.getTime() <= Date.now();

/** Remembers the browser, and notifies the owner if the browser is new to the account. */
async function rememberBrowser({ db, send }: AccountContext, exchange: HttpExchange, owner: Owner): Promise<void> {
  const isNew = await rememberDevice(db, exchange, owner.email);
  if (isNew) await send.notice(exchange.request, 'new-device', owner);
}

/** Finds an account by e-mail and password. Throws spec 8's 401 if either is wrong, or if the account's deletion is due. */
async function findByPassword({ db, passwords }: AccountContext, request: LoginRequest, client: Client) {
  const user = await findUserByEmail(db, request.email);
  const isRight = await passwords.matches(user?.passwordHash, request.password, client);
  if (!user || !isRight || isDeletionDue(user)) throw wrongSignInError();
  return user;
}

/** Checks the password, and opens a session or the second step of a sign-in. Throws a 403 for an account to be deleted. */
async function logIn(context: AccountContext, request: LoginRequest, client: Client) {
  const owner = await findByPassword(context, request, client);
  if (owner.deleteAt) throw deletionPendingError();
  const opened = await openSession(context.db, owner, context.settings, client.device);
  if (!opened) throw wrongSignInError();
  return { owner, ...opened };
}

/** Signs in with a password. Throws a 401 with a challenge if the account has a second factor. */
export async function signInWithPassword(
  context: AccountContext,
  exchange: HttpExchange,
  body: LoginRequest,
): Promise<string> {
  const { request } = exchange;
  const attempt = await context.attempts.signIn(request, body.email);
  const { owner, token, challenge } = await logIn(context, body, clientOf(request)).catch(attempt.failed);
  await attempt.succeeded();
  if (challenge !== undefined) throw codeRequiredError(challenge);
  await rememberBrowser(context, exchange, owner);
  return token;
}

/** Cancels the scheduled deletion of an account with the password. Throws a 401 if the deletion cannot be cancelled. */
export async function cancelDeletion(context: AccountContext, request: LoginRequest, client: Client): Promise<void> {
  const { id, passwordHash } = await findByPassword(context, request, client);
  await context.db.transaction(async (transaction) => {
    const conditions = [eq(users.passwordHash, passwordHash), isDeletionNotDue];
    if (!(await lockAccountRow(transaction, id, 'no key update', ...conditions))) throw wrongSignInError();
    await withdrawDeletion(transaction, id);
  });
}

/** Returns a challenge's user. Throws a 401 for an unknown, used or expired challenge or after too many wrong codes. */
async function findUserOfChallenge(db: Database, challenge: string): Promise<StoredUser> {
  const owner = await findTokenOwner(db, 'sign-in', challenge);
  if (!owner) throw challengeExpiredError();
  return owner;
}

/** Locks and returns the account of a challenge. Throws as `findUserOfChallenge` does. */
async function lockUserOfChallenge(transaction: Transaction, challenge: string): Promise<StoredUser> {
  const owner = await lockTokenOwner(transaction, 'sign-in', challenge);
  if (!owner || owner.deleteAt) throw challengeExpiredError();
  return owner;
}

/** Checks the code. Throws a 400 for a wrong code (at most five per challenge), a 401 as `findUserOfChallenge` does. */
async function completeWithCode({ db, cipher, settings }: AccountContext, step: SecondStepRequest, { device }: Client) {
  const { challenge, code } = step;
  const result = await db.transaction(async (transaction) => {
    // Attempts on an account are serialised, so that each attempt is counted and no code is accepted twice.
    const owner = await lockUserOfChallenge(transaction, challenge);
    const source = await consumeSecondFactorCode({ cipher, transaction }, owner.id, code);
    if (source === undefined) {
      return (await countWrongAttempt(transaction, 'sign-in', challenge)) ? 'wrong code' : 'over';
    }
    await consumeToken(transaction, 'sign-in', challenge);
    const codesLeft = source === 'recovery' ? (await readSecondFactor(transaction, owner.id)).recoveryCodesLeft : null;
    return { token: await insertSession(transaction, owner.id, settings, device), codesLeft };
  });
  // The errors are thrown outside the transaction, because a rollback would undo the count of the wrong attempt.
  if (result === 'over') throw challengeExpiredError();
  if (result === 'wrong code') throw wrongCodeError();
  return result;
}

export async function signInWithPasswordAndCode(
  context: AccountContext,
  exchange: HttpExchange,
  body: SecondStepRequest,
): Promise<string> {
  const { db, attempts, send } = context;
  const { request } = exchange;
  const owner = await findUserOfChallenge(db, body.challenge);
  const attempt = await attempts.secondStep(owner.id);
  const { token, codesLeft } = await completeWithCode(context, body, clientOf(request)).catch(attempt.failed);
  await attempt.succeeded();
  if (codesLeft === null) {
    await rememberBrowser(context, exchange, owner);
    return token;
  }
  await rememberDevice(db, exchange, owner.email);
  await send.notice(request, 'recovery-code-used', { ...owner, codes_left: codesLeft });
  return token;
}

/** Checks a signature and the passkey's owner, and uses up the challenge. Throws a 401 for every failure. */
async function verifyPasskey({ db, party }: AccountContext, signed: SignedPasskey) {
  const challenge = readSignedChallenge(signed);
  if (!(await consumeToken(db, 'passkey-sign-in', challenge))) throw wrongPasskeyError();
  const found = await findOwnedPasskey(db, signed.id);
  if (!found || signed.response.userHandle !== userHandleOf(found.owner.id)) throw wrongPasskeyError();
  if (isDeletionDue(found.owner)) throw wrongPasskeyError();
  const use = await verifySignIn(party, signed, { challenge, key: found.passkey }).catch(() => {
    throw wrongPasskeyError();
  });
  return { owner: found.owner, passkeyId: found.passkey.id, use };
}

interface PasskeyStep {
  readonly challenge: string;
  readonly passkey: SignedPasskey;
}

async function completeWithPasskey(context: AccountContext, { challenge, passkey }: PasskeyStep, { device }: Client) {
  const { owner, passkeyId, use } = await verifyPasskey(context, passkey);
  if (owner.deleteAt) throw deletionPendingError();
  return context.db.transaction(async (transaction) => {
    const { id } = await lockUserOfChallenge(transaction, challenge);
    if (id !== owner.id) throw challengeExpiredError();
    if (!(await recordPasskeyUse(transaction, passkeyId, use))) throw wrongPasskeyError();
    await consumeToken(transaction, 'sign-in', challenge);
    return insertSession(transaction, id, context.settings, device);
  });
}

export async function signInWithPasswordAndPasskey(
  context: AccountContext,
  exchange: HttpExchange,
  body: PasskeyStep,
): Promise<string> {
  const owner = await findUserOfChallenge(context.db, body.challenge);
  const attempt = await context.attempts.secondStep(owner.id);
  const token = await completeWithPasskey(context, body, clientOf(exchange.request)).catch(attempt.failed);
  await attempt.succeeded();
  await rememberBrowser(context, exchange, owner);
  return token;
}

/**
 * Signs in with a passkey, without a code, because the device has verified the owner. The attempt is not counted, because a
 * signature cannot be guessed. Throws a 403 for an account with a scheduled deletion, which `keeps_account` cancels
 * instead.
 */
export async function signInWithPasskey(
  context: AccountContext,
  exchange: HttpExchange,
  body: { readonly passkey: SignedPasskey; readonly keeps_account?: boolean | undefined },
): Promise<string> {
  const { owner, passkeyId, use } = await verifyPasskey(context, body.passkey);
  if (owner.deleteAt && !body.keeps_account) throw deletionPendingError();
  const isKept = body.keeps_account ? isDeletionNotDue : isNull(users.deleteAt);
  const token = await context.db.transaction(async (transaction) => {
    const isLocked = await lockAccountRow(transaction, owner.id, 'no key update', isKept);
    if (!isLocked || !(await recordPasskeyUse(transaction, passkeyId, use))) throw wrongPasskeyError();
    if (body.keeps_account) await withdrawDeletion(transaction, owner.id);
    return insertSession(transaction, owner.id, context.settings, clientOf(exchange.request).device);
  });
  await rememberBrowser(context, exchange, owner);
  return token;
}
