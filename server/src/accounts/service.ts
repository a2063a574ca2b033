import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { profileOf, type PasswordUpdate, type RegisterRequest, type User } from '@verdant/shared/contract';
import { ApiError, fieldError } from '@verdant/federation/http';
import { hasAccountData } from '../money/store';
import { hasCompletedQuiz } from '../quiz/store';
import type { AccountContext } from './context';
import { passwordChangedError } from './deletion';
import { endSessionsAndLinks } from './end-access';
import { refuseLookAlike } from './look-alike';
import { clientOf, tokenOf, type Client } from './request';
import { users } from './schema';
import { sessionEndedError } from './session';
import * as store from './store';

const EMAIL_TAKEN = 'An account with this email already exists. Please sign in instead.';

/**
 * Creates a user with a session, or throws a 422. The address is checked last, so that only a valid registration can reveal
 * that an account with the address exists.
 */
export async function register(context: AccountContext, request: RegisterRequest, client: Client) {
  const { db, passwords, strength, settings } = context;
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
  return { token: created.token, user: await toUser(context, created.user) };
}

/** Returns a user in the API's form, with `notifications` and `preferences` only if saved by the user. */
export async function toUser({ db, settings }: AccountContext, user: store.StoredUser | undefined): Promise<User> {
  // The account was deleted since the token was checked.
  if (!user) throw sessionEndedError();
  return {
    id: user.id,
    email: user.email,
    ...profileOf(user),
    onboarding_completed: await hasCompletedQuiz(db, user.id),
    has_account_data: await hasAccountData(db, user.id),
    email_verified: user.emailVerifiedAt !== null,
    idle_minutes: settings.idleMinutes,
    ...(user.notifications && { notifications: user.notifications }),
    ...(user.preferences && { preferences: user.preferences }),
    ...(user.isDemo && user.deleteAt && { demo_ends_at: user.deleteAt.toISOString() }),
  };
}

/**
 * Returns the user if the password is right, and counts a failure. Throws a 400 for a wrong password, because a 401 would
 * make clients sign the user out.
 */
export async function confirmCurrentPassword(
  { db, passwords, attempts }: AccountContext,
  request: FastifyRequest,
  password: string,
): Promise<store.StoredUser> {
  const { id } = request.account;
  const user = await store.findUser(db, id);
  const attempt = await attempts.confirm(id);
  const isRight = await passwords.matches(user?.passwordHash, password, clientOf(request)).catch(attempt.failed);
  // The attempt stays counted, because `succeeded` is not called.
  if (!user || !isRight) throw new ApiError(400, 'The current password is not right. Please try again.');
  await attempt.succeeded();
  return user;
}

/**
 * Replaces the password and ends all access that a user of the old password can have gained, except the current session.
 * Throws a 400 for a wrong current password, and a 422 at `new_password` for a weak one.
 */
export async function changePassword(
  context: AccountContext,
  request: FastifyRequest,
  { current_password, new_password }: PasswordUpdate,
): Promise<store.StoredUser> {
  const { db, passwords, strength } = context;
  const owner = await confirmCurrentPassword(context, request, current_password);
  const client = clientOf(request);
  await strength.refuseWeak({ field: 'new_password', password: new_password, owner }, client);
  const passwordHash = await passwords.hash(new_password, client);
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash, updatedAt: sql`now()` })
      .where(and(eq(users.id, owner.id), eq(users.passwordHash, owner.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw passwordChangedError();
    await endSessionsAndLinks(transaction, owner.id, tokenOf(request));
  });
  return owner;
}
