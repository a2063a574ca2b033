import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { useEffect, useState } from 'react';
import type { Language } from '../contract';
import { useLanguage } from '@verdant/shared/services';

type Catalogue = Record<string, string>;
type Values = Record<string, string | number>;

/** Looks a text up by its key; `values` fill its ICU placeholders. */
export type Translate<C extends Catalogue> = (key: keyof C & string, values?: Values) => string;

type Loaders<C extends Catalogue> = Partial<Record<Exclude<Language, 'en'>, () => Promise<Partial<C>>>>;

/**
 * The texts of one remote: English is complete and loaded at once, the others on demand; a key that a
 * translation lacks shows in English.
 * @returns the hook that gives `t(key, values)` in the reader's language
 */
export function defineTexts<const C extends Catalogue>(english: C, loaders: Loaders<C> = {}): { useTexts: () => Translate<C> } {
  const ready = new Map<Language, I18n>();

  function add(language: Language, messages: Catalogue): I18n {
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
    i18n.setMessagesCompiler(compileMessage);
    ready.set(language, i18n);
    return i18n;
  }
  const base = add('en', english);

  async function load(language: Language): Promise<void> {
    if (ready.has(language) || language === 'en') return;
    const translated = await loaders[language]?.();
    add(language, { ...english, ...translated });
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
    const i18n = ready.get(language) ?? base;
    return (key, values) => i18n._(key, values);
  }

  return { useTexts };
}
