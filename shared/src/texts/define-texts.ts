import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../contract';
import { useLanguage } from '@verdant/shared/services';

type Catalogue = Record<string, string>;
type Values = Record<string, string | number>;

/** Looks a text up by its key; `values` fill its `{name}` places. */
export type Translate<C extends Catalogue> = (key: keyof C & string, values?: Values) => string;

type Loaders<C extends Catalogue> = Partial<
  Record<Exclude<Language, 'en'>, () => Promise<{ [K in keyof C]?: string }>>
>;

type Texts<C extends Catalogue> = {
  /** Gives `t(key, values)` in the reader's language. */
  useTexts: () => Translate<C>;
  /** Gives the translation of a message that exists in English only: a schema's, a server's. */
  useMessages: () => (message: string) => string;
};

/** Puts the values in the places named `{name}`; a place without a value stays as it is. */
export function fillText(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * The text of the key `message.<English text>`, where numbers may stand as `{0}`, `{1}` and so on; a message that the
 * catalogue does not know stays as it is.
 */
export function translateMessage(texts: Catalogue, message: string): string {
  const numbers: string[] = [];
  const pattern = message.replaceAll(/\d+/g, (number) => `{${numbers.push(number) - 1}}`);
  const text = texts[`message.${message}`] ?? texts[`message.${pattern}`];
  return text === undefined ? message : fillText(text, Object.fromEntries(numbers.entries()));
}

/** Every catalogue of the page, and the language that those still to come are fetched in at once. */
const loads = new Set<(language: Language) => Promise<void>>();
let wanted: Language = 'en';

/**
 * Fetches the translations of all texts on the page, so that a change of language shows everywhere at once. Texts
 * that are defined later are fetched in the same language. Settles when all have arrived or failed; never rejects.
 */
export async function prepareTexts(language: Language = wanted): Promise<void> {
  wanted = language;
  await Promise.allSettled([...loads].map((load) => load(language)));
}

/**
 * The texts of one remote: English is complete and loaded at once, the others on demand; a key that a
 * translation lacks shows in English.
 */
export function defineTexts<const C extends Catalogue>(english: C, loaders: Loaders<C> = {}): Texts<C> {
  const ready = new Map<Language, Catalogue>([['en', english]]);
  const underWay = new Map<Language, Promise<void>>();
  const listeners = new Set<() => void>();

  async function fetchTexts(language: Exclude<Language, 'en'>): Promise<void> {
    ready.set(language, { ...english, ...(await loaders[language]?.()) });
    for (const tell of listeners) tell();
  }

  /** A failure is not kept: the next call asks the network again. */
  async function load(language: Language): Promise<void> {
    if (language === 'en' || ready.has(language)) return;
    const fetching = underWay.get(language) ?? fetchTexts(language).finally(() => underWay.delete(language));
    underWay.set(language, fetching);
    await fetching;
  }

  loads.add(load);
  // A translation that does not load leaves the English texts, which are complete.
  load(wanted).catch(() => undefined);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function useCatalogue(): Catalogue {
    const { language } = useLanguage();
    useEffect(() => {
      load(language).catch(() => undefined);
    }, [language]);
    return useSyncExternalStore(subscribe, () => ready.get(language) ?? english);
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
