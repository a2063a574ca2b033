import type { FastifyRequest } from 'fastify';
import {
  profileOf,
  type LoginRequest,
  type PasswordUpdate,
  type ProfileFields,
  type User,
} from '@verdant/shared/contract';
import { ApiError, fieldError } from '@verdant/federation/http';
import type { AccountContext } from './context';
import { restoreAccount } from './deletion';
import type { HashClient } from './hash-queue';
import { refuseLookAlike } from './look-alike';
import { deletionPendingError, userResponse } from './responses';
import { createChallenge } from './second-factor/challenges';
import { hashClientOf, type Client } from './request';
import * as store from './store';

const EMAIL_TAKEN = 'An account with this email already exists. Please sign in instead.';

const wrongSignIn = () => new ApiError(401, 'Invalid email or password. Please try again.');

/** Finds an account by e-mail and password; undefined if either is wrong, or the account's deletion is due. */
async function findByPassword(
  { db, passwords }: AccountContext,
  request: LoginRequest,
  client: HashClient,
): Promise<store.StoredUser | undefined> {
  const user = await store.findUserByEmail(db, request.email);
  const isRight = await passwords.matches(user?.passwordHash, request.password, client);
  const isOver = user?.deleteAt && user.deleteAt.getTime() <= Date.now();
  return isRight && !isOver ? user : undefined;
}

/** A completed sign-in, or a sign-in that waits for a code. */
export type SignInResult = { readonly owner: store.StoredUser } & (
  | { readonly token: string }
  | { readonly challenge: string }
);

/** Checks the password. Throws spec 8's 401 for a wrong e-mail or password, 403 for an account to be deleted. */
export async function logIn(context: AccountContext, request: LoginRequest, client: Client): Promise<SignInResult> {
  const user = await findByPassword(context, request, client);
  if (!user) throw wrongSignIn();
  if (user.deleteAt) throw deletionPendingError();
  const token = await store.createSession(context.db, user, context.settings, client.device);
  if (token !== undefined) return { owner: user, token };
  const challenge = await createChallenge(context.db, user);
  if (challenge !== undefined) return { owner: user, challenge };
  throw wrongSignIn();
}

/** Cancels the scheduled deletion of an account. Throws as `logIn` does. */
export async function cancelDeletion(
  context: AccountContext,
  request: LoginRequest,
  client: HashClient,
): Promise<void> {
  const user = await findByPassword(context, request, client);
  if (!user || !(await restoreAccount(context.db, user))) throw wrongSignIn();
}

interface Registration extends Readonly<ProfileFields> {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates a user with a session, or throws a 422. The address is checked last, so that only a valid registration can reveal
 * that an account with the address exists.
 */
export async function register(
  { db, passwords, strength, settings }: AccountContext,
  request: Registration,
  client: Client,
) {
  refuseLookAlike('email', request.email);
  await strength.refuseWeak({ field: 'password', password: request.password, owner: request }, client);
  if (await store.findUserByEmail(db, request.email)) throw fieldError('email', EMAIL_TAKEN);
  const created = await store.createUser(
    db,
    {
      email: request.email,
      passwordHash: await passwords.hash(request.password, client),
      ...profileOf(request),
    },
    settings,
    client.device,
  );
  if (!created) throw fieldError('email', EMAIL_TAKEN);
  const user = { ...userResponse(created.user, false), has_account_data: false, idle_minutes: settings.idleMinutes };
  return { token: created.token, user };
}

async function toUser(
  { hasCompletedQuiz, hasAccountData, settings }: AccountContext,
  user: store.StoredUser | undefined,
): Promise<User> {
  // The account was deleted since the token was checked.
  if (!user) throw new ApiError(401, 'Authentication expired. Please log in again.');
  return {
    ...userResponse(user, await hasCompletedQuiz(user.id)),
    has_account_data: await hasAccountData(user.id),
    idle_minutes: settings.idleMinutes,
  };
}

export async function readProfile(context: AccountContext, userId: string): Promise<User> {
  return toUser(context, await store.findUser(context.db, userId));
}

export async function changeProfile(
  context: AccountContext,
  userId: string,
  changes: store.UserChanges,
): Promise<User> {
  return toUser(context, await store.updateUser(context.db, userId, changes));
}

/** Refuses a profile with a changed e-mail (spec 5). Throws a 422 at `email`. */
export function refuseOtherEmail(stored: string, sent: string | undefined): void {
  if (sent !== undefined && store.emailKey(sent) !== store.emailKey(stored)) {
    throw fieldError('email', 'Email cannot be changed');
  }
}

/** Returns the user if the password is right, else throws a 400: a 401 would make clients sign the user out (readings). */
async function confirmPassword(
  { db, passwords }: AccountContext,
  userId: string,
  password: string,
  client: HashClient,
): Promise<store.StoredUser> {
  const user = await store.findUser(db, userId);
  const isRight = await passwords.matches(user?.passwordHash, password, client);
  if (!user || !isRight) throw new ApiError(400, 'The current password is not right. Please try again.');
  return user;
}

/** Checks the password like `confirmPassword`, and counts failures. */
export async function confirmOwner(
  context: AccountContext,
  request: FastifyRequest,
  password: string,
): Promise<store.StoredUser> {
  const { id } = request.account;
  const attempt = await context.attempts.confirm(id);
  const owner = await confirmPassword(context, id, password, hashClientOf(request)).catch(attempt.failed);
  await attempt.succeeded();
  return owner;
}

/** Returns the error for a request during which another request changed the password. */
export const passwordChangedError = () =>
  new ApiError(409, 'The password was changed in the meantime. Please sign in again.');

/** Replaces the password and ends other sessions. Throws 400 for a wrong current one, 422 at `new_password` if weak. */
export async function changePassword(
  context: AccountContext,
  who: { userId: string; token: string },
  request: PasswordUpdate,
  client: HashClient,
): Promise<store.StoredUser> {
  const { db, passwords, strength } = context;
  const user = await confirmPassword(context, who.userId, request.current_password, client);
  const owner = userResponse(user, false);
  await strength.refuseWeak({ field: 'new_password', password: request.new_password, owner }, client);
  const after = await passwords.hash(request.new_password, client);
  const isReplaced = await store.replacePassword(db, { ...who, before: user.passwordHash, after });
  if (!isReplaced) throw passwordChangedError();
  return user;
}
