import { type Language, fillText } from '@verdant/shared/contract';
import { getSectionTexts } from '../translations';

const numbers = getSectionTexts('numbers');
const names = Object.keys(numbers.en);

/** Returns a number up to ten as a word, and a larger one in digits. */
export function numberInWords(count: number, language: Language): string {
  const words: Readonly<Record<string, string>> = numbers[language];
  return words[names[count] ?? ''] ?? String(count);
}

/** Returns the text for a count from the forms `<key>_one`, `<key>_other` etc. (`Intl.PluralRules`); fills in `{<key>}`. */
export function plural(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: number,
  language: Language,
): string {
  const category = new Intl.PluralRules(language).select(count);
  return fillText(texts[`${key}_${category}`] ?? texts[`${key}_other`] ?? key, { [key]: count });
}
