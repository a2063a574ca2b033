import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { localeOf, type Language } from '@verdant/shared/contract';
import { hashToken, newToken } from '@verdant/federation/http';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { createMailJobKind, mailTexts, sendMail, type MailContext, type MailContent } from '../mail';
import { findDueReminders, findRecipient } from './due';
import { reminderKinds, reminders, type UnsubscribableMailKind } from './schema';

const reminderJob = v.object({
  kind: v.picklist(reminderKinds),
  about: v.pipe(v.string(), v.uuid()),
});
type ReminderJob = v.InferOutput<typeof reminderJob>;

/** Kind of job for one reminder. The recipient is looked up when the job runs. */
export const reminderMailJobKind = createMailJobKind('reminder-mail', reminderJob);

/** Queues each due reminder, then records it. If the server ends in between, the reminder is sent twice, not never. */
export async function queueReminders(db: Database, jobs: Pick<Jobs, 'send'>): Promise<void> {
  for (const { kind, about, userId } of await findDueReminders(db)) {
    await jobs.send(reminderMailJobKind, { kind, about });
    await db.insert(reminders).values({ kind, about, userId }).onConflictDoNothing();
  }
}

const paths = { 'check-in': '/onboarding', 'consent-ending': '/yodlee-connect', 'action-open': '/dashboard' } as const;

const dayIn = (language: Language, day: Date) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Mails a reminder if still due and wanted, with unsubscribe link and no amounts. Rejects if the mail cannot be sent. */
export async function mailReminder(context: MailContext, { kind, about }: ReminderJob): Promise<void> {
  const recipient = await findRecipient(context.db, kind, about);
  if (!recipient) return;
  const { userId, email, preferences, endsAt } = recipient;
  const language = preferences?.language ?? 'en';
  await sendMailWithUnsubscribeLink(context, {
    kind,
    about,
    userId,
    to: email,
    language,
    texts: mailTexts[language].reminders[kind],
    values: { day: endsAt ? dayIn(language, endsAt) : '' },
    path: paths[kind],
    frame: mailTexts[language].frame.reminders,
  });
}

interface StoppableMail extends Omit<MailContent, 'id' | 'origin' | 'why' | 'stop'> {
  readonly kind: UnsubscribableMailKind;
  readonly about: string;
  readonly userId: string;
  /** Texts of the mail: the reason why the user gets it, and the label of the link that stops further mails. */
  readonly frame: { readonly why: string; readonly stop: string };
}

/** Sends a mail with an unsubscribe link, created here so that no queued job has it. Rejects if the mail cannot be sent. */
export async function sendMailWithUnsubscribeLink(
  { db, mailer }: MailContext,
  { kind, about, userId, frame, ...content }: StoppableMail,
): Promise<void> {
  const token = newToken();
  // The row is inserted if it is missing, because a job can start before its reminder is recorded.
  const stopHash = hashToken(token);
  await db
    .insert(reminders)
    .values({ kind, about, userId, stopHash })
    .onConflictDoUpdate({ target: [reminders.kind, reminders.about], set: { stopHash } });
  const id = `${kind}.${about}.${randomUUID()}`;
  await sendMail(mailer, { ...content, id, why: frame.why, stop: { token, label: frame.stop } });
}
