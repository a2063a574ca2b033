/**
 * JSON files of translations, by package and language. Repositories add their files in `translation-files.ts`, which
 * makes a missing text a type error.
 */
export interface TranslationFiles {}
