import * as v from 'valibot';
import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { localeOf } from '../language/language-of';
import { createMailJobKind, mailTexts, type MailContext } from '../mail';
import { findDueReminders, findRecipient } from './due';
import { reminderKinds, reminders } from './schema';
import { sendMailWithUnsubscribeLink } from './send-stoppable';

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
