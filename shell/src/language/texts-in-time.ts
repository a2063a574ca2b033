import type { Language } from '@verdant/shared/contract';
import { prepareTexts } from '@verdant/shared/texts';

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
