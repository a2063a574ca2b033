import { languages, type Language } from '@verdant/shared/contract';

/** The language that a request asks for first in `Accept-Language`; English where it names none that we have. */
export function languageOf({ headers }: { readonly headers: { readonly 'accept-language'?: string } }): Language {
  const first = headers['accept-language']?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === first) ?? 'en';
}
