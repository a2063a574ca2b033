/**
 * The languages of the interface, in the order they are offered. This is the only list: types and tests report the missing
 * parts of a new language (docs/translations.md).
 */
export const languages = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** The languages whose texts are loaded on demand; English is always loaded. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** Returns the locale for formats in a language; English has the formats of Australia. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-AU' : language);

/** Returns the name of a language in the language of the reader, capitalised for a list. */
export function languageName(language: Language, reader: Language): string {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
