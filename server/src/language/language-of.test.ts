import { languageOf } from './language-of';

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['ES', 'es'],
  ['ja, fr-CA;q=0.8, en;q=0.9', 'en'],
  ['ja, fr-CA;q=0.9, en;q=0.8', 'fr'],
  ['ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['de;q=0', 'en'],
  ['de;q=nonsense', 'en'],
  ['__proto__', 'en'],
  [',;=q,,', 'en'],
])('a request with the Accept-Language header %j gets the language %s', (accepted, language) => {
  expect(languageOf({ headers: { 'accept-language': accepted } })).toBe(language);
});

test('a request with no Accept-Language header gets English', () => {
  expect(languageOf({ headers: {} })).toBe('en');
});
