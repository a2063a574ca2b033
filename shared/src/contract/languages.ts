/**
 * The languages of the interface, in the order they are offered. The only list of them: types and tests report what a
 * new one still lacks (docs/translations.md).
 */
export const languages = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** The languages whose texts are loaded on demand; English is always there. */
export type TranslatedLanguage = Exclude<Language, 'en'>;
