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

/** Page that each kind of mail links to. */
const paths: Readonly<Record<UnsubscribableMailKind, string>> = {
  'check-in': '/onboarding',
  'consent-ending': '/yodlee-connect',
  'action-open': '/dashboard',
  low_balance: '/money/bills',
  over_budget: '/budget',
  unusual_charge: '/money/transactions',
  monthly_letter: '/spending',
};

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
    values: { day: endsAt ? dayIn(language, endsAt) : '' },
  });
}

interface StoppableMail extends Pick<MailContent, 'to' | 'language' | 'values' | 'between'> {
  readonly kind: UnsubscribableMailKind;
  readonly about: string;
  readonly userId: string;
}

/** Sends a mail with an unsubscribe link, created here so that no queued job has it. Rejects if the mail cannot be sent. */
export async function sendMailWithUnsubscribeLink(
  { db, mailer }: MailContext,
  { kind, about, userId, ...content }: StoppableMail,
): Promise<void> {
  const token = newToken();
  // The row is inserted if it is missing, because a job can start before its reminder is recorded.
  const stopHash = hashToken(token);
  await db
    .insert(reminders)
    .values({ kind, about, userId, stopHash })
    .onConflictDoUpdate({ target: [reminders.kind, reminders.about], set: { stopHash } });
  const { frame, money, reminders: reminderTexts } = mailTexts[content.language];
  const { why, stop } = Object.hasOwn(money, kind) ? frame.money : frame.reminders;
  await sendMail(mailer, {
    ...content,
    id: `${kind}.${about}.${randomUUID()}`,
    texts: { ...reminderTexts, ...money }[kind],
    path: paths[kind],
    why,
    stop: { token, label: stop },
  });
}
