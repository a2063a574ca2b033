import { brand } from '@verdant/shared/brand';
import { mailPage } from './mail-page';
import type { Mail } from './mail';

/** What a mail with one thing to do says. */
export interface MailContent extends Pick<Mail, 'id' | 'to' | 'language' | 'subject'> {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do; `fallback` introduces its URL for anyone who cannot press it. */
  readonly button: { readonly label: string; readonly url: string; readonly fallback: string };
  readonly notes: readonly string[];
  /** For mails that can be stopped: the page for it, and where mail clients do it at once. */
  readonly stop?: { readonly label: string; readonly url: string; readonly oneClickUrl: string };
}

/** A mail with the same content as text and as HTML. */
export function composeMail({ greeting, paragraphs, button, notes, stop, ...head }: MailContent): Mail {
  const { language, subject } = head;
  return {
    ...head,
    text: [greeting, ...paragraphs, button.url, ...notes, ...(stop ? [stop.label, stop.url] : []), brand.name].join(
      '\n\n',
    ),
    html: mailPage({ language, title: subject, paragraphs, button, notes, stop }),
    ...(stop && { oneClickUrl: stop.oneClickUrl }),
  };
}
