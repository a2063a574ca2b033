import type { Language } from './languages';

/** Returns the locale for formats in a language; English has the formats of Australia. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-AU' : language);

/** Returns the name of a language in the language of the reader, capitalised for a list. */
export function languageName(language: Language, reader: Language): string {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
