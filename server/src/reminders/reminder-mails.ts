import * as v from 'valibot';
import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { localeOf } from '../language/language-of';
import { mailJob, mailTexts, type MailContext } from '../mail';
import { findDue, findRecipient } from './due';
import { reminderKinds, reminders } from './schema';
import { sendStoppable } from './send-stoppable';

const reminderJob = v.object({
  kind: v.picklist(reminderKinds),
  about: v.pipe(v.string(), v.uuid()),
});
type ReminderJob = v.InferOutput<typeof reminderJob>;

/** Whom it goes to, and whether it is still wanted, is found out when it is sent. */
export const reminderMailKind = mailJob('reminder-mail', reminderJob);

/**
 * Queues what is due, each once. It is queued before that is recorded: a server that ends in between sends it a second
 * time, rather than never.
 */
export async function queueReminders(db: Database, jobs: Pick<Jobs, 'send'>): Promise<void> {
  for (const { kind, about, userId } of await findDue(db)) {
    await jobs.send(reminderMailKind, { kind, about });
    await db.insert(reminders).values({ kind, about, userId }).onConflictDoNothing();
  }
}

const paths = { 'check-in': '/onboarding', 'consent-ending': '/yodlee-connect', 'action-open': '/dashboard' } as const;

const dayIn = (language: Language, day: Date) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/**
 * Mails a reminder in the account's language, with a link that stops further ones and without figures. Does nothing when it is no
 * longer due or wanted. Rejects when it cannot be sent.
 */
export async function mailReminder(context: MailContext, { kind, about }: ReminderJob): Promise<void> {
  const recipient = await findRecipient(context.db, kind, about);
  if (!recipient) return;
  const { userId, email, preferences, endsAt } = recipient;
  const language = preferences?.language ?? 'en';
  await sendStoppable(context, {
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
