import { useEffect, useState } from 'react';
import type { Language } from '../contract';
import { useLanguage } from '@verdant/shared/services';

type Catalogue = Record<string, string>;
type Values = Record<string, string | number>;

/** Looks a text up by its key; `values` fill its `{name}` places. */
export type Translate<C extends Catalogue> = (key: keyof C & string, values?: Values) => string;

type Loaders<C extends Catalogue> = Partial<Record<Exclude<Language, 'en'>, () => Promise<{ [K in keyof C]?: string }>>>;

/** Puts the values in the places named `{name}`; a place without a value stays as it is. */
export function fillText(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * The texts of one remote: English is complete and loaded at once, the others on demand; a key that a
 * translation lacks shows in English.
 * @returns the hook that gives `t(key, values)` in the reader's language
 */
export function defineTexts<const C extends Catalogue>(english: C, loaders: Loaders<C> = {}): { useTexts: () => Translate<C> } {
  const ready = new Map<Language, Catalogue>([['en', english]]);

  async function load(language: Language): Promise<void> {
    if (ready.has(language) || language === 'en') return;
    ready.set(language, { ...english, ...(await loaders[language]?.()) });
  }

  function useTexts(): Translate<C> {
    const { language } = useLanguage();
    const [, setLoaded] = useState<Language>('en');
    useEffect(() => {
      let current = true;
      // A translation that does not load leaves the English texts, which are complete.
      load(language).then(
        () => current && setLoaded(language),
        () => undefined,
      );
      return () => {
        current = false;
      };
    }, [language]);
    const texts = ready.get(language) ?? english;
    return (key, values) => fillText(texts[key] ?? key, values);
  }

  return { useTexts };
}
