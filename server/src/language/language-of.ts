import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languages, type Language } from '@verdant/shared/contract';

/** Returns the locale (BCP 47) of dates, numbers and lists. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-AU' : language);

const isLanguage = (code: string | undefined): code is Language => languages.some((language) => language === code);

/** Returns the language that `Accept-Language` prefers; English if none is supported. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const code = new Negotiator({ headers }).language([...languages]);
  return isLanguage(code) ? code : 'en';
}
