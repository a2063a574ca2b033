import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { openPage } from '../support/document';
import { pauseCall, recordCalls } from '../support/network';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const INSIGHTS = '/adaptive-quiz/insights';
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('hovering a link fetches the data of the linked page, which uses that data without a second request @g-prefetch', async ({
  page,
  resident: _resident,
}) => {
  await openPage(page, '/spending');
  const calls = recordCalls(page);
  await link(page, 'Overview').hover();
  await expect.poll(() => calls.map(({ path }) => path)).toContain(INSIGHTS);
  await link(page, 'Overview').click();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel('Why these scores')).toBeVisible();
  const paths = calls.map(({ path }) => path);
  // Four calls, one each for insights, score history, reasons of scores, and linked accounts.
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
});

test('back and forward restore a page at once with its scroll position; a new page starts at the top', async ({
  page,
  resident: _resident,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.panel('Why these scores')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(700);
  // Playwright's own click would scroll to the link first.
  await link(page, 'Spending').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  const pending = await pauseCall(page, INSIGHTS);
  await page.goBack();
  await expect(dashboard.card('Emergency Fund')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(700);
  await expect(dashboard.skeletonCards).toHaveCount(0);
  await expect.poll(pending.count).toBe(1);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  pending.resume();
});

test('tabs show no cached data that another tab has changed, and follow the theme and the logout of another tab', async ({
  page,
  context,
  resident: _resident,
}) => {
  const dashboard = new DashboardPage(page);
  const main = page.getByRole('main');
  await dashboard.open();
  await expect(dashboard.card('Emergency Fund')).toBeVisible();
  await new Navbar(page).goTo('Spending');
  await expect(page.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
  const other = await context.newPage();
  // Opening the quiz saves a quiz session on the server.
  const stored = other.waitForResponse((response) => response.request().method() === 'POST');
  await other.goto('/onboarding');
  await (await stored).finished();
  const pending = await pauseCall(page, INSIGHTS);
  await page.goBack();
  await expect(dashboard.skeletonCards).not.toHaveCount(0);
  await expect(main.getByText('%')).toHaveCount(0);
  pending.resume();
  await expect(dashboard.card('Emergency Fund')).toBeVisible();
  await new Navbar(page).switchTheme('light');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await new Navbar(page).logOut();
  await expect(other).toHaveURL('/sign-in');
});

test('a new page fades in and takes the focus; reduced motion and the back button skip the fade', async ({
  page,
  account: _account,
}) => {
  await openPage(page, '/spending');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      performance.mark('fades');
      return start(update);
    };
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await new Navbar(page).goTo('Savings');
    await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible();
    await expect(page).toHaveURL('/savings');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('fades').length)).toBe(1);
  }
});
