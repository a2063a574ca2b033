/**
 * The languages of the interface, in the order they are offered. This is the only list: types and tests report the missing
 * parts of a new language (docs/translations.md).
 */
export const languages = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** The languages whose texts are loaded on demand; English is always loaded. */
export type TranslatedLanguage = Exclude<Language, 'en'>;
