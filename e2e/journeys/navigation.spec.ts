import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { openPage } from '../support/document';
import { Interactions } from '../support/interactions';
import { pauseCall, recordCalls } from '../support/network';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** Of a phone's processor, to this machine's. */
const SLOWDOWN = 4;
/**
 * How many times as long as the press of the only button of an empty page, in the same minute. Alone on the machine it is
 * about 15 times, most of it the first render of the dashboard.
 */
const MOST = 60;
const INSIGHTS = { path: '/adaptive-quiz/insights' };
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('hovering a link fetches the data of its page, which takes it instead of asking again @g-prefetch', async ({
  page,
  resident: _resident,
}) => {
  await openPage(page, '/spending');
  const calls = recordCalls(page);
  await link(page, 'Overview').hover();
  await expect.poll(() => calls.map(({ path }) => path)).toContain(INSIGHTS.path);
  await link(page, 'Overview').click();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel('Why these scores')).toBeVisible();
  const paths = calls.map(({ path }) => path);
  // Insights, history, the reasons and linked accounts.
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
});

test(
  'a page whose code and data were preloaded on hover is rendered at once on a slow phone',
  { tag: '@rest' },
  async ({ page, resident: _resident }) => {
    const interactions = await Interactions.observed(page);
    await openPage(page, '/spending');
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await interactions.slowDown(SLOWDOWN);
    const before = await interactions.ofBarePage(SLOWDOWN);
    await link(page, 'Overview').hover();
    await page.waitForTimeout(2_500);
    await page.evaluate(() => {
      let pressed = 0;
      addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main')?.textContent.includes('Financial Health Score')) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(window, { took: performance.now() - pressed }));
      }).observe(document, { childList: true, subtree: true });
    });
    await link(page, 'Overview').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'took') as unknown)).toBeDefined();
    const took = Number(await page.evaluate(() => Reflect.get(window, 'took') as unknown));
    const bare = (before + (await interactions.ofBarePage(SLOWDOWN))) / 2;
    const figures = `${Math.round(took)} ms from press to figures; bare page ${bare} ms`;
    test.info().annotations.push({ type: 'press to figures', description: figures });
    expect(took / bare, figures).toBeLessThan(MOST);
  },
);

test('back and forward show a page at once, where it was left; a new one starts at its top', async ({
  page,
  resident: _resident,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.panel('Why these scores')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(700);
  // Without scrolling to the link first, as Playwright's own click does.
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

test('what was stored meanwhile outdates the figures: none from before is shown, in any tab', async ({
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
  // Opening the quiz stores a session.
  const stored = other.waitForResponse((response) => response.request().method() === 'POST');
  await other.goto('/onboarding');
  await (await stored).finished();
  const pending = await pauseCall(page, INSIGHTS);
  await page.goBack();
  await expect(dashboard.skeletonCards).not.toHaveCount(0);
  await expect(main.getByText('%')).toHaveCount(0);
  pending.resume();
  await expect(dashboard.card('Emergency Fund')).toBeVisible();
});

test('after a logout, going back shows no figure', async ({ page, resident: _resident }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.card('Emergency Fund')).toBeVisible();
  await new Navbar(page).goTo('Spending');
  await link(page, 'Overview').hover();
  await new Navbar(page).logOut();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByText('Emergency Fund')).toHaveCount(0);
});

for (const [motion, times] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`a new page fades in ${times} times, and takes the focus`, async ({ page, account: _account }) => {
      await openPage(page, '/spending');
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          performance.mark('fades');
          return start(update);
        };
      });
      await new Navbar(page).goTo('Savings');
      await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible();
      await expect(page).toHaveURL('/savings');
      await expect(page.getByRole('main')).toBeFocused();
      // Back is at once.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByName('fades').length)).toBe(times);
    });
  });
}
