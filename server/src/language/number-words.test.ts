import { plural } from './number-words';

const texts = { points_one: '{points} point', points_few: 'few', points_other: '{points} points' };

test.each([
  [1, 'en', '1 point'],
  [0, 'en', '0 points'],
  [0, 'fr', '0 point'],
  // French and Spanish have a plural category (`many`) for millions, which a translation is allowed to leave out.
  [1_000_000, 'fr', '1000000 points'],
] as const)('the plural form for %d in %s is "%s"', (count, language, text) => {
  expect(plural(texts, 'points', count, language)).toBe(text);
});
