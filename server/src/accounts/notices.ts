import * as v from 'valibot';
import { languages } from '@verdant/shared/contract';
import { composeMail, type Mailer } from '../mail';
import type { Attempt, JobKind } from '../jobs';
import { noticeTexts } from './notice-texts';

const noticeJob = v.object({
  notice: v.picklist([
    'password-changed',
    'email-change-requested',
    'email-changed',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-replaced',
    'recovery-code-used',
    'passkey-added',
    'passkey-removed',
  ]),
  /** How many recovery codes are left, with the notice that one was used. */
  codes_left: v.optional(v.number()),
  /** Of the account when it was changed. */
  email: v.string(),
  /** The account's, else that of the request. */
  language: v.picklist(languages),
});
export type NoticeJob = v.InferOutput<typeof noticeJob>;

/** The page that each notice leads to; none of its links has a token. */
const pages: Readonly<Record<NoticeJob['notice'], string>> = {
  'password-changed': '/forgot-password',
  'email-change-requested': '/forgot-password',
  'email-changed': '/sign-in',
  'second-factor-on': '/forgot-password',
  'second-factor-off': '/forgot-password',
  'recovery-codes-replaced': '/forgot-password',
  'recovery-code-used': '/forgot-password',
  'passkey-added': '/forgot-password',
  'passkey-removed': '/forgot-password',
};

/** Tells the owner of an account what was changed. */
export const noticeMailKind: JobKind<NoticeJob> = {
  name: 'account-notice-mail',
  schema: noticeJob,
  // The last one after four and a half to nine hours.
  retries: 13,
  backOffSeconds: 2,
  limitSeconds: 60,
  concurrency: 4,
  pollSeconds: 1,
};

interface NoticeParts {
  readonly mailer: Mailer;
  /** The public URL: from the settings, never from a request. */
  readonly origin: string;
}

/**
 * Mails the notice, which contains nothing that was entered by anyone, such as a new e-mail address. Rejects when the mail cannot be sent.
 */
export async function mailNotice(
  { mailer, origin }: NoticeParts,
  { notice, email, language, codes_left: codesLeft = 0 }: NoticeJob,
  { jobId }: Attempt,
): Promise<void> {
  const { greeting, fallback, [notice]: texts } = noticeTexts[language];
  await mailer.send(
    composeMail({
      id: jobId,
      to: email,
      language,
      subject: texts.subject,
      greeting,
      paragraphs: [typeof texts.what === 'string' ? texts.what : texts.what(codesLeft), texts.otherwise],
      button: { label: texts.button, url: `${origin}${pages[notice]}`, fallback },
      notes: [],
    }),
  );
}
