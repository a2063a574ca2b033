import { metricTitles } from '@verdant/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { DashboardPage } from '../models/dashboard-page';
import { FAILED_REQUEST_MESSAGE, respondWith } from '../support/network';
import { expect, test } from '../support/test';

const metricInsight = (title: string, value: unknown) => ({ type: 'metric', title, value });

/** Returns the four metrics of the dashboard's cards with these values, in the order of the cards. */
const fourMetricInsights = (overall: unknown, emergency: unknown, debt: unknown, investment: unknown) => [
  metricInsight(metricTitles.overall, overall),
  metricInsight(metricTitles.emergency, emergency),
  metricInsight(metricTitles.debt, debt),
  metricInsight(metricTitles.investment, investment),
];

/** Replaces the server's response about insights by the test's values, which no set of quiz answers produces exactly. */
const mockInsights = (page: Page, insights: unknown) =>
  respondWith(
    page,
    { path: '/adaptive-quiz/insights', method: 'GET' },
    { data: { insights, investment_profile: null } },
  );

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

type Hue = 'red' | 'yellow' | 'green' | 'none';

/** Resolves to the common name of an element's text colour, in any theme. */
async function hueOf(element: Locator): Promise<Hue> {
  const colour = await element.evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'none';
  // Yellow has about as much red as green, and little blue.
  if (Math.abs(red - green) < 80 && blue < Math.min(red, green)) return 'yellow';
  if (red > green && red > blue) return 'red';
  return green > red && green > blue ? 'green' : 'none';
}

const actions = [
  { title: 'Trim the extras', urgency: 'low', description: 'One subscription less.', estimated_impact: '$20 a month' },
  { title: 'Clear the card', urgency: 'high', description: 'It costs the most.', estimated_impact: '$900 a year' },
  { title: 'Build a buffer', urgency: 'medium', description: 'Start small.', estimated_impact: 'Safer sleep' },
];

test('the error banner is red, and the urgencies of actions are red, yellow and green @s-2.60 @s-2.67', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(FAILED_REQUEST_MESSAGE);
  await respondWith(page, { path: '/adaptive-quiz/insights', method: 'GET' }, { detail: 'broken' }, 500);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.error).toContainText('Failed to load financial insights. Please try again.');
  expect(await hueOf(dashboard.error)).toBe('red');

  await mockInsights(page, [
    ...fourMetricInsights(11, 12, 13, 14),
    { type: 'recommendations', recommendations: actions },
  ]);
  await dashboard.error.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.actions).toHaveCount(3);
  for (const [label, hue] of [
    ['High', 'red'],
    ['Medium', 'yellow'],
    ['Low', 'green'],
  ] as const) {
    expect(await hueOf(dashboard.actions.getByText(`Urgency:${label}`, { exact: true })), label).toBe(hue);
  }
});

test('the bar chart of all metrics has a fixed scale from 0 to 100 @s-2.68', async ({ page, account: _account }) => {
  // An automatic scale would end far below 100 with values as small as these.
  await mockInsights(page, [...fourMetricInsights(11.2, 12, 13, 14), metricInsight('Insurance Cover', 15)]);
  await new DashboardPage(page).open();
  const figure = page.getByRole('figure', { name: 'All your scores' });
  for (const text of ['0%', 'Score (%)', '100%']) await expect(figure.getByText(text, { exact: true })).toBeVisible();
  const bars = figure.locator('summary svg[preserveAspectRatio]');
  await expect(bars).toHaveCount(5);
  const parts = await bars.evaluateAll((scales) =>
    scales.map((scale) => {
      const whole = scale.getBoundingClientRect().width;
      return ((scale.querySelector('rect')?.getBoundingClientRect().width ?? 0) / whole) * 100;
    }),
  );
  expect(parts.map(Math.round)).toEqual([11, 12, 13, 14, 15]);
  await figure.getByRole('button', { name: 'View as table' }).click();
  await expect(figure.getByRole('row', { name: `${metricTitles.overall} 11%` })).toBeVisible();
});

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

test('trends in the spending breakdown are red when up, green when down and neutral when stable @s-2.85', async ({
  page,
  become,
}) => {
  await become('newcomer', 'dark');
  await page.goto('/spending');
  const rows = page.getByRole('region', { name: 'Category breakdown', exact: true }).getByRole('listitem');
  for (const [words, hue] of [
    [/^Up \d+%$/, 'red'],
    [/^Down \d+%$/, 'green'],
    [/^Stable$/, 'none'],
  ] as const) {
    const mark = rows.getByText(words).first().locator('xpath=..');
    expect([words, await hueOf(mark.locator('svg'))]).toEqual([words, hue]);
  }
});

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
