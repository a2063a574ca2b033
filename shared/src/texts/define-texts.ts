import { useEffect, useSyncExternalStore } from 'react';
import { fillText, type Language, type TranslatedLanguage } from '../contract';
import { useLanguage } from '@verdant/shared/services';

type Catalogue = Record<string, string>;
type Values = Record<string, string | number>;

/** Looks up a text by key and fills its `{name}` placeholders. */
export type Translate<C extends Catalogue> = (key: keyof C & string, values?: Values) => string;

/** One loader for each translated language, whose texts have all keys of the English texts. */
export type Loaders<C extends Catalogue> = Record<TranslatedLanguage, () => Promise<Record<keyof C, string>>>;

export type Texts<C extends Catalogue> = {
  /** Returns the function `t(key, values)` for texts in the reader's language. */
  useTexts: () => Translate<C>;
  /** Returns a function that translates English messages of schemas and of the server. */
  useMessages: () => (message: string) => string;
};

/** Returns the text of `message.<English text>`, with `{0}` for numbers in the key, or the message itself. */
export function translateMessage(texts: Catalogue, message: string): string {
  const numbers: string[] = [];
  const pattern = message.replaceAll(/\d+/g, (number) => `{${numbers.push(number) - 1}}`);
  const text = texts[`message.${message}`] ?? texts[`message.${pattern}`];
  return text === undefined ? message : fillText(text, Object.fromEntries(numbers.entries()));
}

const loads = new Set<(language: Language) => Promise<void>>();
/** Language that a catalogue loads at its definition. */
let current: Language = 'en';

/** Loads all texts of the page. Resolves after all texts have loaded or failed to load; never rejects. */
export async function prepareTexts(language: Language = current): Promise<void> {
  await loadTexts(language);
}

/** Loads all texts; resolves to true if all have loaded. */
export async function loadTexts(language: Language): Promise<boolean> {
  current = language;
  const results = await Promise.allSettled([...loads].map((load) => load(language)));
  return results.every(({ status }) => status === 'fulfilled');
}

/** Defines a catalogue of texts. English texts are available at once; translations load on demand. */
export function defineTexts<const C extends Catalogue>(english: C, loaders?: Loaders<C>): Texts<C> {
  const ready = new Map<Language, Catalogue>([['en', english]]);
  const pending = new Map<Language, Promise<void>>();
  const listeners = new Set<() => void>();
  // A remote that was built before a language was added has no loader for the language and stays in English.
  const loaderByLanguage: Partial<Loaders<C>> = loaders ?? {};

  async function fetchTexts(language: TranslatedLanguage): Promise<void> {
    ready.set(language, { ...english, ...(await loaderByLanguage[language]?.()) });
    for (const notify of listeners) notify();
  }

  /** Loads the texts of a language once. The next call tries again if a request failed. */
  async function load(language: Language): Promise<void> {
    if (language === 'en' || ready.has(language)) return;
    const fetching = pending.get(language) ?? fetchTexts(language).finally(() => pending.delete(language));
    pending.set(language, fetching);
    await fetching;
  }

  loads.add(load);
  // The English texts, which are complete, stay if the translation fails to load.
  load(current).catch(() => undefined);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function useCatalogue(): Catalogue {
    const { language } = useLanguage();
    useEffect(() => {
      load(language).catch(() => undefined);
    }, [language]);
    const texts = () => ready.get(language) ?? english;
    return useSyncExternalStore(subscribe, texts, texts);
  }

  return {
    useTexts: () => {
      const texts = useCatalogue();
      return (key, values) => fillText(texts[key] ?? key, values);
    },
    useMessages: () => {
      const texts = useCatalogue();
      return (message) => translateMessage(texts, message);
    },
  };
}
