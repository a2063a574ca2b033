import type { Language } from '../contract';

type Catalogue = Readonly<Record<string, string>>;
type Translations = Record<Exclude<Language, 'en'>, Catalogue>;

type CatalogueOptions = {
  /** Keys whose text is the same in another language: names, and words that it shares with English. */
  same?: readonly string[];
  /** Messages of others (see `translateMessage`) that every translation has to know. */
  messages?: readonly string[];
};

const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

/** An ordinary space that leaves a sign alone at the start of a line. */
const LOOSE_SIGN = { fr: / [?!:;%$]/, es: / [%$]/, de: / [%$]/ };

/**
 * What is wrong with the translations of a catalogue, in words; nothing when all is well. A complete translation has
 * the keys and places of the English one, and a text of its own for each unless `same` excuses it.
 */
export function catalogueProblems(
  english: Catalogue,
  translations: Translations,
  { same = [], messages = [] }: CatalogueOptions = {},
): string[] {
  const expected: Catalogue = {
    ...english,
    ...Object.fromEntries(messages.map((message) => [`message.${message}`, message])),
  };
  const problems: string[] = [];
  const copies = new Set<string>();
  for (const language of ['es', 'fr', 'de'] as const) {
    const texts = translations[language];
    const say = (key: string, problem: string) => problems.push(`${language} ${key}: ${problem}`);
    for (const key of Object.keys(texts)) if (!(key in expected)) say(key, 'English has no such text');
    for (const [key, original] of Object.entries(expected)) {
      const text = texts[key];
      if (text === undefined || text.trim() === '') {
        say(key, 'missing or empty');
        continue;
      }
      if (placesOf(text).join() !== placesOf(original).join()) {
        say(key, `has ${placesOf(text).join(' ')}, English ${placesOf(original).join(' ')}`);
      }
      if (text !== text.trim()) say(key, 'has spaces around it');
      if (LOOSE_SIGN[language].test(text)) say(key, 'has an ordinary space before a sign');
      if (/[’‘“”…]/.test(text)) say(key, 'has curly quotes or an ellipsis character');
      if (text === original && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))) copies.add(key);
    }
  }
  for (const key of copies) if (!same.includes(key)) problems.push(`${key}: the same as in English`);
  for (const key of same) if (!copies.has(key)) problems.push(`${key}: excused, but translated everywhere`);
  return problems;
}
