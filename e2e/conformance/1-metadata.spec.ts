import { Navbar } from '../models/navbar';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const TITLE = 'Verdant | Integrated Financial Health Check Platform';

const meta = (page: Page, name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);

sentence('1.9', 'what is on every page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(TITLE);
  await expect(meta(page, 'description')).toHaveAttribute('content', /^Verdant .{40,160}$/);
  await expect(meta(page, 'keywords')).toHaveAttribute('content', /financial health/);
  await expect(meta(page, 'theme-color')).toHaveAttribute('content', '#00E575');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', TITLE);
  await expect(meta(page, 'og:description')).toHaveAttribute(
    'content',
    (await meta(page, 'description').getAttribute('content')) ?? '',
  );
  await expect(meta(page, 'og:type')).toHaveAttribute('content', 'website');
  await expect(meta(page, 'og:site_name')).toHaveAttribute('content', 'Verdant');
  await expect(meta(page, 'og:image')).toHaveAttribute('content', '/logo.svg');
});

sentence('1.9', 'the image is there', async ({ page }) => {
  const image = await page.request.get('/logo.svg');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(await image.text()).toMatch(/^<svg[^]*<\/svg>\s*$/);
  await page.goto('/');
  await expect(page.locator('head link[rel="icon"]')).toHaveAttribute('href', '/logo.svg');
});

sentence('1.9', 'a title for each page that anybody may see', async ({ page }) => {
  for (const [path, title] of [
    ['/sign-in', 'Sign in | Verdant'],
    ['/sign-up', 'Create your account | Verdant'],
    ['/forgot-password', 'Forgot password | Verdant'],
    ['/privacy', 'Privacy | Verdant'],
    ['/terms', 'Terms of use | Verdant'],
    ['/debug', 'Debug | Verdant'],
    ['/', TITLE],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(title);
  }
});

sentence('1.9', 'a title for each page behind the guard', async ({ page, account: _account }) => {
  await page.goto('/onboarding');
  await expect(page).toHaveTitle('Health check | Verdant');
  await page.goto('/yodlee-connect');
  await expect(page).toHaveTitle('Connect your bank | Verdant');
  const navbar = new Navbar(page);
  await navbar.goTo('Overview');
  await expect(page).toHaveTitle('Dashboard | Verdant');
  for (const name of ['Insights', 'Spending', 'Savings', 'Investments', 'Budget', 'Recommendations']) {
    await navbar.goTo(name);
    await expect(page).toHaveTitle(`${name} | Verdant`);
  }
});

sentence('1.9', 'shared pages carry their own title', async ({ page }) => {
  const shared = await (await page.request.get('/budget')).text();
  expect(shared).toContain('<title>Budget | Verdant</title>');
  expect(shared).toContain('<meta property="og:title" content="Budget | Verdant">');
});
