import { SignInPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { guardedPaths } from '../support/screens';
import { fillStorage } from '../support/storage';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';
import { openWritten } from '../support/written-page';

const html = async (page: Page, path: string, headers: Record<string, string> = {}) =>
  (await page.request.get(path, { headers: { accept: 'text/html', ...headers } })).text();
/** Where nobody is signed in yet, it turns; nothing of the page is there. */
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
      test(`the frame of ${path} is there before its script, which takes over the same elements and moves nothing`, async ({
        page,
        become,
      }) => {
        await become('resident', theme);
        const frame = await openWritten(page, path);
        await expect(frame.root).toHaveAttribute('data-frame');
        await expect(spinner(page)).toBeVisible();
        await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const header = page.locator('header').first();
        const box = await header.boundingBox();
        await frame.mark();
        await frame.takeOver();
        await expect(frame.root).not.toHaveAttribute('data-frame');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await header.evaluate((element) => 'isWritten' in element)).toBe(true);
        expect(await header.boundingBox()).toEqual(box);
        expect(frame.misfits()).toEqual([]);
        expect(await frame.shift()).toBe(0);
        expect(new Set(await frame.themes())).toEqual(new Set([theme]));
        const files = frame.requests.filter((url) => /\.(js|css|woff2)$/.test(url));
        expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([]);
      });
    }
  });
}

for (const path of guardedPaths) {
  test(`${path} is the same HTML for everybody`, async ({ page, accounts }) => {
    await expect.poll(async () => html(page, path)).toContain('data-frame');
    const changing = /nonce="[^"]*"/g;
    const frame = (await html(page, path)).replaceAll(changing, '');
    const { authorization } = accounts.resident;
    expect((await html(page, path, { authorization })).replaceAll(changing, '')).toBe(frame);
    expect(frame).not.toContain('<h1');
  });
}

test('a visitor never sees the frame, and is asked to sign in', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const part = document.querySelector('#root[data-frame] header');
      if (part?.checkVisibility({ visibilityProperty: true })) seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const frame = await openWritten(page, '/dashboard');
  await expect(frame.root).toBeHidden();
  await frame.takeOver();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate('seen')).toEqual([]);
  expect(frame.misfits()).toEqual([]);
});

test('the figures are there before what is below them is drawn', async ({ page, become }) => {
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

test('a frame in another language than the chosen one is not shown', async ({ page, account, baseURL }) => {
  await fillStorage(page, baseURL ?? '', { language: 'de' });
  expect(account.authorization).not.toBe('');
  const frame = await openWritten(page, '/dashboard');
  await expect(page.locator('header')).toBeHidden();
  await frame.takeOver();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await frame.shift()).toBe(0);
});

test('a session that has ended leads from the frame to sign-in', async ({ page, problems, baseURL }) => {
  problems.expect(/401/);
  await fillStorage(page, baseURL ?? '', { token: 'Bearer made-up' });
  const frame = await openWritten(page, '/dashboard');
  await expect(spinner(page)).toBeVisible();
  await frame.takeOver();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(frame.misfits()).toEqual([]);
});

test('the theme is switched once where its button was pressed in the frame', async ({ page, become }) => {
  await become('resident', 'dark');
  const frame = await openWritten(page, '/dashboard');
  const toggle = page.getByRole('button', { name: /light theme/ }).first();
  await toggle.click();
  await toggle.click();
  await frame.takeOver();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(new DashboardPage(page).cards).toHaveCount(4);
});

test('a frame that does not fit is drawn anew and reported once', async ({ page, become }) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/load-reports')) reports.push(request.postDataJSON());
  });
  await become('resident', 'dark');
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replace('>Overview<', '>Something else<') });
  });
  const frame = await openWritten(page, '/dashboard');
  await frame.takeOver();
  await expect(new DashboardPage(page).cards).toHaveCount(4);
  await expect(page.getByText('Something else')).toHaveCount(0);
  expect(frame.misfits()).toHaveLength(1);
  await expect.poll(() => JSON.stringify(reports)).toMatch(/"remote":"mfe-dashboard","version":"0\.1\.0\+/);
  expect(JSON.stringify(reports).match(/written-page/g)).toHaveLength(1);
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
  await expect(page.locator('#root')).not.toHaveAttribute('data-frame');
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

  test('a guarded page says that it needs it, and shows no frame', async ({ page }) => {
    await expect.poll(async () => html(page, '/dashboard')).toContain('data-frame');
    await page.goto('/dashboard');
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.locator('noscript')).toBeInViewport();
  });
});
