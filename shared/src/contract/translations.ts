import type { TranslationFiles } from '@verdant/federation/contract';
import { languages, type TranslatedLanguage } from './languages';

type Files<Name extends keyof TranslationFiles> = {
  readonly [L in keyof TranslationFiles[Name]]: () => Promise<{ readonly default: TranslationFiles[Name][L] }>;
};

/**
 * What loads each translation of a package: `load` gets a language and imports its file. Builds write an import for each
 * file in its place. The package's types are in `translation-files.ts` of the repository.
 */
export function filesOf<Name extends keyof TranslationFiles>(
  load: (language: TranslatedLanguage) => Promise<unknown>,
): Files<Name>;
export function filesOf(load: (language: TranslatedLanguage) => Promise<unknown>): unknown {
  return Object.fromEntries(
    languages.flatMap((language) => (language === 'en' ? [] : [[language, () => load(language)]])),
  );
}
