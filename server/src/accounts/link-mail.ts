import * as v from 'valibot';
import { ACCOUNT_LINK_PATH, accountLinkPurposes, languages } from '@verdant/shared/contract';
import type { JobAttempt } from '../jobs';
import { localeOf } from '../language/language-of';
import { createMailJobKind, mailTexts, sendMail, type MailContext } from '../mail';
import { findUser, findUserByEmail } from './store';
import { replaceLinkToken } from './tokens';

const linkMailJob = v.object({
  user_id: v.string(),
  purpose: v.picklist(accountLinkPurposes),
  language: v.picklist(languages),
});
type LinkMailJob = v.InferOutput<typeof linkMailJob>;

/** Kind of job that mails an account's open link. The address is stored with the link and not in the job. */
export const linkMailJobKind = createMailJobKind('account-link-mail', linkMailJob);

/**
 * Mails the link, unless the link was withdrawn. The mail contains no text from the registration, because an attacker could
 * register another user's address to send text there.
 */
export async function mailLink(
  { db, mailer }: MailContext,
  { user_id: userId, purpose, language: requested }: LinkMailJob,
  { jobId, number }: JobAttempt,
): Promise<void> {
  const user = await findUser(db, userId);
  const link = user && (await replaceLinkToken(db, userId, purpose));
  if (!link) return;
  const language = user.preferences?.language ?? requested;
  // Each attempt has a new mail id and a new link.
  const head = { id: `${jobId}.${number}`, to: link.data, language };
  const { taken, links } = mailTexts[language];
  const holder = purpose === 'change-email' ? await findUserByEmail(db, link.data) : undefined;
  // Only the mail to the address reveals that another account has the address.
  if (holder && holder.id !== userId) {
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
