/**
 * JSON files of translations, by package and language. Each repository adds its files in `translation-files.ts`, so that a
 * missing text in one of them is a type error.
 */
export interface TranslationFiles {}
