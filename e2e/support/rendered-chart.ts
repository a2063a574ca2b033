import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Kind = 'line' | 'bar' | 'doughnut';

/**
 * Records the drawing calls of every canvas, from the next page load on. They identify the kind of chart: a doughnut has
 * large arcs, a line chart one path, a bar chart neither.
 */
export async function watchCharts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const RING = 30;
    const context = CanvasRenderingContext2D.prototype;
    const watch = (name: 'arc' | 'stroke' | 'fill', markOf: (args: unknown[]) => string) => {
      const original: unknown = Reflect.get(context, name);
      if (typeof original !== 'function') return;
      Reflect.set(context, name, function (this: CanvasRenderingContext2D, ...args: unknown[]) {
        const mark = markOf(args);
        if (mark) this.canvas.dataset[mark] = 'rendered';
        return Reflect.apply(original, this, args) as unknown;
      });
    };
    watch('arc', ([, , radius]) => (Number(radius) > RING ? 'ring' : ''));
    watch('stroke', ([path]) => (path instanceof Path2D ? 'path' : ''));
    watch('fill', () => 'filled');
  });
}

/** Scrolls a chart into view, so that it is rendered, and checks its kind. */
export async function expectChart(figure: Locator, kind: Kind): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  const canvas = figure.locator('canvas');
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveAttribute('data-filled', 'rendered');
  const marks = await canvas.evaluate(({ dataset }) => ({ ring: 'ring' in dataset, path: 'path' in dataset }));
  expect(marks.ring ? 'doughnut' : marks.path ? 'line' : 'bar').toBe(kind);
}
