import { renderMailHtml } from './mail-page';

const content: Parameters<typeof renderMailHtml>[0] = {
  language: 'de',
  title: 'A title',
  paragraphs: ['First', 'Second <b>'],
  button: { label: 'Press', url: 'https://verdant.example/a?b=1&c=2', fallback: 'Or copy:' },
  notes: ['A note'],
  sender: 'Sent by us',
};
const page = renderMailHtml(content);

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
