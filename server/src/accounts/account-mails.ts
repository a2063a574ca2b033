import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  localeOf,
  ACCOUNT_LINK_PATH,
  accountLinkPurposes,
  languages,
  type AccountLinkPurpose,
} from '@verdant/shared/contract';
import type { JobAttempt } from '../jobs';
import { languageOf } from '../language/language-of';
import { createMailJobKind, mailTexts, sendMail, type MailContext, type NoticeKind } from '../mail';
import type { AttemptLimiter } from './attempts';
import { queueNotice, type NoticeRecipient } from './notices';
import type { AccountOptions } from './options';
import { findUser, findUserByEmail } from './store';
import { createToken, findLinkData, replaceLinkToken } from './tokens';

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

/** Lifetime of a link that confirms an e-mail address, in minutes. */
const CONFIRM_MINUTES = 24 * 60;

/** Lifetime of the link by which a former e-mail address can restore the account, in minutes. */
const RESTORE_MINUTES = 7 * 24 * 60;

interface SenderContext extends Pick<AccountOptions, 'db' | 'jobs' | 'limits'> {
  readonly attempts: AttemptLimiter;
}

/** Creates functions that queue mails about an account. A completed change stays valid if its mail cannot be queued. */
export function createAccountMailSender({ db, jobs, limits, attempts }: SenderContext) {
  const logged = async (request: FastifyRequest, sending: Promise<void>) =>
    sending.catch((error: unknown) => request.log.warn({ err: error }, 'a mail about an account could not be queued'));
  const mail = async (request: FastifyRequest, userId: string, purpose: AccountLinkPurpose) =>
    jobs.send(linkMailJobKind, { user_id: userId, purpose, language: languageOf(request) });
  const notice = async (request: FastifyRequest, kind: NoticeKind, to: NoticeRecipient) =>
    queueNotice({ db, jobs, limits }, request, kind, to);
  return {
    link: async (request: FastifyRequest, userId: string, purpose: AccountLinkPurpose) =>
      logged(request, mail(request, userId, purpose)),
    /** Queues a mail that asks to confirm an address. Rejects beyond the limit of mails or if storing the link fails. */
    confirmation: async (
      request: FastifyRequest,
      reason: 'registration' | 'verify-email' | 'change-email',
      { id, email }: { id: string; email: string },
    ) => {
      const purpose = reason === 'registration' ? 'verify-email' : reason;
      await attempts.linkMail(reason, id, email);
      await createToken(db, { userId: id, purpose, data: email, minutes: CONFIRM_MINUTES });
      await mail(request, id, purpose);
    },
    notice,
    /**
     * Notifies the former address. A confirmed former address can restore the account for a week; later changes in that
     * week only send notices.
     */
    emailChanged: async (
      request: FastifyRequest,
      userId: string,
      { email, isConfirmed }: { email: string; isConfirmed: boolean },
    ) => {
      const send = async () => {
        const isOpen = (await findLinkData(db, userId, 'restore-email')) !== undefined;
        if (!isConfirmed || isOpen) return notice(request, 'email-changed', { id: userId, email });
        await createToken(db, { userId, purpose: 'restore-email', data: email, minutes: RESTORE_MINUTES });
        return mail(request, userId, 'restore-email');
      };
      await logged(request, send());
    },
    logged,
  };
}
