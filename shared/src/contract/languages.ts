/**
 * The languages of the interface in the order they are offered, each with its locale for `Intl`. The one list of them:
 * types and tests find what a new entry still lacks (docs/translations.md).
 */
const table = [
  { code: 'en', locale: 'en-AU' },
  { code: 'es', locale: 'es' },
  { code: 'fr', locale: 'fr' },
  { code: 'de', locale: 'de' },
] as const;

export type Language = (typeof table)[number]['code'];

/** The languages whose texts are loaded on demand; English is always there. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const languages: readonly Language[] = table.map(({ code }) => code);

/** The locale of a language; that of English for one added after this code was built. */
export function localeOf(language: Language): string {
  return table.find(({ code }) => code === language)?.locale ?? 'en-AU';
}
