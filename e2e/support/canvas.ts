import type { Page } from '@playwright/test';

/**
 * Records every text that is drawn on a canvas from the next page on: the labels of a chart's axes are nowhere else.
 * @returns how to read what was drawn so far
 */
export async function recordDrawnTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const drawn = new Set<unknown>();
    const original: unknown = Reflect.get(CanvasRenderingContext2D.prototype, 'fillText');
    if (typeof original !== 'function') return;
    Reflect.set(
      CanvasRenderingContext2D.prototype,
      'fillText',
      function noted(this: CanvasRenderingContext2D, ...args: unknown[]) {
        drawn.add(args[0]);
        document.documentElement.dataset.drawnTexts = [...drawn].join('\n');
        return Reflect.apply(original, this, args) as unknown;
      },
    );
  });
  return async () => ((await page.locator('html').getAttribute('data-drawn-texts')) ?? '').split('\n');
}
