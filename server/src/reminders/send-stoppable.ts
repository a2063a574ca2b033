import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '@verdant/federation/http';
import { sendMail, type MailContent, type MailContext } from '../mail';
import { reminders, type StoppableKind } from './schema';

interface StoppableMail extends Omit<MailContent, 'id' | 'origin' | 'why' | 'stop'> {
  readonly kind: StoppableKind;
  readonly about: string;
  readonly userId: string;
  /** Reason for the mail, and label of the link that stops further mails. */
  readonly frame: { readonly why: string; readonly stop: string };
}

/**
 * Sends a mail with a new link that stops further mails, so that no job contains a link. Rejects if the mail cannot be
 * sent.
 */
export async function sendStoppable(
  { db, mailer }: MailContext,
  { kind, about, userId, frame, ...content }: StoppableMail,
): Promise<void> {
  const token = newToken();
  // A job can start before its reminder is recorded.
  const stopHash = hashToken(token);
  await db
    .insert(reminders)
    .values({ kind, about, userId, stopHash })
    .onConflictDoUpdate({ target: [reminders.kind, reminders.about], set: { stopHash } });
  const id = `${kind}.${about}.${randomUUID()}`;
  await sendMail(mailer, { ...content, id, why: frame.why, stop: { token, label: frame.stop } });
}
