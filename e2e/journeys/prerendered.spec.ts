import { SignInPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { openPrerendered, waitUntilPrerendered } from '../support/prerendered-page';
import { fillLocalStorage } from '../support/storage';
import { expect, signInBrowser, test } from '../support/test';
import type { Page } from '../support/test';

/* The loading and hydration of every prerendered page is tested in pages.spec.ts. */

/** Records the paths of the pages on which an element was visible for at least one animation frame. */
async function recordSightings(page: Page, selector: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((wanted) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const element = document.querySelector(wanted);
      if (element?.checkVisibility({ visibilityProperty: true })) seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return () => page.evaluate('seen');
}

for (const { what, viewer, path, part, next } of [
  {
    what: 'the app shell',
    viewer: 'visitor',
    path: '/dashboard',
    part: '#root[data-app-shell] header',
    next: '/sign-in',
  },
  { what: 'the sign-in form', viewer: 'user', path: '/sign-in', part: 'input[type=password]', next: '/onboarding' },
]) {
  test(`${what} is never shown to a ${viewer}, not even briefly before the redirect to ${next}`, async ({
    page,
    api,
    baseURL,
  }) => {
    if (viewer === 'user') await signInBrowser(page, baseURL ?? '', await api.register());
    const sightings = await recordSightings(page, part);
    const visit = await openPrerendered(page, path);
    await expect(page.locator(part).first()).toBeHidden();
    await visit.hydrate();
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sightings()).toEqual([]);
    expect(visit.mismatches()).toEqual([]);
    expect(await visit.shifts()).toEqual([]);
  });
}

for (const [path, part] of [
  ['/sign-in', 'h1'],
  ['/dashboard', 'header'],
] as const) {
  test(`the prerendered English content of ${path} is never shown to a visitor who has chosen German @rest`, async ({
    page,
    become,
    baseURL,
  }) => {
    await become(path === '/dashboard' ? 'resident' : 'anonymous', 'dark');
    await fillLocalStorage(page, baseURL ?? '', { language: 'de' });
    const visit = await openPrerendered(page, path);
    await expect(page.locator(part)).toBeAttached();
    await expect(page.locator(part)).toBeHidden();
    await visit.hydrate();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Konto anmelden|Willkommen/);
    expect(await visit.shifts()).toEqual([]);
  });
}

test('an ended session redirects from the app shell to sign-in', async ({ page, problems, baseURL }) => {
  problems.expect(/401/);
  await fillLocalStorage(page, baseURL ?? '', { token: 'Bearer made-up' });
  const appShell = await openPrerendered(page, '/dashboard');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await appShell.hydrate();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(appShell.mismatches()).toEqual([]);
});

test('the landing page never shows the links for visitors to a signed-in user', async ({ page, account: _account }) => {
  const visit = await openPrerendered(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.locator('header a[href="/sign-in"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeHidden();
  await visit.hydrate();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(links).toHaveCount(0);
  expect(visit.mismatches()).toEqual([]);
  expect(await visit.shifts()).toEqual([]);
});

test('the dashboard renders its key metrics before the panels below them', async ({ page, become }) => {
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
  await new DashboardPage(page).open();
  await expect(page.getByRole('link', { name: 'View all' })).toBeVisible();
  expect(await page.evaluate('orders')).toEqual([true]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages for visitors work: questions open, and the table of contents leads to its sections', async ({ page }) => {
    for (const path of ['/privacy', '/terms']) {
      await waitUntilPrerendered(page.request, path);
      await page.goto(path);
      const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
      await entry.click();
      const name = (await entry.textContent()) ?? '';
      const heading = page.getByRole('heading', { level: 2, name });
      await expect(heading).toBeInViewport();
      const [title, bar] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
      expect(title?.y, 'not below the navbar').toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    }
    await waitUntilPrerendered(page.request, '/');
    await page.goto('/');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    await expect(page.locator('#newsletter noscript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'Join Now' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  test('forms and guarded pages state that they need JavaScript, and put no input into the URL', async ({ page }) => {
    for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
      await waitUntilPrerendered(page.request, path);
      await page.goto(path);
      await expect(page.locator('main noscript [role=status]')).toBeVisible();
      expect(await page.locator('main noscript').innerText()).toContain('This form needs JavaScript.');
      await expect(page.locator('main form')).toHaveAttribute('method', 'post');
      await expect(page.locator('main button[type=submit]')).toBeHidden();
      const field = page.locator('main form input:not([type=checkbox])').last();
      await field.fill('correct horse battery');
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(page).toHaveURL(path);
    }
    await waitUntilPrerendered(page.request, '/dashboard');
    await page.goto('/dashboard');
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.locator('noscript')).toBeInViewport();
  });
});
