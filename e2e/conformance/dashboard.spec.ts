import type { Locator, Page } from '@playwright/test';
import { DashboardPage } from '../models/dashboard-page';
import { expect, test } from '../support/test';

type Kind = 'line' | 'bar' | 'doughnut';

/**
 * Records the drawing calls of every canvas from the next page load on. The calls identify the kind of chart: a doughnut
 * has large arcs, a line chart has a path, a bar chart has neither.
 */
async function watchCharts(page: Page): Promise<void> {
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

/** Scrolls a chart into view, because only visible charts are rendered, and checks the chart's kind. */
async function expectChart(figure: Locator, kind: Kind): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  const canvas = figure.locator('canvas');
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveAttribute('data-filled', 'rendered');
  const marks = await canvas.evaluate(({ dataset }) => ({ ring: 'ring' in dataset, path: 'path' in dataset }));
  expect(marks.ring ? 'doughnut' : marks.path ? 'line' : 'bar').toBe(kind);
}

const charted = [
  ['/dashboard', { 'Spending by Category': 'doughnut', 'Savings Goals Progress': 'bar' }, '2.69'],
  ['/spending', { 'Monthly spending': 'line', 'Spending by category': 'doughnut' }, '2.85'],
  ['/savings', { 'Progress by goal': 'bar' }, '2.86'],
  ['/investments', { 'Portfolio value over time': 'line', Allocation: 'doughnut' }, '2.88'],
  ['/budget', { 'Budget vs. spent': 'bar', 'Budget allocation': 'doughnut' }, '2.90'],
  ['/insights', { 'Financial health score over time': 'line' }, '2.92'],
] as const;

for (const [path, charts, sentence] of charted) {
  test(`${path} shows its charts as ${Object.values(charts).join(' and ')} @s-${sentence}`, async ({
    page,
    become,
  }) => {
    await watchCharts(page);
    await become('newcomer', 'dark');
    await page.goto(path);
    for (const [name, kind] of Object.entries(charts)) {
      await expectChart(page.getByRole('figure', { name, exact: true }), kind);
    }
  });
}

test('the overlay for connecting a bank covers only its own panel, and a click on the backdrop closes its dialog @s-2.71 @s-2.72', async ({
  page,
  become,
}) => {
  await become('newcomer', 'dark');
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const panel = dashboard.panel('Connect Your Bank Account');
  const blurred = await panel.evaluate((node) =>
    [...node.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ filter, backdropFilter }) => `${filter} ${backdropFilter}`.includes('blur(')),
  );
  expect(blurred).not.toEqual([]);
  // The blurred panel covers no other panel: a click on another panel still hits that panel.
  await dashboard.panel('Recent Transactions').click({ position: { x: 12, y: 12 }, trial: true });
  await dashboard.bankButton.click();
  await expect(dashboard.comingSoon).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(dashboard.comingSoon).toBeHidden();
});
