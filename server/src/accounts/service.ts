import type { LoginRequest, PasswordUpdate, User } from '@verdant/shared/contract';
import type { Database } from '../database';
import { ApiError, fieldError } from '@verdant/federation/http';
import { keepAccount } from './deletion';
import type { Device } from './device';
import { refuseLookAlike } from './look-alike';
import { deletionPending, userResponse } from './responses';
import { openChallenge } from './second-factor/challenges';
import type { Passwords } from './passwords';
import type { SessionLimits } from './session';
import * as store from './store';
import type { StrengthCheck } from './strength';

export interface AccountParts {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly strength: StrengthCheck;
  readonly session: SessionLimits;
  readonly hasCompletedQuiz: (userId: string) => Promise<boolean>;
}

/** Checked before an expensive step: whether the client is still connected. */
type IsWanted = () => boolean;

/** Who asks for a session. */
interface Client {
  readonly device: Device;
  readonly isWanted: IsWanted;
}

const EMAIL_TAKEN = 'An account with this email already exists. Please sign in instead.';

const wrongSignIn = () => new ApiError(401, 'Invalid email or password. Please try again.');

/** The account of that e-mail address and password; undefined for a wrong one of either, and once it is to be deleted now. */
async function findByPassword(
  { db, passwords }: AccountParts,
  request: LoginRequest,
  isWanted: IsWanted,
): Promise<store.StoredUser | undefined> {
  const user = await store.findUserByEmail(db, request.email);
  const isRight = await passwords.matches(user?.passwordHash, request.password, isWanted);
  const isOver = user?.deleteAt && user.deleteAt.getTime() <= Date.now();
  return isRight && !isOver ? user : undefined;
}

/** A sign-in that has ended, or one that waits for a code. */
export type SignInResult = { readonly token: string } | { readonly challenge: string };

/**
 * Checks the password and returns a new session's token, or for an account with a second factor a challenge. Throws
 * spec 8's 401 for a wrong e-mail or password alike, and a 403 for an account that is going to be deleted: its owner may
 * keep it first (`keep`).
 */
export async function logIn(
  parts: AccountParts,
  request: LoginRequest,
  { device, isWanted }: Client,
): Promise<SignInResult> {
  const user = await findByPassword(parts, request, isWanted);
  if (!user) throw wrongSignIn();
  if (user.deleteAt) throw deletionPending();
  const token = await store.createSession(parts.db, user, parts.session, device);
  if (token !== undefined) return { token };
  const challenge = await openChallenge(parts.db, user);
  if (challenge !== undefined) return { challenge };
  throw wrongSignIn();
}

/** Keeps an account that is going to be deleted. Throws a 401 as a sign-in does. */
export async function keep(parts: AccountParts, request: LoginRequest, isWanted: IsWanted): Promise<void> {
  const user = await findByPassword(parts, request, isWanted);
  if (!user || !(await keepAccount(parts.db, user))) throw wrongSignIn();
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
}

/**
 * Creates the user and a first session. Throws a 422 at `password` for a weak one, and at `email` for a look-alike, and when it is taken,
 * regardless of case; that last, so that finding out takes a registration that would otherwise succeed.
 */
export async function register(
  { db, passwords, strength, session }: AccountParts,
  request: Registration,
  { device, isWanted }: Client,
) {
  refuseLookAlike('email', request.email);
  await strength.refuseWeak({ field: 'password', password: request.password, owner: request }, isWanted);
  if (await store.findUserByEmail(db, request.email)) throw fieldError('email', EMAIL_TAKEN);
  const created = await store.createUser(
    db,
    {
      email: request.email,
      passwordHash: await passwords.hash(request.password, isWanted),
      firstName: request.first_name,
      lastName: request.last_name,
      phone: request.phone,
    },
    session,
    device,
  );
  if (!created) throw fieldError('email', EMAIL_TAKEN);
  return { token: created.token, user: userResponse(created.user, false) };
}

async function toUser({ hasCompletedQuiz }: AccountParts, user: store.StoredUser | undefined): Promise<User> {
  // Deleted after the token was checked.
  if (!user) throw new ApiError(401, 'Authentication expired. Please log in again.');
  return userResponse(user, await hasCompletedQuiz(user.id));
}

export async function profile(parts: AccountParts, userId: string): Promise<User> {
  return toUser(parts, await store.findUser(parts.db, userId));
}

export async function change(parts: AccountParts, userId: string, changes: store.UserChanges): Promise<User> {
  return toUser(parts, await store.updateUser(parts.db, userId, changes));
}

/** An e-mail may be sent along with a profile, and must be the stored one (spec 5). Throws a 422 at `email`. */
export function refuseOtherEmail(stored: string, sent: string | undefined): void {
  if (sent !== undefined && store.emailKey(sent) !== store.emailKey(stored)) {
    throw fieldError('email', 'Email cannot be changed');
  }
}

/**
 * The user whose current password this is. Throws a 400 for another password: a 401 would sign the person out (readings,
 * "Routes and sign-in").
 */
export async function confirmPassword(
  { db, passwords }: Pick<AccountParts, 'db' | 'passwords'>,
  userId: string,
  password: string,
  isWanted: IsWanted,
): Promise<store.StoredUser> {
  const user = await store.findUser(db, userId);
  const isRight = await passwords.matches(user?.passwordHash, password, isWanted);
  if (!user || !isRight) throw new ApiError(400, 'The current password is not right. Please try again.');
  return user;
}

/** Another request replaced the password between its check and its use. */
export const passwordHasChanged = () =>
  new ApiError(409, 'The password was changed in the meantime. Please sign in again.');

/**
 * Replaces the password and ends every other session. Returns the user whose it is. Throws a 400 for a wrong current
 * password, and a 422 at `new_password` for a weak one.
 */
export async function changePassword(
  parts: AccountParts,
  who: { userId: string; token: string },
  request: PasswordUpdate,
  isWanted: IsWanted,
): Promise<store.StoredUser> {
  const { db, passwords, strength } = parts;
  const user = await confirmPassword(parts, who.userId, request.current_password, isWanted);
  const owner = userResponse(user, false);
  await strength.refuseWeak({ field: 'new_password', password: request.new_password, owner }, isWanted);
  const after = await passwords.hash(request.new_password, isWanted);
  const isReplaced = await store.replacePassword(db, { ...who, before: user.passwordHash, after });
  if (!isReplaced) throw passwordHasChanged();
  return user;
}
