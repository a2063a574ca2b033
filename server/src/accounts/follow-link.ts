import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { ApiError, bearerToken, hashToken, newToken } from '@verdant/federation/http';
import { isDuplicate, type Database, type Transaction } from '../database';
import type { AccountContext } from './context';
import { endAccess, removeSignInMethods } from './end-access';
import type { HashClient } from './hash-queue';
import { hashClientOf } from './request';
import { users } from './schema';
import { readSecondFactor } from './second-factor/store';
import { findSession } from './session';
import { emailKey, markVerified, type StoredUser } from './store';
import { findOwner, lockOwner, takeToken, withdrawTokens } from './tokens';

const LINK_IS_OVER = 'This link does not work anymore. Please ask for a new one.';
const SIGN_IN_OR_PASSWORD = 'Please sign in to the account of this link, or enter its password.';
const SIGN_IN_FIRST = 'Your account has two-step sign-in. Please sign in first, then open the link in the email again.';

/** Event that a notice reports to the owner. */
export interface Followed {
  readonly userId: string;
  /** The address that the account had before; undefined when its owner has not changed it. */
  readonly former?: { readonly email: string; readonly isConfirmed: boolean };
}

/** The request of a user who follows a link. */
interface FollowedLink {
  readonly purpose: AccountLinkPurpose;
  readonly token: string;
  /** The account's, for a user who is not signed in. */
  readonly password?: string | undefined;
}

interface TakenLink {
  /** The account as it was before, locked. */
  readonly owner: StoredUser;
  /** The address that the link was mailed to. */
  readonly email: string;
}

type Effect = (transaction: Transaction, link: TakenLink, unusablePassword: string) => Promise<Followed>;

/** Proves no address: it requests neither session nor password, since the deletion has ended the first. */
const keep: Effect = async (transaction, { owner }) => {
  // The link ends when the account does, so that its deletion has not begun.
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, owner.id));
  return { userId: owner.id };
};

const verify: Effect = async (transaction, { owner, email }) => {
  await markVerified(transaction, owner.id, emailKey(email));
  return { userId: owner.id };
};

/**
 * Links that were sent to the former address stop working. If the former address was never confirmed, all other credentials
 * are removed, because another user may own them.
 */
const changeEmail: Effect = async (transaction, { owner, email }) => {
  const { id: userId, email: former } = owner;
  const isConfirmed = owner.emailVerifiedAt !== null;
  if (!isConfirmed) await removeSignInMethods(transaction, userId);
  await transaction
    .update(users)
    .set({ email, emailKey: emailKey(email), emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await withdrawTokens(transaction, userId, 'reset-password', 'verify-email');
  return { userId, former: { email: former, isConfirmed } };
};

/**
 * Gives the account back to its former address: ends all access, as a reset by mail does, makes the password unusable and
 * cancels a deletion.
 */
const restoreEmail: Effect = async (transaction, { owner, email }, passwordHash) => {
  const { id: userId } = owner;
  await transaction
    .update(users)
    .set({
      email,
      emailKey: emailKey(email),
      emailVerifiedAt: sql`now()`,
      passwordHash,
      deleteAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  await endAccess(transaction, userId);
  await removeSignInMethods(transaction, userId);
  await withdrawTokens(transaction, userId);
  return { userId };
};

const effects: Readonly<Record<AccountLinkPurpose, Effect>> = {
  'keep-account': keep,
  'verify-email': verify,
  'change-email': changeEmail,
  'restore-email': restoreEmail,
};

const isOver = () => new ApiError(400, LINK_IS_OVER);

/** A 400, as everywhere but at sign-in, so that it is counted; clients show it under `password`. */
const wrongPassword = () =>
  new ApiError(400, [{ loc: ['body', 'password'], msg: 'This is not the password of the account. Please try again.' }]);

/** Id of the signed-in user. An ended session is none: a 401 would send a user who knows the password away from the page. */
async function signedInAs(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerToken(request.headers.authorization);
  return token === undefined ? undefined : (await findSession(db, hashToken(token)))?.id;
}

/**
 * Refuses to follow a link for anyone who merely reads the mail: anyone can register with another user's address, and
 * would get it confirmed. Keeping an account and taking it back are for all users. Otherwise the session has to be of that
 * very account, or the password has to be right. With two-step sign-in a password alone changes no address. Throws a 400
 * when the link is unknown, used or expired, or the password is wrong, and a 403.
 */
export async function refuseStranger(
  { db, passwords, attempts }: AccountContext,
  request: FastifyRequest,
  { purpose, token, password }: FollowedLink,
): Promise<void> {
  if (purpose === 'keep-account' || purpose === 'restore-email') return;
  const owner = await findOwner(db, purpose, token);
  if (!owner) throw isOver();
  if (owner.id === (await signedInAs(db, request))) return;
  if (password === undefined) throw new ApiError(403, SIGN_IN_OR_PASSWORD);
  const attempt = await attempts.signIn(request, owner.email);
  const isRight = await passwords.matches(owner.passwordHash, password, hashClientOf(request)).catch(attempt.failed);
  // The attempt stays counted.
  if (!isRight) throw wrongPassword();
  await attempt.succeeded();
  const { isOn } = await readSecondFactor(db, owner.id);
  if (isOn && purpose === 'change-email') throw new ApiError(403, SIGN_IN_FIRST);
}

/**
 * Uses a link up and does what it is for, in one transaction. Throws a 400 when it is unknown, used or expired, and when the
 * new address has an account by now.
 */
export async function followLink(
  { db, passwords }: AccountContext,
  { purpose, token }: FollowedLink,
  client: HashClient,
): Promise<Followed> {
  // Checked first: a made-up link must not cost a hash.
  const isRestored = purpose === 'restore-email' && (await findOwner(db, purpose, token)) !== undefined;
  const unusable = isRestored ? await passwords.hash(newToken(), client) : '';
  try {
    return await db.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, purpose, token);
      const taken = await takeToken(transaction, purpose, token);
      if (!owner || !taken) throw isOver();
      return effects[purpose](transaction, { owner, email: taken.data }, unusable);
    });
  } catch (error) {
    if (isDuplicate(error, 'users_email_key_unique')) throw isOver();
    throw error;
  }
}
