import * as v from 'valibot';
import { languages } from '@verdant/shared/contract';
import { composeMail, type Mailer } from '../mail';
import type { Attempt, JobKind } from '../jobs';
import { noticeMailTexts } from './notice-mail-texts';

const noticeJob = v.object({
  notice: v.picklist(['password-changed']),
  /** Of the account when it was changed. */
  email: v.string(),
  /** The account's, else that of the request. */
  language: v.picklist(languages),
});
export type NoticeJob = v.InferOutput<typeof noticeJob>;

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
 * Mails the notice, which contains nothing that was entered at registration. Its link goes to the page that asks for a
 * new password, and has no token. Rejects when the mail cannot be sent.
 */
export async function mailNotice(
  { mailer, origin }: NoticeParts,
  { notice, email, language }: NoticeJob,
  { jobId }: Attempt,
): Promise<void> {
  const { greeting, button, fallback, [notice]: texts } = noticeMailTexts[language];
  await mailer.send(
    composeMail({
      id: jobId,
      to: email,
      language,
      subject: texts.subject,
      greeting,
      paragraphs: [texts.what, texts.otherwise],
      button: { label: button, url: `${origin}/forgot-password`, fallback },
      notes: [],
    }),
  );
}
