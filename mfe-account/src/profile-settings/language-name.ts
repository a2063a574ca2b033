import type { Language } from '@verdant/shared/contract';

/** The name of a language in the reader's own, written as an option of a list: `German`, `Deutsch`, `Allemand`. */
export function languageName(language: Language, reader: Language): string {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
