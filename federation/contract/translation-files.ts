/**
 * The JSON files of translations, by package and language. Each repository adds its own in
 * `translation-files.ts`, so that a text that one of them lacks is a type error.
 */
export interface TranslationFiles {}
