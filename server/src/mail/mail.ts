import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';

/** One message to one user, as text and HTML. */
export interface Mail {
  /** Letters, digits, dots and hyphens: the Message-ID, by which receivers know a copy. Another text has another id. */
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
  /** The public URL, which links in mails begin with: from the settings, never from a request. */
  readonly origin: string;
  /** Resolves when the mail server has accepted the message, or its file is written. Rejects on any failure. */
  readonly send: (mail: Mail) => Promise<void>;
}

/** Dependencies of code that writes and sends mails. */
export interface MailContext {
  readonly db: Database;
  readonly mailer: Mailer;
}
