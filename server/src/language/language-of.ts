import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languages, type Language } from '@verdant/shared/contract';

const isLanguage = (code: string | undefined): code is Language => languages.some((language) => language === code);

/** Returns the language that `Accept-Language` prefers; English if none is supported. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const code = new Negotiator({ headers }).language([...languages]);
  return isLanguage(code) ? code : 'en';
}
