import type { Page } from '@playwright/test';

/**
 * Notes every text that is drawn on a canvas from now on, page by page: what a chart's axes say stands nowhere else.
 * @returns how to read what was drawn so far
 */
export async function recordDrawnTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function noted(...given: Parameters<typeof fillText>) {
      drawn.add(given[0]);
      document.documentElement.dataset.drawnTexts = JSON.stringify([...drawn]);
      fillText.apply(this, given);
    };
  });
  return async () => JSON.parse((await page.locator('html').getAttribute('data-drawn-texts')) ?? '[]') as string[];
}
