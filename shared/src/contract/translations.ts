import type { TranslationFiles } from '@verdant/federation/contract';
import { languages, type TranslatedLanguage } from './languages';

type Files<Name extends keyof TranslationFiles> = {
  readonly [L in keyof TranslationFiles[Name]]: () => Promise<{ readonly default: TranslationFiles[Name][L] }>;
};

/** Replaces each placeholder `{name}` with its value; a placeholder without a value stays. */
export function fillText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Returns the loaders of a package's translations; `load` imports the translation file of a language. The build replaces a
 * call of this function by one import for each file.
 */
export function filesOf<Name extends keyof TranslationFiles>(
  load: (language: TranslatedLanguage) => Promise<unknown>,
): Files<Name>;
export function filesOf(load: (language: TranslatedLanguage) => Promise<unknown>): unknown {
  return Object.fromEntries(
    languages.flatMap((language) => (language === 'en' ? [] : [[language, () => load(language)]])),
  );
}
