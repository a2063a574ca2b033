/**
 * JSON files of translations, by package and language. Each repository declares its files in its own
 * `translation-files.ts`, so that a missing text is a type error.
 */
export interface TranslationFiles {}
