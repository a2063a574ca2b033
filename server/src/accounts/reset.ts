import * as v from 'valibot';
import { languages, type ResetPasswordRequest } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { Attempt, JobKind } from '../jobs';
import type { AccountContext } from './context';
import type { HashClient } from './hash-queue';
import { userResponse } from './responses';
import { resetMail } from './reset-mail';
import { createReset, findResetOwner, redeemReset } from './reset-store';
import { findUserByEmail, type StoredUser } from './store';

const LINK_IS_OVER = 'This link does not work anymore. Please ask for a new one.';

const resetMailJob = v.object({
  /** As it was typed, whether or not there is an account. */
  email: v.string(),
  /** Of the request. */
  language: v.picklist(languages),
});
type ResetMailJob = v.InferOutput<typeof resetMailJob>;

/** Whether there is an account is found out by the job: the request does the same for every e-mail address. */
export const resetMailKind: JobKind<ResetMailJob> = {
  name: 'password-reset-mail',
  schema: resetMailJob,
  // The last one after four and a half to nine hours.
  retries: 13,
  backOffSeconds: 2,
  limitSeconds: 60,
  concurrency: 4,
  pollSeconds: 1,
};

/**
 * Mails a link to the account's owner, in the language chosen for the account, else in that of the request. Does nothing
 * for an unknown account. Rejects when the mail cannot be sent. The link is made at each attempt, so that no job contains
 * one, and replaces that of the attempt before.
 */
export async function mailReset(
  { db, mailer, origin, settings }: AccountContext,
  { email, language: requested }: ResetMailJob,
  { jobId, number }: Attempt,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const { resetMinutes: minutes } = settings;
  const token = await createReset(db, user, minutes);
  if (token === undefined) return;
  const language = user.preferences?.language ?? requested;
  const link = `${origin}/reset-password?token=${token}`;
  // Not the same at each attempt: a receiver that dropped the second mail would keep the link that no longer works.
  await mailer.send(resetMail({ id: `${jobId}.${number}`, to: user.email, link, minutes, language }));
}

/** Whose link it is, which stays as it is. Throws a 400 when it is unknown, used or expired. */
export async function refuseOver({ db }: Pick<AccountContext, 'db'>, token: string): Promise<StoredUser> {
  const user = await findResetOwner(db, token);
  if (!user) throw new ApiError(400, LINK_IS_OVER);
  return user;
}

/**
 * Sets the new password and signs the account out everywhere. Returns whose it is. Throws a 400 for a link that is unknown, used or expired,
 * and a 422 at `new_password` for a weak one, after which the link still works.
 */
export async function resetPassword(
  { db, passwords, strength }: AccountContext,
  { token, new_password }: ResetPasswordRequest,
  client: HashClient,
): Promise<{ id: string; email: string }> {
  // Checked first: a made-up link must not cost a hash.
  const user = await refuseOver({ db }, token);
  const details = userResponse(user, false);
  await strength.refuseWeak({ field: 'new_password', password: new_password, owner: details }, client);
  const passwordHash = await passwords.hash(new_password, client);
  const owner = await redeemReset(db, { token, passwordHash });
  if (!owner) throw new ApiError(400, LINK_IS_OVER);
  return owner;
}
