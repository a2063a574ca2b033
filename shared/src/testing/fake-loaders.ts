import { languages } from '../contract';
import type { TranslatedLanguage } from '../contract';
import type { Loaders } from '@verdant/shared/texts';

type Catalogue = Record<string, string>;
type Given<C extends Catalogue> = Partial<Record<TranslatedLanguage, () => Promise<Partial<Record<keyof C, string>>>>>;

/** True if every language has a loader. Texts may be missing: `defineTexts` shows missing texts in English. */
const isComplete = <C extends Catalogue>(loaders: Given<C>): loaders is Loaders<C> =>
  languages.every((language) => language === 'en' || language in loaders);

/** Returns loaders for `defineTexts`. A language without a given loader gets a loader of an empty catalogue. */
export function fakeLoaders<C extends Catalogue>(given: Given<C> = {}): Loaders<C> {
  const empty = Object.fromEntries(languages.map((language) => [language, async () => ({})]));
  const loaders: Given<C> = { ...empty, ...given };
  if (!isComplete(loaders)) throw new Error('A language has no loader');
  return loaders;
}
