import { SignUpPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { DebugPage } from '../models/debug-page';
import { LandingPage } from '../models/landing-page';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('9.2', '', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.submit.click();
  const password = signUp.field('Password');
  for (const [typed, valid] of [
    ['1234567', false],
    ['12345678', true],
  ] as const) {
    await password.fill(typed);
    await (valid
      ? expect(password).not.toHaveAttribute('aria-invalid')
      : expect(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/));
  }
  const phone = signUp.field('Phone (optional)');
  for (const [typed, valid] of [
    ['041234567', false],
    ['0412345678', true],
    ['+61 412-345-678', true],
    ['0412 345 67x', false],
    ['++6141234567', false],
    ['(02) 9999 9999', false],
    ['', true],
  ] as const) {
    await phone.fill(typed);
    await (valid
      ? expect(phone).not.toHaveAttribute('aria-invalid')
      : expect(phone).toHaveAccessibleDescription('Phone number is invalid'));
  }
});

sentence('9.3', 'debug refresh', async ({ page }) => {
  await page.clock.install();
  const debug = new DebugPage(page);
  await debug.open();
  const viewport = debug.fact('Device', 'Viewport');
  await expect(viewport).toHaveText('1280 x 800');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.clock.runFor(5_000);
  await expect(viewport).toHaveText('1100 x 700');
  await page.setViewportSize({ width: 1200, height: 750 });
  await page.clock.runFor(4_900);
  await expect(viewport).toHaveText('1100 x 700');
  await page.clock.runFor(100);
  await expect(viewport).toHaveText('1200 x 750');
});

sentence('9.4', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.items('benefits')).toHaveCount(5);
  await expect(landing.items('features')).toHaveCount(4);
  await expect(landing.section('faq').locator('details')).toHaveCount(6);
  await expect(landing.section('news').getByRole('article')).toHaveCount(3);
  await expect(landing.section('testimonials').getByRole('figure')).toHaveCount(3);
  const footer = landing.section('footer');
  const lists = await footer.getByRole('list').all();
  // The last one has the two pages that exist, below the specified columns.
  expect(await Promise.all(lists.map((list) => list.getByRole('button').count()))).toEqual([4, 4, 4, 4, 0]);
});

sentence('9.5', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  const gauge = landing.section('health-score').getByRole('img', { name: 'Health Score: 82 of 100' });
  await expect(gauge).toBeVisible();
  const [track, fill] = await gauge.locator('circle').evaluateAll((circles) =>
    circles.map((circle) => ({
      radius: circle.getAttribute('r'),
      share: 1 - Number(circle.getAttribute('stroke-dashoffset')) / Number(circle.getAttribute('stroke-dasharray')),
    })),
  );
  expect(track?.radius).toBe('70');
  expect(fill).toEqual({ radius: '70', share: expect.closeTo(0.82, 5) });
});

sentence('9.6', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.section('hero').getByText('4.9/5', { exact: true })).toBeVisible();
  await expect(landing.section('how-it-works').getByText(/3-minute quiz/)).toBeVisible();
});

sentence('9.7', 'dark whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

const iosSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const narrow = 'iOS Safari with a viewport narrower than 375 pixels';

sentence('9.8', 'iOS Safari', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, userAgent: iosSafari, viewport: { width: 375, height: 700 } });
  const page = await context.newPage();
  const debug = new DebugPage(page);
  await debug.open();
  const compatibility = debug.panel('Compatibility');
  await expect(compatibility.getByText('No problems found')).toBeVisible();
  await page.setViewportSize({ width: 374, height: 700 });
  await debug.button('Refresh').click();
  await expect(compatibility.getByRole('listitem')).toHaveText([narrow]);
  await context.close();
});

sentence('9.8', 'storage and network', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 320, height: 700 });
  const debug = new DebugPage(page);
  await debug.open();
  const compatibility = debug.panel('Compatibility');
  await expect(compatibility.getByText('No problems found')).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  await debug.button('Refresh').click();
  await expect(compatibility.getByRole('listitem')).toHaveText([
    'Local storage is not available',
    'The browser is offline',
  ]);
});

sentence('9.12', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  await expect(dashboard.card('Financial Health Score')).toContainText('78%');
  expect(await dashboard.figuresOf('Financial Health Score')).toBe('78% Trending up +5%');
  expect(await dashboard.figuresOf('Emergency Fund')).toMatch(/Trending up \+12%$/);
  expect(await dashboard.figuresOf('Debt Management')).toMatch(/Trending up \+8\.3%$/);
  expect(await dashboard.figuresOf('Investment Readiness')).toMatch(/Trending down -15%$/);
});
