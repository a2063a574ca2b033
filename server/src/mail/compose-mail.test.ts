import { languages } from '@verdant/shared/contract';
import { composeMail, mailTexts, type MailContent } from './compose-mail';
import { renderMailHtml } from './mail-page';

const content: Omit<MailContent, 'language'> = {
  id: '1',
  to: 'jo@example.com',
  origin: 'https://verdant.example',
  texts: { subject: 'A subject', what: 'What happened {day}', how: 'What to do', note: 'A note' },
  values: { day: 'today' },
};
const words = (html: string) =>
  html
    .slice(html.indexOf('</h1>'))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim();

test.each(languages)(
  'in %s, the text and HTML versions contain equal greeting, content, reason for the email and sender',
  (language) => {
    const { text, html } = composeMail({ ...content, language });
    const { greeting } = mailTexts[language].frame;
    expect(text.startsWith(`${greeting}\n\nWhat happened today\n\nWhat to do\n\nA note\n\n`)).toBe(true);
    expect(text).toMatch(/Verdant[^\n]*\n\n[^\n]*Verdant, https:\/\/verdant\.example$/);
    expect(words(html)).toBe(text.replace(/\s+/g, ' '));
  },
);

test('a custom reason for the email replaces the default reason', () => {
  const { text } = composeMail({ ...content, language: 'en', why: 'Because you asked.' });
  expect(text).toBe(
    'Hello,\n\nWhat happened today\n\nWhat to do\n\nA note\n\nBecause you asked.\n\nSent by Verdant, https://verdant.example',
  );
});

test('the button of an email links to the public origin, and a link with a token adds a warning to keep the link secret', () => {
  const texts = { ...content.texts, button: 'Press' };
  const plain = composeMail({ ...content, language: 'en', texts });
  expect(plain.text).toContain('\n\nhttps://verdant.example/forgot-password\n\n');
  const secret = composeMail({ ...content, language: 'en', texts, path: '/go?token=a', hasToken: true });
  expect(secret.text).toContain('\n\nhttps://verdant.example/go?token=a\n\nA note\n\nKeep this link to yourself.');
  expect(secret.html).toContain('<a href="https://verdant.example/go?token=a"');
  expect(plain.text).not.toContain('Keep this link');
});

test('an email that users can unsubscribe from has an unsubscribe link and a one-click URL for mail clients', () => {
  const mail = composeMail({ ...content, language: 'en', stop: { token: 'abc', label: 'Stop these' } });
  expect(mail.text).toContain('\n\nStop these\n\nhttps://verdant.example/unsubscribe?token=abc\n\n');
  expect(mail.html).toContain('<a href="https://verdant.example/unsubscribe?token=abc"');
  expect(mail.oneClickUrl).toBe('https://verdant.example/api/v1/notifications/unsubscribe/abc');
});

const page = renderMailHtml({
  language: 'de',
  title: 'A title',
  paragraphs: ['First', 'Second <b>'],
  button: { label: 'Press', url: 'https://verdant.example/a?b=1&c=2', fallback: 'Or copy:' },
  notes: ['A note'],
  sender: 'Sent by us',
});

test('the HTML page of an email contains each part once and in order, and escapes texts', () => {
  const text = page
    .slice(page.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain(
    'Verdant A title First Second &lt;b&gt; Press Or copy: https://verdant.example/a?b=1&amp;c=2 A note Sent by us',
  );
  expect(page).toContain('<html lang="de">');
});

test('the email loads no external resources, and uses tables for layout only', () => {
  expect(page).not.toMatch(/<(img|link|script|style)\b|url\(|src=/);
  expect(page.match(/<table\b/g)).toHaveLength(page.match(/<table role="presentation"/g)?.length ?? 0);
});
