import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hashToken, newToken } from '@verdant/federation/http';
import { fillText, type Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobKind, Jobs } from '../jobs';
import { localeOf } from '../language/locale-of';
import { composeMail, type Mailer } from '../mail';
import { findDue, findRecipient } from './due';
import { reminderMailTexts } from './reminder-mail-texts';
import { reminderKinds, reminders } from './schema';

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

interface ReminderContext {
  readonly db: Database;
  readonly mailer: Mailer;
  /** The public URL: from the settings, never from a request. */
  readonly origin: string;
}

const pages = { 'check-in': '/onboarding', 'consent-ending': '/yodlee-connect', 'action-open': '/dashboard' } as const;

const dayIn = (language: Language, day: Date) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/**
 * Mails a reminder in the account's language, with a link that stops further ones. Does nothing when it is no longer due
 * or wanted. It contains nothing that was entered at registration and no figures. Rejects when it cannot be sent. The link is
 * made at each attempt, so that no job contains one.
 */
export async function mailReminder(
  { db, mailer, origin }: ReminderContext,
  { kind, about }: ReminderJob,
): Promise<void> {
  const recipient = await findRecipient(db, kind, about);
  if (!recipient) return;
  const language = recipient.preferences?.language ?? 'en';
  const token = newToken();
  // The row may not be there yet: the job starts as soon as it is queued.
  const stopHash = hashToken(token);
  await db
    .insert(reminders)
    .values({ kind, about, userId: recipient.userId, stopHash })
    .onConflictDoUpdate({ target: [reminders.kind, reminders.about], set: { stopHash } });
  const { greeting, fallback, why, stop, [kind]: texts } = reminderMailTexts[language];
  const day = recipient.endsAt ? dayIn(language, recipient.endsAt) : '';
  await mailer.send(
    composeMail({
      id: `${kind}.${about}.${randomUUID()}`,
      to: recipient.email,
      language,
      origin,
      subject: texts.subject,
      greeting,
      paragraphs: [fillText(texts.what, { day }), texts.more],
      button: { label: texts.button, url: `${origin}${pages[kind]}`, fallback },
      notes: [],
      why,
      stop: {
        label: stop,
        url: `${origin}/unsubscribe?token=${token}`,
        oneClickUrl: `${origin}/api/v1/notifications/unsubscribe/${token}`,
      },
    }),
  );
}
