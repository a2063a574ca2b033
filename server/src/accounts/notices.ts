import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Limits } from '@verdant/federation/limits';
import { fillText, languages } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobAttempt, Jobs } from '../jobs';
import { languageOf, localeOf } from '../language/language-of';
import { isNoticeKind, mailJob, mailTexts, sendMail, type Mailer, type NoticeKind } from '../mail';
import { clientOf } from './request';
import { emailKey, findUser } from './store';

/** A notice informs the owner of an account about a change that an attacker could have made. */
const noticeJob = v.object({
  notice: v.custom<NoticeKind>(isNoticeKind),
  /** ISO time and device of the change; absent in jobs of earlier releases. */
  at: v.optional(v.string()),
  device: v.optional(v.object({ browser: v.string(), system: v.string() })),
  /** Number of remaining recovery codes; set in the notice about the use of a recovery code. */
  codes_left: v.optional(v.number()),
  /** Sign-in methods that a reset of the password removed. */
  removed: v.optional(v.array(v.picklist(['passkeys', 'app']))),
  /** True if this notice is the last of its kind for up to an hour, because further notices exceed the limit. */
  is_last: v.optional(v.boolean()),
  /** Email address of the account at the time of the change. */
  email: v.string(),
  /** Language of the account, or of the request if the account has none. */
  language: v.picklist(languages),
});
type NoticeJob = v.InferOutput<typeof noticeJob>;

export const noticeMailKind = mailJob('account-notice-mail', noticeJob);

/** Returns the time (in Sydney, with the zone) and the device, by which owners recognise their own changes. */
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

/** Mails the notice, without any user input such as a new e-mail address. Rejects when the mail cannot be sent. */
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
    // After a change of address, the old address cannot reset the password, so this notice links to the sign-in instead.
    path: notice === 'email-changed' ? '/sign-in' : '/forgot-password',
    notes: isLast ? [frame.last] : [],
  });
}

const HOUR_MS = 60 * 60 * 1000;
/** Maximum number of notices of one kind to one address in an hour. An unconfirmed address may belong to another user. */
const MAX_NOTICES = 5;
const MAX_UNCONFIRMED_NOTICES = 1;

interface NoticeContext {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly limits: Limits;
}

/** Counts a notice. `isWithin`: true within the kind's limit. `isLast`: true if the next notice would exceed the limit. */
async function count({ exact }: Limits, kind: string, email: string, max: number) {
  const isBelow = async (name: string, most: number) => {
    const limit = { name: `${name} mails`, max: most, windowMs: HOUR_MS };
    return (await exact.take([{ limit, key: emailKey(email) }])) === 0;
  };
  const isWithin = await isBelow(kind, max);
  return { isWithin, isLast: isWithin && !(await isBelow(`${kind}, before the last`, max - 1)) };
}

/** The account that receives a notice, and further contents of the notice. */
export type NoticeRecipient = { readonly id: string; readonly email: string } & Pick<
  NoticeJob,
  'codes_left' | 'removed'
>;

/**
 * Queues a notice to the owner of an account, with the time and the device of the request. Queues nothing if the hourly
 * limit for this kind of notice is reached. Rejects if the notice cannot be queued.
 */
export async function queueNotice(
  { db, jobs, limits }: NoticeContext,
  request: FastifyRequest,
  kind: NoticeKind,
  { id, email, codes_left, removed }: NoticeRecipient,
): Promise<void> {
  const user = await findUser(db, id);
  const isConfirmed = user?.email === email && user.emailVerifiedAt !== null;
  const { isWithin, isLast } = await count(limits, kind, email, isConfirmed ? MAX_NOTICES : MAX_UNCONFIRMED_NOTICES);
  if (!isWithin) return;
  const language = user?.preferences?.language ?? languageOf(request);
  const { device } = clientOf(request);
  const at = new Date().toISOString();
  await jobs.send(noticeMailKind, { notice: kind, email, language, is_last: isLast, at, device, codes_left, removed });
}
