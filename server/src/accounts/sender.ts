import type { FastifyRequest } from 'fastify';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { languageOf } from '../language/language-of';
import type { NoticeKind } from '../mail';
import type { AttemptLimiter } from './attempts';
import { linkMailJobKind } from './link-mail';
import { queueNotice, type NoticeRecipient } from './notices';
import type { AccountOptions } from './options';
import { findLinkData, createToken } from './tokens';

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
    notice: async (request: FastifyRequest, kind: NoticeKind, to: NoticeRecipient) =>
      logged(request, notice(request, kind, to)),
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
