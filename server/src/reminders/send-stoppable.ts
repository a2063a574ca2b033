import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '@verdant/federation/http';
import { sendMail, type MailContent, type MailContext } from '../mail';
import { reminders, type UnsubscribableMailKind } from './schema';

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
