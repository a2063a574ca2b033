import { fillText } from '@verdant/shared/contract';
import type { Mail, Mailer } from './mail';
import { mailPage } from './mail-page';
import { mailTexts, type MailText } from './mail-texts';

/** Content of a mail. */
export interface MailContent extends Pick<Mail, 'id' | 'to' | 'language'> {
  /** The public URL: from the settings, never from a request. */
  readonly origin: string;
  readonly texts: MailText;
  /** Values of the placeholders in the texts. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Paragraphs between the first and the last. */
  readonly between?: readonly string[];
  /** Path that the button leads to; `/forgot-password` by default. */
  readonly path?: string;
  /** True if the path has a token, which the mail warns to keep secret. */
  readonly hasToken?: boolean;
  readonly notes?: readonly string[];
  /** Why it was sent, where that is not the account itself. */
  readonly why?: string;
  /** Token and label of the link that stops such mails; missing for mails that cannot be stopped. */
  readonly stop?: { readonly token: string; readonly label: string };
}

/** A mail with the same content as text and as HTML, which ends with why it was sent, and by whom. */
export function composeMail(content: MailContent): Mail {
  const { origin, texts, values = {}, between = [], path = '/forgot-password', hasToken, why, stop, ...head } = content;
  const { id, to, language, notes = [] } = head;
  const { frame } = mailTexts[language];
  const { subject } = texts;
  const url = `${origin}${path}`;
  const button = texts.button === undefined ? undefined : { label: texts.button, url, fallback: frame.fallback };
  const paragraphs = [frame.greeting, fillText(texts.what, values), ...between, fillText(texts.how, values)];
  const warning = hasToken ? frame.warning : undefined;
  const footer = [texts.effect, texts.note, ...notes, warning, why ?? frame.why].filter((text) => text !== undefined);
  const stopLink = stop && { label: stop.label, url: `${origin}/unsubscribe?token=${stop.token}` };
  const sender = fillText(frame.sender, { site: origin });
  return {
    id,
    to,
    language,
    subject,
    text: [
      ...paragraphs,
      ...(button ? [button.url] : []),
      ...footer,
      ...(stopLink ? [stopLink.label, stopLink.url] : []),
      sender,
    ].join('\n\n'),
    html: mailPage({ language, title: subject, paragraphs, button, notes: footer, stop: stopLink, sender }),
    ...(stop && { oneClickUrl: `${origin}/api/v1/notifications/unsubscribe/${stop.token}` }),
  };
}

/** Composes a mail and sends it. Rejects when it cannot be sent. */
export async function sendMail(mailer: Mailer, content: Omit<MailContent, 'origin'>): Promise<void> {
  await mailer.send(composeMail({ ...content, origin: mailer.origin }));
}
