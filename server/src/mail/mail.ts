import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobKind } from '../jobs';

/** One message to one user, as text and HTML. */
export interface Mail {
  /**
   * First part of the Message-ID: letters, digits, dots and hyphens. Mail clients detect duplicates by this id, so mails
   * with different texts need different ids.
   */
  readonly id: string;
  /** A bare e-mail address. */
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL at which a POST unsubscribes from mails of this kind, for the button of mail clients (RFC 8058). */
  readonly oneClickUrl?: string;
}

export interface Mailer {
  /** The public URL for links in mails: from the settings, never from a request. */
  readonly origin: string;
  /** Resolves when the mail server has accepted the message, or its file is written. Rejects on any failure. */
  readonly send: (mail: Mail) => Promise<void>;
}

/** Dependencies of code that writes and sends mails. */
export interface MailContext {
  readonly db: Database;
  readonly mailer: Mailer;
}

/** Declares a kind of job that sends one mail, with its own queue, so that many reminders do not delay a password reset. */
export function mailJob<Data extends object>(
  name: string,
  schema: JobKind<Data>['schema'],
  options: Pick<JobKind<Data>, 'startsLater'> & Partial<Pick<JobKind<Data>, 'concurrency'>> = {},
): JobKind<Data> {
  // With these retries, the last attempt starts 4.5 to 9 hours after the first one.
  return { name, schema, retries: 13, backOffSeconds: 2, limitSeconds: 60, concurrency: 4, pollSeconds: 1, ...options };
}
