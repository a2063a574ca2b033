import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '@verdant/federation/http';
import { languages, type Language, type ResetPasswordRequest } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobAttempt } from '../jobs';
import { mailJob, mailTexts, sendMail } from '../mail';
import type { AccountContext } from './context';
import type { HashClient } from './hash-queue';
import { endAccess, removeSignInMethods, type SignInMethod } from './end-access';
import { userResponse } from './responses';
import { users } from './schema';
import { lockAccount } from './session';
import { findUserByEmail, emailKey, type StoredUser } from './store';
import { findOwner, lockOwner, createToken, consumeToken } from './tokens';

/**
 * Creates a reset link, which replaces an older reset link, and returns the token of the new link. Returns undefined if the
 * account's address has changed.
 */
async function createReset(
  db: Database,
  { id, email }: Pick<StoredUser, 'id' | 'email'>,
  minutes: number,
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    // A concurrent change of the address waits for this lock, and then withdraws this link too.
    if (!(await lockAccount(transaction, id, 'share', eq(users.emailKey, emailKey(email))))) return undefined;
    return createToken(transaction, { purpose: 'reset-password', userId: id, minutes });
  });
}

/** The account of a password reset, with the sign-in methods that the reset removed. */
type ResetOwner = Pick<StoredUser, 'id' | 'email'> & { readonly removed: SignInMethod[] };

/**
 * Sets the new password and ends other access, including passkeys and the authenticator app, which an attacker could have
 * added. Returns undefined for an invalid link.
 */
async function redeemReset(
  db: Database,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<ResetOwner | undefined> {
  return db.transaction(async (transaction) => {
    const owner = await lockOwner(transaction, 'reset-password', token);
    if (!owner || !(await consumeToken(transaction, 'reset-password', token))) return undefined;
    await transaction
      .update(users)
      .set({
        passwordHash,
        // The use of the link confirms the address, because only the address's owner got the mail.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, owner.id));
    await endAccess(transaction, owner.id);
    return { id: owner.id, email: owner.email, removed: await removeSignInMethods(transaction, owner.id) };
  });
}

const LINK_IS_OVER = 'This link does not work anymore. Please ask for a new one.';

const resetMailJob = v.object({
  email: v.string(),
  language: v.picklist(languages),
});
type ResetMailJob = v.InferOutput<typeof resetMailJob>;

/**
 * Kind of job that mails a reset link. The job and not the request looks up the account, so that responses for known and
 * unknown accounts take equal time.
 */
export const resetMailKind = mailJob('password-reset-mail', resetMailJob, { startsLater: true });

/** Formats a duration: 60 becomes "60 minutes", 120 "2 hours". */
export function formatDuration(language: Language, minutes: number): string {
  const isHours = minutes > 60 && minutes % 60 === 0;
  const unit = isHours ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isHours ? minutes / 60 : minutes);
}

/** Mails a new link to the account's owner; does nothing for an unknown account. Rejects if the mail cannot be sent. */
export async function mailReset(
  { db, mailer, settings }: AccountContext,
  { email, language: requested }: ResetMailJob,
  { jobId, number }: JobAttempt,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const { resetMinutes: minutes } = settings;
  const token = await createReset(db, user, minutes);
  if (token === undefined) return;
  const language = user.preferences?.language ?? requested;
  await sendMail(mailer, {
    // The mail of each attempt has a different id, because a mail server could drop a second mail with an equal id.
    id: `${jobId}.${number}`,
    to: user.email,
    language,
    texts: mailTexts[language].reset,
    values: { duration: formatDuration(language, minutes) },
    path: `/reset-password?token=${token}`,
    hasToken: true,
  });
}

/** Returns the owner of an open link. Throws a 400 for a link that is unknown, used or expired. */
export async function findResetLinkOwner({ db }: Pick<AccountContext, 'db'>, token: string): Promise<StoredUser> {
  const user = await findOwner(db, 'reset-password', token);
  if (!user) throw new ApiError(400, LINK_IS_OVER);
  return user;
}

/**
 * Sets the new password and ends other access. Throws a 400 for an invalid link, and a 422 at `new_password` for a weak
 * password, after which the link still works.
 */
export async function resetPassword(
  { db, passwords, strength }: AccountContext,
  { token, new_password }: ResetPasswordRequest,
  client: HashClient,
): Promise<ResetOwner> {
  // The link is checked first, so that an invalid link does not cause an expensive hash.
  const user = await findResetLinkOwner({ db }, token);
  const details = userResponse(user, false);
  await strength.refuseWeak({ field: 'new_password', password: new_password, owner: details }, client);
  const passwordHash = await passwords.hash(new_password, client);
  const owner = await redeemReset(db, { token, passwordHash });
  if (!owner) throw new ApiError(400, LINK_IS_OVER);
  return owner;
}
