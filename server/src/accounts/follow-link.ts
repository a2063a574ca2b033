import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { accountChangeCalls, AccountLinkPurpose, CheckedInput } from '@verdant/shared/contract';
import { ApiError, hashToken, newToken } from '@verdant/federation/http';
import { isUniqueViolation, type Transaction } from '../database';
import type { AccountContext } from './context';
import { endSessionsAndLinks, removeSignInMethods } from './end-access';
import type { HashClient } from './hash-queue';
import { clientOf, tokenOf } from './request';
import { users } from './schema';
import { readSecondFactor } from './second-factor/store';
import { findSession } from './session';
import { emailKey, type StoredUser } from './store';
import { findTokenOwner, lockTokenOwner, consumeToken, invalidLinkError, withdrawTokens } from './tokens';

const SIGN_IN_OR_PASSWORD = 'Please sign in to the account of this link, or enter its password.';
const SIGN_IN_FIRST = 'Your account has two-step sign-in. Please sign in first, then open the link in the email again.';

/** The change that a followed link made, which a mail reports to the owner of the account. */
interface FollowedLinkEffect {
  readonly userId: string;
  /** Former address of the account; undefined if the address was not changed. */
  readonly former?: { readonly email: string; readonly isConfirmed: boolean };
}

type FollowedLink = CheckedInput<typeof accountChangeCalls.followLink>['body'];

interface TakenLink {
  readonly owner: StoredUser;
  readonly email: string;
}

type Effect = (transaction: Transaction, link: TakenLink, unusablePassword: string) => Promise<FollowedLinkEffect>;

/** Cancels a deletion. The link needs no session, because the deletion has ended the sessions. */
const keepAccount: Effect = async (transaction, { owner }) => {
  // The deletion has not begun while the link is valid, because the link expires at the time of deletion.
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, owner.id));
  return { userId: owner.id };
};

/** Marks the e-mail address as confirmed if the address has not changed. */
const verifyEmail: Effect = async (transaction, { owner, email }) => {
  await transaction
    .update(users)
    .set({ emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(users.id, owner.id), eq(users.emailKey, emailKey(email)), isNull(users.emailVerifiedAt)));
  return { userId: owner.id };
};

/** Columns that store a new address as confirmed, because its owner has followed a mailed link. */
const confirmedEmailColumns = (email: string) => ({
  email,
  emailKey: emailKey(email),
  emailVerifiedAt: sql`now()`,
  updatedAt: sql`now()`,
});

/**
 * Changes the email address and withdraws links of the former address. Removes sign-in methods if the former address was
 * never confirmed, because another person could have registered with it.
 */
const changeEmail: Effect = async (transaction, { owner, email }) => {
  const { id: userId, email: former } = owner;
  const isConfirmed = owner.emailVerifiedAt !== null;
  if (!isConfirmed) await removeSignInMethods(transaction, userId);
  await transaction.update(users).set(confirmedEmailColumns(email)).where(eq(users.id, userId));
  await withdrawTokens(transaction, userId, 'reset-password', 'verify-email');
  return { userId, former: { email: former, isConfirmed } };
};

/** Restores the former address, makes the password unusable, cancels a deletion and ends other access. */
const restoreEmail: Effect = async (transaction, { owner, email }, passwordHash) => {
  const { id: userId } = owner;
  await transaction
    .update(users)
    .set({ ...confirmedEmailColumns(email), passwordHash, deleteAt: null })
    .where(eq(users.id, userId));
  await endSessionsAndLinks(transaction, userId);
  await removeSignInMethods(transaction, userId);
  await withdrawTokens(transaction, userId);
  return { userId };
};

const effects: Readonly<Record<AccountLinkPurpose, Effect>> = {
  'keep-account': keepAccount,
  'verify-email': verifyEmail,
  'change-email': changeEmail,
  'restore-email': restoreEmail,
};

/** Returns a 400 at `password`, the status for a wrong password outside sign-in. The status makes the attempt count. */
const wrongPasswordError = () =>
  new ApiError(400, [{ loc: ['body', 'password'], msg: 'This is not the password of the account. Please try again.' }]);

/**
 * Requires a session or the account's password, because an attacker can register another person's address, and that person
 * must not confirm the account by a click. Throws a 400 for an invalid link or a wrong password, and a 403 otherwise.
 */
export async function findOwnerOfLinkOrThrow(
  { db, passwords, attempts }: AccountContext,
  request: FastifyRequest,
  { purpose, token, password }: FollowedLink,
): Promise<void> {
  if (purpose === 'keep-account' || purpose === 'restore-email') return;
  const owner = await findTokenOwner(db, purpose, token);
  if (!owner) throw invalidLinkError();
  if (owner.id === (await findSession(db, hashToken(tokenOf(request))))?.id) return;
  if (password === undefined) throw new ApiError(403, SIGN_IN_OR_PASSWORD);
  const attempt = await attempts.signIn(request, owner.email);
  const isRight = await passwords.matches(owner.passwordHash, password, clientOf(request)).catch(attempt.failed);
  // The attempt stays counted, because `succeeded` is not called.
  if (!isRight) throw wrongPasswordError();
  await attempt.succeeded();
  const { isOn } = await readSecondFactor(db, owner.id);
  if (isOn && purpose === 'change-email') throw new ApiError(403, SIGN_IN_FIRST);
}

/** Uses up a link and applies its effect in one transaction. Throws a 400 for an invalid link or a taken address. */
export async function followLink(
  { db, passwords }: AccountContext,
  { purpose, token }: FollowedLink,
  client: HashClient,
): Promise<FollowedLinkEffect> {
  // The expensive hash is computed only for a valid link.
  const isRestored = purpose === 'restore-email' && (await findTokenOwner(db, purpose, token)) !== undefined;
  const unusable = isRestored ? await passwords.hash(newToken(), client) : '';
  try {
    return await db.transaction(async (transaction) => {
      const owner = await lockTokenOwner(transaction, purpose, token);
      const taken = await consumeToken(transaction, purpose, token);
      if (!owner || !taken) throw invalidLinkError();
      return effects[purpose](transaction, { owner, email: taken.data }, unusable);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_unique')) throw invalidLinkError();
    throw error;
  }
}
