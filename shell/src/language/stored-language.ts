import { languages } from '@verdant/shared/contract';
import type { Language } from '@verdant/shared/contract';
import { storage } from '../storage';

/** Key of the chosen language in local storage, which `theme/first-paint.js` also reads. */
export const LANGUAGE_KEY = 'language';

const known = (code: string | null): Language | undefined => languages.find((language) => language === code);

export function pageLanguage(): Language {
  return known(document.documentElement.lang) ?? 'en';
}

/** Returns the language chosen on this device, by default the language of the page. */
export function storedLanguage(): Language {
  return known(storage.get(LANGUAGE_KEY)) ?? pageLanguage();
}
