import { languages } from '@verdant/shared/contract';
import type { Language } from '@verdant/shared/contract';
import { prepareTexts } from '@verdant/shared/texts';
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

/** Maximum wait for a translation, in milliseconds. The page then shows in English and switches when texts have loaded. */
const PATIENCE_MS = 2_000;

/** Fetches the texts of a language, by default the current one. Resolves after 2 s at the latest. */
export async function loadTextsWithTimeout(language?: Language): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([prepareTexts(language), patience]);
  clearTimeout(timer);
}
