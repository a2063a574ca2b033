import { fillText, type Language } from '@verdant/shared/contract';

/**
 * A text for a count, in which it is `{<key>}`. The plural forms of the text are `<key>_one`, `<key>_other` and so on: the
 * categories of `Intl.PluralRules`.
 */
export function plural(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: number,
  language: Language,
): string {
  const category = new Intl.PluralRules(language).select(count);
  return fillText(texts[`${key}_${category}`] ?? texts[`${key}_other`] ?? key, { [key]: count });
}
