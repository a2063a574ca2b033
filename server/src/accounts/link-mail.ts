import * as v from 'valibot';
import { ACCOUNT_LINK_PATH, accountLinkPurposes, languages, type AccountLinkPurpose } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Attempt } from '../jobs';
import { localeOf } from '../language/language-of';
import { mailJob, mailTexts, sendMail, type MailContext } from '../mail';
import { findUser, findUserByEmail, type StoredUser } from './store';
import { renewLink } from './tokens';

const linkMailJob = v.object({
  user_id: v.string(),
  purpose: v.picklist(accountLinkPurposes),
  /** Language of the request. */
  language: v.picklist(languages),
});
type LinkMailJob = v.InferOutput<typeof linkMailJob>;

/** Mails the open link of an account. It carries no address: where it goes is stored with the link. */
export const linkMailKind = mailJob('account-link-mail', linkMailJob);

/** A user is not told on a screen that an address has an account; anyone who reads its mail is. */
async function isTakenByAnother(db: Database, purpose: AccountLinkPurpose, user: StoredUser, email: string) {
  if (purpose !== 'change-email') return false;
  const owner = await findUserByEmail(db, email);
  return owner !== undefined && owner.id !== user.id;
}

/**
 * Mails the link in the language chosen for the account, else in that of the request. Does nothing when it was used or
 * withdrawn. It contains nothing that was entered at registration: anyone can register with another user's e-mail
 * address, and must not be able to send that user text. Rejects when the mail cannot be sent.
 */
export async function mailLink(
  { db, mailer }: MailContext,
  { user_id: userId, purpose, language: requested }: LinkMailJob,
  { jobId, number }: Attempt,
): Promise<void> {
  const user = await findUser(db, userId);
  const link = user && (await renewLink(db, userId, purpose));
  if (!link) return;
  const language = user.preferences?.language ?? requested;
  // The id differs at each attempt, as the link does.
  const head = { id: `${jobId}.${number}`, to: link.data, language };
  const { taken, links } = mailTexts[language];
  if (await isTakenByAnother(db, purpose, user, link.data)) {
    await sendMail(mailer, { ...head, texts: taken, path: '/sign-in' });
    return;
  }
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Australia/Sydney' });
  await sendMail(mailer, {
    ...head,
    texts: links[purpose],
    values: { day: user.deleteAt ? day.format(user.deleteAt) : '' },
    path: `${ACCOUNT_LINK_PATH}?for=${purpose}&token=${link.token}`,
    hasToken: true,
  });
}
