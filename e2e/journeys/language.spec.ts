import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { breakFiles } from '../support/faults';
import { overflow } from '../support/screens';
import { fillStorage } from '../support/storage';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const NARROW = { width: 375, height: 812 };

async function chooseGerman(page: Page): Promise<void> {
  await new Navbar(page).openProfileSettings();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Preferences' }).click();
  await dialog.getByLabel('Language').selectOption({ label: 'German' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
}

/** What is on the page at the very moment when the document's language becomes German. */
async function firstGermanMoment(page: Page): Promise<unknown> {
  const moment = await page.waitForFunction(() => {
    if (document.documentElement.lang !== 'de') return null;
    const text = (selector: string) => document.querySelector(selector)?.textContent;
    return {
      link: text('nav a[href="/dashboard"]'),
      dialog: text('dialog h2'),
      heading: text('main h1'),
      title: document.title,
    };
  });
  return moment.jsonValue();
}

/** Every heading of the page that has been seen since it was opened, in order. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent;
      if (!heading || seen.at(-1) === heading) return;
      seen.push(heading);
      document.documentElement.dataset.seenHeadings = seen.join('|');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => ((await page.locator('html').getAttribute('data-seen-headings')) ?? '').split('|');
}

test('choosing German translates navbar, dialog, page and document at once', async ({ page, account }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${account.firstName}` })).toBeVisible();
  const moment = firstGermanMoment(page);
  await chooseGerman(page);
  expect(await moment).toEqual({
    link: 'Übersicht',
    dialog: 'Profileinstellungen',
    heading: `Willkommen zurück, ${account.firstName}`,
    title: 'Dashboard | Verdant',
  });
  await expect(page.getByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
});

test('the language stays after a reload, without a glimpse of English, and follows to other pages', async ({
  page,
  account,
}) => {
  await page.goto('/dashboard');
  await chooseGerman(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const headings = await recordHeadings(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Willkommen zurück, ${account.firstName}` })).toBeVisible();
  expect(await headings()).toEqual([`Willkommen zurück, ${account.firstName}`]);

  await page.getByRole('link', { name: 'Ausgaben' }).click();
  await expect(page).toHaveTitle('Ausgaben | Verdant');
  await expect(page.getByRole('main')).toContainText(/4\.600\sA\$/);
  await expect(page.getByRole('main')).toContainText(/35\s%/);
  expect((await headings()).at(-1)).toBe('Ausgaben');
});

test('signing in on another device brings the language along', async ({ page, account, browser, baseURL }) => {
  await page.goto('/dashboard');
  await chooseGerman(page);
  await expect(page.getByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  const signIn = new SignInPage(other);
  await signIn.open();
  await expect(signIn.heading).toBeVisible();
  await signIn.signIn(account);
  await expect(other.getByRole('heading', { level: 1, name: 'Wir möchten Sie kennenlernen' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.close();
});

test('messages of the forms and of the server are translated too', async ({ page, baseURL, problems }) => {
  problems.expect(/401/);
  await fillStorage(page, baseURL ?? '', { language: 'de' });
  await page.goto('/sign-in');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(main.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein')).toBeVisible();
  await main.getByLabel('E-Mail').fill('nobody@example.com');
  await main.getByLabel('Passwort', { exact: true }).fill('not the password');
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(main.getByRole('alert')).toHaveText('E-Mail oder Passwort ist falsch. Bitte versuchen Sie es erneut.');
});

test('a page stays in English when its translation does not load', async ({ page, baseURL, problems }) => {
  problems.expect(/texts-de|ERR_FAILED|Failed to load/);
  await fillStorage(page, baseURL ?? '', { language: 'de' });
  await breakFiles(page, '**/texts-de.*', { fault: '404' });
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
});

const screens = [
  { path: '/', viewer: 'anonymous', heading: 'Ihr Partner für gesunde Finanzen' },
  { path: '/sign-in', viewer: 'anonymous', heading: 'Bei Ihrem Konto anmelden' },
  { path: '/onboarding', viewer: 'newcomer', heading: 'Wir möchten Sie kennenlernen' },
  { path: '/quiz/answers', viewer: 'resident', heading: 'Ihre Antworten' },
  { path: '/dashboard', viewer: 'resident', heading: 'Willkommen zurück, Ada' },
  { path: '/budget', viewer: 'resident', heading: 'Budget' },
] as const;

for (const { path, viewer, heading } of screens) {
  test(`German fits ${path} on a phone`, { tag: '@rest' }, async ({ page, become, baseURL }) => {
    await become(viewer, 'dark');
    await fillStorage(page, baseURL ?? '', { language: 'de' });
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
