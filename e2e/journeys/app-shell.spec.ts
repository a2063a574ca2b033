import { SignInPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { untilPrerendered } from '../support/until-prerendered';
import { watchReports } from '../support/load-reports';
import { guardedPaths } from '../support/screens';
import { fillStorage } from '../support/storage';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';
import { openPrerendered } from '../support/prerendered-page';

const html = async (page: Page, path: string, headers: Record<string, string> = {}) =>
  (await page.request.get(path, { headers: { accept: 'text/html', ...headers } })).text();
/** The tag of a repetition. */
const restUnless = (isFirst: boolean) => (isFirst ? '' : ' @rest');
/** Where no one is signed in yet, it turns; nothing of the page is there. */
const spinner = (page: Page) => page.getByRole('main').getByRole('status');

const residents = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'de', theme: 'light', width: 375 },
  { language: 'fr', theme: 'dark', width: 375 },
  { language: 'es', theme: 'light', width: 1280 },
] as const;

for (const { language, theme, width } of residents) {
  test.describe(`in ${language}, ${theme}, ${width} pixels wide`, { tag: language === 'en' ? [] : '@rest' }, () => {
    test.use({ locale: language === 'en' ? 'en-AU' : language, viewport: { width, height: 800 } });

    for (const path of ['/dashboard', '/onboarding', '/spending']) {
      test(`the app shell of ${path} is visible before its script, is hydrated without new elements and does not shift${restUnless(path === '/dashboard')}`, async ({
        page,
        become,
      }) => {
        await become('resident', theme);
        const appShell = await openPrerendered(page, path);
        await expect(appShell.root).toHaveAttribute('data-app-shell');
        await expect(spinner(page)).toBeVisible();
        await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const header = page.locator('header').first();
        const box = await header.boundingBox();
        await appShell.mark();
        await appShell.hydrate();
        await expect(appShell.root).not.toHaveAttribute('data-app-shell');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await header.evaluate((element) => 'isPrerendered' in element)).toBe(true);
        expect(await header.boundingBox()).toEqual(box);
        expect(appShell.mismatches()).toEqual([]);
        expect(await appShell.shifts()).toEqual([]);
        expect(new Set(await appShell.themes())).toEqual(new Set([theme]));
        const files = appShell.requests.filter((url) => /\.(js|css|woff2)$/.test(url));
        expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([]);
      });
    }
  });
}

test('guarded pages are the same HTML for all users @g-prerender-no-visitor', async ({ page, accounts }) => {
  const { authorization } = accounts.resident;
  for (const path of guardedPaths) {
    await untilPrerendered(page.request, path);
    const changing = /nonce="[^"]*"/g;
    const appShell = (await html(page, path)).replaceAll(changing, '');
    expect((await html(page, path, { authorization })).replaceAll(changing, ''), path).toBe(appShell);
    expect(appShell).not.toContain('<h1');
  }
});

test('a visitor never sees the app shell, and is redirected to sign-in', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const part = document.querySelector('#root[data-app-shell] header');
      if (part?.checkVisibility({ visibilityProperty: true })) seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const appShell = await openPrerendered(page, '/dashboard');
  await expect(appShell.root).toBeHidden();
  await appShell.hydrate();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate('seen')).toEqual([]);
  expect(appShell.mismatches()).toEqual([]);
});

test('the figures are visible before what is below them is rendered', async ({ page, become }) => {
  await become('resident', 'dark');
  await page.addInitScript(() => {
    const orders: boolean[] = [];
    Object.assign(window, { orders });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main section[aria-label="Key metrics"] li')) return;
      observer.disconnect();
      orders.push(document.querySelector('main a[href="/transactions"]') === null);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'View all' })).toBeVisible();
  expect(await page.evaluate('orders')).toEqual([true]);
});

test('an app shell in another language than the chosen one is not shown @rest', async ({ page, account, baseURL }) => {
  await fillStorage(page, baseURL ?? '', { language: 'de' });
  expect(account.authorization).not.toBe('');
  const appShell = await openPrerendered(page, '/dashboard');
  await expect(page.locator('header')).toBeHidden();
  await appShell.hydrate();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await appShell.shifts()).toEqual([]);
});

test('an ended session redirects from the app shell to sign-in', async ({ page, problems, baseURL }) => {
  problems.expect(/401/);
  await fillStorage(page, baseURL ?? '', { token: 'Bearer made-up' });
  const appShell = await openPrerendered(page, '/dashboard');
  await expect(spinner(page)).toBeVisible();
  await appShell.hydrate();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(appShell.mismatches()).toEqual([]);
});

test('a click on the theme button of the app shell changes the theme once @rest', async ({ page, become }) => {
  await become('resident', 'dark');
  const appShell = await openPrerendered(page, '/dashboard');
  const toggle = page.getByRole('button', { name: /light theme/ }).first();
  await toggle.click();
  await toggle.click();
  await appShell.hydrate();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(new DashboardPage(page).cards).toHaveCount(4);
});

test('an app shell with a hydration mismatch is re-rendered and reported once @rest', async ({ page, become }) => {
  const reports = await watchReports(page);
  await become('resident', 'dark');
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replace('>Overview<', '>Something else<') });
  });
  const appShell = await openPrerendered(page, '/dashboard');
  await appShell.hydrate();
  await expect(new DashboardPage(page).cards).toHaveCount(4);
  await expect(page.getByText('Something else')).toHaveCount(0);
  await expect.poll(() => appShell.mismatches()).toHaveLength(1);
  const mismatches = () => reports().filter(({ stage }) => stage === 'written-page');
  await expect
    .poll(mismatches)
    .toMatchObject([{ remote: 'mfe-dashboard', version: expect.stringMatching(/^1\.0\.0\+/) }]);
});

test('signing in, loading the dashboard again, back and forward, and logging out', async ({ page, api }) => {
  const person = await api.register();
  await page.goto('/dashboard');
  const signIn = new SignInPage(page);
  await signIn.signIn(person);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.cards).toHaveCount(4);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(dashboard.cards).toHaveCount(4);
  await expect(page.locator('#root')).not.toHaveAttribute('data-app-shell');
  const navbar = new Navbar(page);
  await navbar.goTo('Spending');
  await expect(page).toHaveURL('/spending');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(dashboard.cards).toHaveCount(4);
  await page.goForward();
  await expect(page).toHaveURL('/spending');
  await navbar.logOut();
  await expect(page).toHaveURL('/sign-in');
  await navbar.expectSignedOut();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guarded page reports that it needs JavaScript, and shows no app shell @rest', async ({ page }) => {
    await untilPrerendered(page.request, '/dashboard');
    await page.goto('/dashboard');
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.locator('noscript')).toBeInViewport();
  });
});
