import type { Language } from '@verdant/shared/contract';

/** The locale of dates, numbers and lists in a language (BCP 47): English ones are Australian. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-AU' : language);
