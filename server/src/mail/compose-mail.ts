import { fillText } from '@verdant/shared/contract';
import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';
import type { Mail } from './mail';
import { mailPage, type MailButton } from './mail-page';

const en = {
  why: 'You are getting this email because this address was given for a {brand} account. Emails about the security of an account are always sent.',
  sender: 'Sent by {brand}, {site}',
};

/** What every mail ends with. */
export const frameTexts = cataloguesOf(en, translated('mail-frame'));

/** What a mail states. */
export interface MailContent extends Pick<Mail, 'id' | 'to' | 'language' | 'subject'> {
  /** The public URL: from the settings, never from a request. */
  readonly origin: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly button?: MailButton;
  readonly notes: readonly string[];
  /** Why it was sent, where that is not the account itself. */
  readonly why?: string;
  /** For mails that can be stopped: the page for it, and where mail clients do it at once. */
  readonly stop?: { readonly label: string; readonly url: string; readonly oneClickUrl: string };
}

/** A mail with the same content as text and as HTML, which ends with why it was sent, and by whom. */
export function composeMail(content: MailContent): Mail {
  const { origin, greeting, paragraphs, button, notes, why, stop, ...head } = content;
  const { language, subject } = head;
  const frame = frameTexts[language];
  const sender = fillText(frame.sender, { site: origin });
  const footer = [...notes, why ?? frame.why];
  const links = [...(stop ? [stop.label, stop.url] : []), sender];
  return {
    ...head,
    text: [greeting, ...paragraphs, ...(button ? [button.url] : []), ...footer, ...links].join('\n\n'),
    html: mailPage({
      language,
      title: subject,
      paragraphs: [greeting, ...paragraphs],
      button,
      notes: footer,
      stop,
      sender,
    }),
    ...(stop && { oneClickUrl: stop.oneClickUrl }),
  };
}
