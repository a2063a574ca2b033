import * as v from 'valibot';
import { fillText, type Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobKind, Jobs } from '../jobs';
import { localeOf } from '../language/language-of';
import { findDue, findRecipient } from './due';
import { reminderMailTexts } from './reminder-mail-texts';
import { reminderKinds, reminders } from './schema';
import { sendStoppable, type MailContext } from './send-stoppable';

const reminderJob = v.object({
  kind: v.picklist(reminderKinds),
  about: v.pipe(v.string(), v.uuid()),
});
type ReminderJob = v.InferOutput<typeof reminderJob>;

/** Whom it goes to, and whether it is still wanted, is found out when it is sent. */
export const reminderMailKind: JobKind<ReminderJob> = {
  name: 'reminder-mail',
  schema: reminderJob,
  // The last one after four and a half to nine hours.
  retries: 13,
  backOffSeconds: 2,
  limitSeconds: 60,
  concurrency: 4,
  pollSeconds: 1,
};

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

const pages = { 'check-in': '/onboarding', 'consent-ending': '/yodlee-connect', 'action-open': '/dashboard' } as const;

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
  const { why, stop, [kind]: texts } = reminderMailTexts[language];
  const day = endsAt ? dayIn(language, endsAt) : '';
  await sendStoppable(context, {
    kind,
    about,
    userId,
    email,
    language,
    subject: texts.subject,
    paragraphs: [fillText(texts.what, { day }), texts.more],
    button: texts.button,
    page: pages[kind],
    why,
    stop,
  });
}
