import * as v from 'valibot';
import { fillText, languages, type Language } from '@verdant/shared/contract';
import { localeOf } from '../language/locale-of';
import { composeMail } from '../mail';
import type { Attempt, JobKind } from '../jobs';
import { noticeTexts } from './notice-texts';
import type { MailContext } from './options';

const noticeJob = v.object({
  notice: v.picklist([
    'new-device',
    'password-changed',
    'email-change-requested',
    'email-changed',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-replaced',
    'recovery-code-used',
    'passkey-added',
    'passkey-removed',
    'bank-linked',
    'bank-disconnected',
  ]),
  /** When it happened, ISO, and where; absent in jobs of earlier releases. */
  at: v.optional(v.string()),
  device: v.optional(v.object({ browser: v.string(), system: v.string() })),
  /** How many recovery codes are left, with the notice that one was used. */
  codes_left: v.optional(v.number()),
  /** Whether the next ones of this kind are not sent, for up to an hour. */
  is_last: v.optional(v.boolean()),
  /** Of the account when it was changed. */
  email: v.string(),
  /** The account's, else that of the request. */
  language: v.picklist(languages),
});
export type NoticeJob = v.InferOutput<typeof noticeJob>;

/** The page that each notice leads to; none of its links has a token. */
const pages: Readonly<Record<NoticeJob['notice'], string>> = {
  'new-device': '/forgot-password',
  'password-changed': '/forgot-password',
  'email-change-requested': '/forgot-password',
  'email-changed': '/sign-in',
  'second-factor-on': '/forgot-password',
  'second-factor-off': '/forgot-password',
  'recovery-codes-replaced': '/forgot-password',
  'recovery-code-used': '/forgot-password',
  'passkey-added': '/forgot-password',
  'passkey-removed': '/forgot-password',
  'bank-linked': '/forgot-password',
  'bank-disconnected': '/forgot-password',
};

type Texts = (typeof noticeTexts)[Language];

/** Time (in Sydney, with its zone) and device, so that owners can tell whether it was them. */
function whenLine({ when, device: both, unknownDevice }: Texts, { at, device, language }: NoticeJob): string[] {
  if (at === undefined) return [];
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Australia/Sydney',
  });
  const known = [device?.browser ?? '', device?.system ?? ''].filter(Boolean);
  const [browser = unknownDevice, system] = known;
  const name = system === undefined ? browser : fillText(both, { browser, system });
  return [fillText(when, { device: name, time: moment.format(new Date(at)) })];
}

/** Notifies the owner of an account of a change. */
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

/** Mails the notice, without any user input such as a new e-mail address. Rejects when the mail cannot be sent. */
export async function mailNotice(
  { mailer, origin }: Pick<MailContext, 'mailer' | 'origin'>,
  job: NoticeJob,
  { jobId }: Attempt,
): Promise<void> {
  const { notice, email, language, codes_left: codesLeft = 0, is_last: isLast } = job;
  const { greeting, fallback, last, [notice]: texts } = noticeTexts[language];
  await mailer.send(
    composeMail({
      id: jobId,
      to: email,
      language,
      origin,
      subject: texts.subject,
      greeting,
      paragraphs: [fillText(texts.what, { left: codesLeft }), ...whenLine(noticeTexts[language], job), texts.otherwise],
      button: { label: texts.button, url: `${origin}${pages[notice]}`, fallback },
      notes: isLast ? [last] : [],
    }),
  );
}
