import { Navbar } from '../models/navbar';
import { overflowWidth } from '../support/screens';
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

/** Resolves to the content of the page at the moment when the document's language becomes German. */
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

test('choosing German translates everything at once, persists after a reload, and applies to other pages', async ({
  page,
  account,
}) => {
  const greeting = `Willkommen zurück, ${account.firstName}`;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${account.firstName}` })).toBeVisible();
  const moment = firstGermanMoment(page);
  await chooseGerman(page);
  expect(await moment).toEqual({
    link: 'Übersicht',
    dialog: 'Profileinstellungen',
    heading: greeting,
    title: 'Dashboard | Verdant',
  });
  await expect(page.getByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  const { width, height } = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflowWidth(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
  await page.getByRole('link', { name: 'Ausgaben' }).click();
  await expect(page).toHaveTitle('Ausgaben | Verdant');
  await expect(page.getByRole('main')).toContainText(/4\.600\sA\$/);
  await expect(page.getByRole('main')).toContainText(/35\s%/);
});
