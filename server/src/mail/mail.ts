/** One message to one person, in both forms; mail programs choose. */
export interface Mail {
  /** A bare e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server took the message, or its file stands. Rejects with whatever went wrong. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
