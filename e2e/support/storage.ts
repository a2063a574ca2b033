import type { Frame, Page } from '@playwright/test';

let marks = 0;

/**
 * Writes values to local storage (spec 3): at once if a page of the product is open, otherwise before its first document
 * runs. The init script must not overwrite later changes, so it is removed after the first document. A mark in
 * `window.name` stops it if the next navigation starts before the removal.
 */
export async function fillLocalStorage(page: Page, baseUrl: string, values: Record<string, string>): Promise<void> {
  const entries = Object.entries(values);
  if (entries.length === 0) return;
  if (page.url().startsWith(baseUrl)) {
    for (const [name, value] of entries) await page.localStorage.setItem(name, value);
    return;
  }
  marks += 1;
  const script = await page.addInitScript(
    ({ origin, mark, stored }) => {
      if (location.origin !== origin || window !== top || window.name.includes(mark)) return;
      window.name += mark;
      for (const [name, value] of stored) localStorage.setItem(name, value);
    },
    { origin: new URL(baseUrl).origin, mark: `[storage ${marks}]`, stored: entries },
  );
  const endOnArrival = (frame: Frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith(baseUrl)) return;
    page.off('framenavigated', endOnArrival);
    // Ignores the error if the page has already been closed.
    script.dispose().catch(() => undefined);
  };
  page.on('framenavigated', endOnArrival);
}
