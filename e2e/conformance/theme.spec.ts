import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Lightness of the background colour: the average of its red, green and blue values, from 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  });

test('the default theme is dark whatever the system prefers, and a theme that the user chooses is stored @s-1.8 @s-2.18 @s-3.10 @s-4.11 @s-9.7', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/sign-in');
  const navbar = new Navbar(page);
  await navbar.expectSignedOut();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await storedTheme(page)).toBeNull();
  expect(await lightness(page)).toBeLessThan(64);
  await navbar.switchTheme('light');
  expect(await storedTheme(page)).toBe('light');
  await expect.poll(() => lightness(page)).toBeGreaterThan(192);
  await page.reload();
  await navbar.expectSignedOut();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await navbar.switchTheme('dark');
  expect(await storedTheme(page)).toBe('dark');
});

test('the theme System follows the preference of the system until another theme is chosen @s-2.56', async ({
  page,
  account: _account,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  const settings = new ProfileSettings(page);
  await settings.open();
  // The list shows System from the start, but the theme follows the system only after System has been saved.
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await settings.tab('Preferences').click();
  await settings.theme.selectOption('dark');
  await settings.theme.selectOption('system');
  await settings.save.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await storedTheme(page)).toBe('light');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await storedTheme(page)).toBe('light');
});
