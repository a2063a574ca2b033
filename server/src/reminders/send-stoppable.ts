import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '@verdant/federation/http';
import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import { composeMail, type Mailer } from '../mail';
import { reminderMailTexts } from './reminder-mail-texts';
import { reminders, type StoppableKind } from './schema';

export interface MailContext {
  readonly db: Database;
  readonly mailer: Mailer;
  /** The public URL: from the settings, never from a request. */
  readonly origin: string;
}

interface StoppableMail {
  readonly kind: StoppableKind;
  readonly about: string;
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Of the button: `/dashboard`. */
  readonly page: string;
  readonly why: string;
  readonly stop: string;
}

/**
 * Sends a mail with a link that stops further ones. It contains nothing that was entered at registration. The link is made at each
 * attempt, so that no job contains one. Rejects when it cannot be sent.
 */
export async function sendStoppable({ db, mailer, origin }: MailContext, mail: StoppableMail): Promise<void> {
  const { kind, about, userId, email, language, subject, paragraphs, button, page, why, stop } = mail;
  const token = newToken();
  // The row may not be there yet: the job starts as soon as it is queued.
  const stopHash = hashToken(token);
  await db
    .insert(reminders)
    .values({ kind, about, userId, stopHash })
    .onConflictDoUpdate({ target: [reminders.kind, reminders.about], set: { stopHash } });
  const { greeting, fallback } = reminderMailTexts[language];
  await mailer.send(
    composeMail({
      id: `${kind}.${about}.${randomUUID()}`,
      to: email,
      language,
      origin,
      subject,
      greeting,
      paragraphs,
      button: { label: button, url: `${origin}${page}`, fallback },
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
