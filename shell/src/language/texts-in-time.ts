import type { Language } from '@verdant/shared/contract';
import { prepareTexts } from '@verdant/shared/texts';

/** Nobody waits longer than this for a translation: the page shows in English and changes when the texts arrive. */
const PATIENCE_MS = 2_000;

/** Fetches the texts of the page in a language, by default the current one. Settles when they are there, or in 2 s. */
export async function textsInTime(language?: Language): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([prepareTexts(language), patience]);
  clearTimeout(timer);
}
