import { languages } from '@verdant/shared/contract';
import { composeMail } from './compose-mail';

const content = {
  id: '1',
  to: 'jo@example.com',
  subject: 'A subject',
  origin: 'https://verdant.example',
  greeting: 'A greeting,',
  paragraphs: ['What happened'],
  notes: ['A note'],
};
const words = (html: string) =>
  html
    .slice(html.indexOf('</h1>'))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim();

test.each(languages)('in %s, text and HTML have the same greeting, and say why it was sent and by whom', (language) => {
  const { text, html } = composeMail({ ...content, language });
  expect(text.startsWith('A greeting,\n\nWhat happened\n\nA note\n\n')).toBe(true);
  expect(text).toMatch(/Verdant[^\n]*\n\n[^\n]*Verdant, https:\/\/verdant\.example$/);
  expect(words(html)).toBe(text.replace(/\s+/g, ' '));
});

test('a reason of its own replaces the common one', () => {
  const { text } = composeMail({ ...content, language: 'en', why: 'Because you asked.' });
  expect(text).toBe(
    'A greeting,\n\nWhat happened\n\nA note\n\nBecause you asked.\n\nSent by Verdant, https://verdant.example',
  );
});
