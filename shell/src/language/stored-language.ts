import { languages } from '@verdant/shared/contract';
import type { Language } from '@verdant/shared/contract';
import { storage } from '../storage';

/** `theme/first-paint.js` reads it too. */
export const LANGUAGE_KEY = 'language';

/** What was chosen on this device; English without a choice. */
export function storedLanguage(): Language {
  const stored = storage.get(LANGUAGE_KEY);
  return languages.find((language) => language === stored) ?? 'en';
}
