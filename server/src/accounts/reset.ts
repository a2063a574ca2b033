import type { Language, ResetPasswordRequest } from '@verdant/shared/contract';
import type { Database } from '../database';
import { ApiError } from '@verdant/federation/http';
import type { Mailer } from '../mail';
import type { Passwords } from './passwords';
import { userResponse } from './responses';
import { resetMail } from './reset-mail';
import { createReset, findResetOwner, redeemReset } from './reset-store';
import { findUserByEmail } from './store';
import type { StrengthCheck } from './strength';

export interface ResetParts {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly strength: StrengthCheck;
  readonly mailer: Mailer;
  /** The public URL: from the settings, never from a request. */
  readonly origin: string;
  /** Minutes that a link works. */
  readonly minutes: number;
}

const LINK_IS_OVER = 'This link does not work anymore. Please ask for a new one.';

/**
 * Mails a link to the account's owner, in the language chosen for the account, else in `requested`. Does nothing for an
 * unknown account. Rejects when the mail cannot be sent.
 */
export async function mailReset(
  { db, mailer, origin, minutes }: ResetParts,
  email: string,
  requested: Language,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const token = await createReset(db, user.id, minutes);
  const language = user.preferences?.language ?? requested;
  await mailer.send(resetMail({ to: user.email, link: `${origin}/reset-password?token=${token}`, minutes, language }));
}

/**
 * Sets the new password and signs the account out everywhere. Throws a 400 for a link that is unknown, used or expired,
 * and a 422 at `new_password` for a weak one, after which the link still works.
 */
export async function resetPassword(
  { db, passwords, strength }: ResetParts,
  { token, new_password }: ResetPasswordRequest,
  isWanted: () => boolean,
): Promise<void> {
  // Checked first: a made-up link must not cost a hash.
  const user = await findResetOwner(db, token);
  if (!user) throw new ApiError(400, LINK_IS_OVER);
  const owner = userResponse(user, false);
  await strength.refuseWeak({ field: 'new_password', password: new_password, owner }, isWanted);
  const passwordHash = await passwords.hash(new_password, isWanted);
  if (!(await redeemReset(db, { token, passwordHash }))) throw new ApiError(400, LINK_IS_OVER);
}
