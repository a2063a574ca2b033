import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailPage } from './mail-page';

const tokens = readFileSync(join(__dirname, '../../../shared/src/styles/tokens.css'), 'utf8');
const lightTheme = tokens.slice(tokens.indexOf("[data-theme='light']"));

const page = mailPage({
  language: 'de',
  title: 'A title',
  paragraphs: ['First', 'Second <b>'],
  button: { label: 'Press', url: 'https://verdant.example/a?b=1&c=2', fallback: 'Or copy:' },
  notes: ['A note'],
});

test('it says everything once and in order, and what is text stays text', () => {
  const text = page
    .slice(page.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain(
    'Verdant A title First Second &lt;b&gt; Press Or copy: https://verdant.example/a?b=1&amp;c=2 A note',
  );
  expect(page).toContain('<html lang="de">');
});

test("every colour is one of the light theme's", () => {
  const colours = new Set(page.match(/#[\da-f]{6}\b/g));
  expect(colours.size).toBeGreaterThan(5);
  for (const colour of colours) expect(lightTheme).toContain(colour);
});

test('nothing in it is loaded from anywhere, and tables are layout only', () => {
  expect(page).not.toMatch(/<(img|link|script|style)\b|url\(|src=/);
  expect(page.match(/<table\b/g)).toHaveLength(page.match(/<table role="presentation"/g)?.length ?? 0);
});
