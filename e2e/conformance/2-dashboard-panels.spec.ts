import type { Locator } from '@playwright/test';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { expectChart, watchCharts } from '../support/rendered-chart';
import { fourMetrics, giveInsights } from '../support/insights';
import { recordCalls, recordPages } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(['2.66', '9.15', '9.16'], 'the demo transactions', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const rows = dashboard.panel('Recent Transactions').getByRole('listitem');
  await expect(rows).toHaveText([
    /15 Mar 2024.*\u2212A\$156\.32/,
    /14 Mar 2024.*\+A\$5,200\.00/,
    /12 Mar 2024.*\u2212A\$187\.45/,
    /10 Mar 2024.*\u2212A\$1,000\.00/,
  ]);
  await expect(rows.getByText('\u2212A$156.32', { exact: true })).toBeVisible();
  const dates = await rows.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates.filter((date) => /^2024-03-\d\d$/.test(date ?? ''))).toHaveLength(4);
  for (const row of await rows.all()) {
    await expect(row.getByText(/^[+\u2212]A\$\d{1,3}(,\d{3})*\.\d\d$/)).toBeVisible();
    await expect(row.locator('time')).toHaveText(/Mar\w* 2024/);
  }
  for (const category of ['Food & Dining', 'Income', 'Utilities', 'Investment']) {
    await expect(rows.filter({ hasText: category })).toHaveCount(1);
  }
  await expect(dashboard.panel('Recent Transactions').getByText('Sample data', { exact: true })).toBeVisible();
});

/** The figures of a chart, read from its table, once it is drawn as the right kind. */
async function rowsOf(figure: Locator, kind: 'bar' | 'doughnut'): Promise<string[]> {
  await expectChart(figure, kind);
  await figure.getByRole('button', { name: 'View as table' }).click();
  return figure.getByRole('row').allInnerTexts();
}

const links = [
  ['Recent Transactions', 'View all', '/transactions'],
  ['Savings Goals Progress', 'Manage Goals', '/goals'],
] as const;

sentence('2.69', '', async ({ page, account: _account }) => {
  await watchCharts(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const read = async () => ({
    spending: await rowsOf(page.getByRole('figure', { name: 'Spending by Category' }), 'doughnut'),
    goals: await rowsOf(page.getByRole('figure', { name: 'Savings Goals Progress' }), 'bar'),
  });
  const sample = await read();
  expect(sample.spending).toHaveLength(1 + 8);
  expect(sample.goals).toHaveLength(1 + 4);
  for (const title of ['Spending by Category', 'Savings Goals Progress']) {
    await expect(dashboard.panel(title).getByText('Sample data', { exact: true })).toBeVisible();
  }
  // The figures are fixed, whatever the insights are.
  await giveInsights(page, fourMetrics(1, 2, 3, 4));
  await new Navbar(page).goTo('Recommendations');
  await new Navbar(page).goTo('Overview');
  await expect(dashboard.card('Financial Health Score')).not.toContainText('Sample data');
  expect(await read()).toEqual(sample);

  for (const [panel, name, path] of links) {
    const link = dashboard.panel(panel).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await link.click();
    // It is no page, and opens nothing.
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
  }
});

const panels = [
  ['Recent Transactions', 'Transactions', 'Monthly salary'],
  ['Spending by Category', 'Spending Analysis', 'Housing'],
  ['Savings Goals Progress', 'Savings Goals', 'House Deposit'],
] as const;

sentence('2.70', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const { page } = dashboard;
  for (const [panel, title, content] of panels) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dashboard.panel(panel).click({ position: { x: 12, y: 12 } });
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByText(content).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

sentence('2.71', 'the overlay, which covers its own panel only', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const panel = dashboard.panel('Connect Your Bank Account');
  await expect(panel.getByRole('heading', { name: 'Connect Your Bank Account', exact: true })).toBeVisible();
  await expect(panel).toContainText(/real-time data and personali[sz]ed insights/);
  const blurred = await panel.evaluate(
    (node) =>
      [...node.querySelectorAll('*')].filter((one) =>
        `${getComputedStyle(one).filter} ${getComputedStyle(one).backdropFilter}`.includes('blur('),
      ).length,
  );
  expect(blurred).toBeGreaterThan(0);
  // A click on any other panel still reaches it.
  await dashboard.panel('Recent Transactions').click({ position: { x: 12, y: 12 }, trial: true });
  await expect(panel.getByRole('button')).toHaveText(['Connect Bank Account']);
});

sentence(
  ['2.71', '2.72', '2.73'],
  "the modal 'Coming Soon!', which only closes, and locks scrolling until then",
  async ({ lookAt }) => {
    const dashboard = await DashboardPage.lookAt(lookAt);
    const { page, comingSoon } = dashboard;
    await expect(dashboard.cards).toHaveCount(4);
    const calls = recordCalls(page);
    const pages = recordPages(page);
    await dashboard.bankButton.click();
    await expect(comingSoon.getByRole('heading')).toHaveText(['Coming Soon!', 'Open Banking Integration']);
    await expect(comingSoon.getByText('Under Development', { exact: true })).toBeVisible();
    await expect(comingSoon).toContainText('major Australian banks');
    await expect(comingSoon.getByRole('listitem')).toHaveText([
      'Real-time transaction analysis',
      'Automated spending categorization',
      'Personalized savings recommendations',
    ]);
    await expect(comingSoon.getByRole('button', { name: 'Notify me', exact: true })).toBeVisible();
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, -400);
    await page.keyboard.press('Home');
    // Two frames: a scroll that was let through would have begun.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(comingSoon).toBeHidden();
    await page.mouse.wheel(0, -400);
    await expect.poll(place).not.toBe(before);

    for (const leave of [
      () => comingSoon.getByRole('button', { name: 'Got it!', exact: true }).click(),
      () => comingSoon.getByRole('button', { name: 'Notify me' }).click(),
      () => page.mouse.click(8, 400),
    ]) {
      await dashboard.bankButton.click();
      await expect(comingSoon).toBeVisible();
      await leave();
      await expect(comingSoon).toBeHidden();
      await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
    }
    expect({ calls, pages }).toEqual({ calls: [], pages: [] });
  },
);
