import type { Frame, Page } from '@playwright/test';

let marks = 0;

/**
 * Puts values where the product keeps them (spec 3): at once when a page of the product is open, otherwise before its
 * first document runs. What pages do with them later stays done, so the script runs once: it ends when that document is
 * there, and a navigation that is faster sees the mark in the tab's name. No second page is opened: that would cost more
 * than the rest of a small test.
 */
export async function fillStorage(page: Page, baseUrl: string, values: Record<string, string>): Promise<void> {
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
    // The page may be closed by now, and the script with it.
    script.dispose().catch(() => undefined);
  };
  page.on('framenavigated', endOnArrival);
}
