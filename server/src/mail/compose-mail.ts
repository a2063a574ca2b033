import { fillText } from '@verdant/shared/contract';
import type { Mail, Mailer } from './mail';
import { renderMailHtml } from './mail-page';
import { getSectionTexts, type SectionTexts } from '../translations';

/** Texts of one mail, in the order of the mail; the button comes after `how`. */
interface MailText {
  readonly subject: string;
  readonly what: string;
  readonly how: string;
  readonly button?: string;
  readonly effect?: string;
  readonly note?: string;
}

export const mailTexts = getSectionTexts('mails');

/** A kind of notice to an account's owner about a change that an intruder could have made. */
export type NoticeKind = keyof SectionTexts<'mails'>['notices'];

/** True if `name` is a kind of notice in this release. */
export const isNoticeKind = (name: unknown): name is NoticeKind =>
  typeof name === 'string' && Object.hasOwn(mailTexts.en.notices, name);

export interface MailContent extends Pick<Mail, 'id' | 'to' | 'language'> {
  /** Public URL: from the settings, never from a request. */
  readonly origin: string;
  readonly texts: MailText;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Paragraphs between the texts `what` and `how`. */
  readonly between?: readonly string[];
  /** Path of the button's link; `/forgot-password` by default. */
  readonly path?: string;
  /** True if the path contains a token. The mail then warns the user to keep the link secret. */
  readonly hasToken?: boolean;
  readonly notes?: readonly string[];
  /** Sentence in the footer about the reason for the mail; by default, the reason is that the user has an account. */
  readonly why?: string;
  /** Token and label of the unsubscribe link, for mails with one. */
  readonly stop?: { readonly token: string; readonly label: string };
}

/** Returns a mail with the same content as text and as HTML. */
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
    html: renderMailHtml({ language, title: subject, paragraphs, button, notes: footer, stop: stopLink, sender }),
    ...(stop && { oneClickUrl: `${origin}/api/v1/notifications/unsubscribe/${stop.token}` }),
  };
}

export async function sendMail(mailer: Mailer, content: Omit<MailContent, 'origin'>): Promise<void> {
  await mailer.send(composeMail({ ...content, origin: mailer.origin }));
}
