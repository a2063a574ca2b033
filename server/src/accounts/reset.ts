import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { languages, type Language, type ResetPasswordRequest } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobAttempt } from '../jobs';
import { createMailJobKind, mailTexts, sendMail } from '../mail';
import type { AccountContext } from './context';
import type { HashClient } from './hash-queue';
import { endSessionsAndLinks, removeSignInMethods, type SignInMethod } from './end-access';
import { users } from './schema';
import { lockAccountRow } from './session';
import { findUserByEmail, emailKey, type StoredUser } from './store';
import { findTokenOwner, lockTokenOwner, createToken, invalidLinkError } from './tokens';

const resetMailJob = v.object({
  email: v.string(),
  language: v.picklist(languages),
});
type ResetMailJob = v.InferOutput<typeof resetMailJob>;

/**
 * Kind of job that mails a reset link. The job and not the request looks up the account, so that responses for known and
 * unknown accounts take equal time.
 */
export const resetMailJobKind = createMailJobKind('password-reset-mail', resetMailJob, { startsLater: true });

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
  const token = await db.transaction(async (transaction) => {
    // A concurrent change of the address waits for this lock, and then withdraws this link too.
    const isOwnAddress = eq(users.emailKey, emailKey(email));
    if (!(await lockAccountRow(transaction, user.id, 'share', isOwnAddress))) return undefined;
    return createToken(transaction, { purpose: 'reset-password', userId: user.id, minutes });
  });
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
export async function findResetLinkOwner(db: Database, token: string): Promise<StoredUser> {
  const user = await findTokenOwner(db, 'reset-password', token);
  if (!user) throw invalidLinkError();
  return user;
}

/** The account of a password reset, with the sign-in methods that the reset removed. */
type ResetOwner = Pick<StoredUser, 'id' | 'email'> & { readonly removed: SignInMethod[] };

/**
 * Sets the new password and ends other access, including passkeys and the authenticator app, which an attacker could have
 * added. Throws a 400 for an invalid link, and a 422 for a weak password, after which the link still works.
 */
export async function resetPassword(
  { db, passwords, strength }: AccountContext,
  { token, new_password }: ResetPasswordRequest,
  client: HashClient,
): Promise<ResetOwner> {
  // The link is checked first, so that an invalid link does not cause an expensive hash.
  const user = await findResetLinkOwner(db, token);
  await strength.refuseWeak({ field: 'new_password', password: new_password, owner: user }, client);
  const passwordHash = await passwords.hash(new_password, client);
  return db.transaction(async (transaction) => {
    const owner = await lockTokenOwner(transaction, 'reset-password', token);
    if (!owner) throw invalidLinkError();
    await transaction
      .update(users)
      .set({
        passwordHash,
        // The use of the link confirms the address, because only the address's owner got the mail.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, owner.id));
    // This withdraws the used link too.
    await endSessionsAndLinks(transaction, owner.id);
    return { id: owner.id, email: owner.email, removed: await removeSignInMethods(transaction, owner.id) };
  });
}
