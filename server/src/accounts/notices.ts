import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Limits } from '@verdant/federation/limits';
import { localeOf, fillText, languages } from '@verdant/shared/contract';
import type { JobAttempt } from '../jobs';
import { languageOf } from '../language/language-of';
import { isNoticeKind, createMailJobKind, mailTexts, sendMail, type Mailer, type NoticeKind } from '../mail';
import type { AccountOptions } from './options';
import { clientOf } from './request';
import { emailKey, findUser } from './store';

/** Data of a notice to an account's owner about a change that an attacker could have made. */
const noticeJob = v.object({
  notice: v.custom<NoticeKind>(isNoticeKind),
  /** ISO time of the change. Jobs of earlier releases have neither `at` nor `device`. */
  at: v.optional(v.string()),
  device: v.optional(v.object({ browser: v.string(), system: v.string() })),
  /** Number of recovery codes that remain after the use of a code. */
  codes_left: v.optional(v.number()),
  removed: v.optional(v.array(v.picklist(['passkeys', 'app']))),
  /** True if the limit allows no further notice of this kind for up to an hour. */
  is_last: v.optional(v.boolean()),
  email: v.string(),
  language: v.picklist(languages),
});
type NoticeJob = v.InferOutput<typeof noticeJob>;

export const noticeMailJobKind = createMailJobKind('account-notice-mail', noticeJob);

/** Returns a line with the time and the device of the change, by which owners recognise their own changes. */
function whenLine({ at, device, language }: NoticeJob): string[] {
  if (at === undefined) return [];
  const { when, device: both, unknownDevice } = mailTexts[language].frame;
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Australia/Sydney',
  });
  const deviceParts = [device?.browser ?? '', device?.system ?? ''].filter(Boolean);
  const [browser = unknownDevice, system] = deviceParts;
  const name = system === undefined ? browser : fillText(both, { browser, system });
  return [fillText(when, { device: name, time: moment.format(new Date(at)) })];
}

/** Mails the notice, without user input such as a new e-mail address. Rejects if the mail cannot be sent. */
export async function mailNotice(mailer: Mailer, job: NoticeJob, { jobId }: JobAttempt): Promise<void> {
  const { notice, email, language, codes_left: left = 0, removed = [], is_last: isLast } = job;
  const { frame, notices } = mailTexts[language];
  const removals = removed.map((method) => notices['password-reset'][method]);
  await sendMail(mailer, {
    id: jobId,
    to: email,
    language,
    texts: notices[notice],
    values: { left },
    between: [...removals, ...whenLine(job)],
    // The notice of a changed address goes to the old address, which can no longer reset the password.
    path: notice === 'email-changed' ? '/sign-in' : '/forgot-password',
    notes: isLast ? [frame.last] : [],
  });
}

const HOUR_MS = 60 * 60 * 1000;
/** Maximum notices of one kind to an address per hour; fewer if unconfirmed, because a stranger may own the address. */
const MAX_NOTICES = 5;
const MAX_UNCONFIRMED_NOTICES = 1;

/** Counts a notice. `isLast` is true if the next notice would exceed the limit. */
async function countNotice({ exact }: Limits, kind: string, email: string, max: number) {
  const isBelow = async (name: string, most: number) => {
    const limit = { name: `${name} mails`, max: most, windowMs: HOUR_MS };
    return (await exact.take([{ limit, key: emailKey(email) }])) === 0;
  };
  const isWithin = await isBelow(kind, max);
  return { isWithin, isLast: isWithin && !(await isBelow(`${kind}, before the last`, max - 1)) };
}

export type NoticeRecipient = { readonly id: string; readonly email: string } & Pick<
  NoticeJob,
  'codes_left' | 'removed'
>;

/**
 * Queues a notice with the request's time and device, up to the hourly limit. An error is only logged, because a change
 * stays valid without its mail.
 */
export async function queueNotice(
  { db, jobs, limits }: Pick<AccountOptions, 'db' | 'jobs' | 'limits'>,
  request: FastifyRequest,
  kind: NoticeKind,
  { id, email, codes_left, removed }: NoticeRecipient,
): Promise<void> {
  try {
    const user = await findUser(db, id);
    const isConfirmed = user?.email === email && user.emailVerifiedAt !== null;
    const max = isConfirmed ? MAX_NOTICES : MAX_UNCONFIRMED_NOTICES;
    const { isWithin, isLast } = await countNotice(limits, kind, email, max);
    if (!isWithin) return;
    const language = user?.preferences?.language ?? languageOf(request);
    const { device } = clientOf(request);
    const change = { at: new Date().toISOString(), device, codes_left, removed };
    await jobs.send(noticeMailJobKind, { notice: kind, email, language, is_last: isLast, ...change });
  } catch (error) {
    request.log.warn({ err: error }, 'a mail about an account could not be queued');
  }
}
