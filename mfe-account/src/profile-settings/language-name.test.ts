import { languages } from '@verdant/shared/contract';
import type { Language } from '@verdant/shared/contract';
import { languageName } from './language-name';

test.each<[Language, string[]]>([
  ['en', ['English', 'Spanish', 'French', 'German']],
  ['es', ['Inglés', 'Español', 'Francés', 'Alemán']],
  ['fr', ['Anglais', 'Espagnol', 'Français', 'Allemand']],
  ['de', ['Englisch', 'Spanisch', 'Französisch', 'Deutsch']],
])('a user with the language %s sees the language names %j', (reader, names) => {
  expect((['en', 'es', 'fr', 'de'] as const).map((language) => languageName(language, reader))).toEqual(names);
});

test('every language has an English name', () => {
  for (const language of languages) expect(languageName(language, 'en')).not.toMatch(/^[A-Z][a-z]$/);
});
