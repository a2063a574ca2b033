import { languages } from '@verdant/shared/contract';
import type { Language } from '@verdant/shared/contract';
import { storage } from '../storage';

/** `theme/first-paint.js` reads it too. */
export const LANGUAGE_KEY = 'language';

const known = (code: string | null): Language | undefined => languages.find((language) => language === code);

/** The language that the page has now; the server renders the one that the browser prefers. */
export function pageLanguage(): Language {
  return known(document.documentElement.lang) ?? 'en';
}

/** What was chosen on this device; without a choice the language of the page stays. */
export function storedLanguage(): Language {
  return known(storage.get(LANGUAGE_KEY)) ?? pageLanguage();
}
