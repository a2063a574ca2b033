import type { Language } from '@verdant/shared/contract';

/** Returns the name of a language in the reader's language, capitalised for a list: `German`, `Deutsch` or `Allemand`. */
export function languageName(language: Language, reader: Language): string {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
