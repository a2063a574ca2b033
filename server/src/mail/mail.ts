import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobKind } from '../jobs';

export interface Mail {
  /** First part of the Message-ID: letters, digits, dots, hyphens. Unique per text, because clients drop duplicates. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL to which mail clients send a POST request to unsubscribe the user (RFC 8058). */
  readonly oneClickUrl?: string;
}

export interface Mailer {
  /** Public URL for links: from the settings, never from a request. */
  readonly origin: string;
  /** Resolves when the mail is accepted by the mail server or written to a file. */
  readonly send: (mail: Mail) => Promise<void>;
}

export interface MailContext {
  readonly db: Database;
  readonly mailer: Mailer;
}

/**
 * Declares a kind of job that sends one mail. Each kind has its own queue, so that reminders do not delay a password reset.
 */
export function createMailJobKind<Data extends object>(
  name: string,
  schema: JobKind<Data>['schema'],
  options: Pick<JobKind<Data>, 'startsLater'> & Partial<Pick<JobKind<Data>, 'concurrency'>> = {},
): JobKind<Data> {
  // The last attempt starts 4.5 to 9 hours after the first.
  return { name, schema, retries: 13, backOffSeconds: 2, limitSeconds: 60, concurrency: 4, pollSeconds: 1, ...options };
}
