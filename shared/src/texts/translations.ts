import type { TranslatedLanguage } from '../contract';
import { defineTexts, type Texts } from './define-texts';

type Section = Readonly<Record<string, string>>;

/** Function that loads one translation. The field `keys` is only a type, so a loader with other keys is a type error. */
interface Loader<Key extends PropertyKey> {
  (): Promise<Record<Key, string>>;
  readonly keys?: (key: Key) => Key;
}
type File = () => Promise<{ readonly default: Readonly<Record<string, Section>> }>;
type Files = Readonly<Record<TranslatedLanguage, File>>;
type Sections<F extends File> = Awaited<ReturnType<F>>['default'];
type SectionName<F extends Files> = keyof Sections<F[TranslatedLanguage]> & string;
type SectionLoaders<F extends Files, Name extends SectionName<F>> = {
  [L in TranslatedLanguage]: Loader<keyof Sections<F[L]>[Name]>;
};

/** Takes a JSON file per language. Returns a function that creates the loaders of a section for `defineTexts`. */
export function translationsOf<const F extends Files>(
  files: F,
): <Name extends SectionName<F>>(name: Name) => SectionLoaders<F, Name>;
export function translationsOf(files: Files) {
  return (name: string) => {
    const loaders: Record<string, () => Promise<Section | undefined>> = {};
    for (const [language, load] of Object.entries(files)) loaders[language] = async () => (await load()).default[name];
    return loaders;
  };
}

/** Defines texts with the loaders of a section. `Message` is the type of keys that only translations have. */
export function defineTranslatedTexts<const C extends Section, Message extends string = never>(
  english: C,
  loaders: Record<TranslatedLanguage, Loader<keyof NoInfer<C> | NoInfer<Message>>>,
): Texts<C> {
  return defineTexts(english, loaders);
}
