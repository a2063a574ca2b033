import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { respondWith, failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('4.11', 'toggled and saved', async ({ page }) => {
  const theme = () =>
    page.evaluate(() => ({ shown: document.documentElement.dataset.theme, stored: localStorage.getItem('theme') }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/sign-in');
  const navbar = new Navbar(page);
  await navbar.expectSignedOut();
  expect(await theme()).toEqual({ shown: 'dark', stored: null });
  await navbar.switchTheme('light');
  expect(await theme()).toEqual({ shown: 'light', stored: 'light' });
  await page.reload();
  await navbar.expectSignedOut();
  expect(await theme()).toEqual({ shown: 'light', stored: 'light' });
  await navbar.switchTheme('dark');
  expect(await theme()).toEqual({ shown: 'dark', stored: 'dark' });
});

sentence('4.12', '', async ({ page, account: _account }) => {
  await page.clock.install();
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.phone.fill('0412 345 678');
  await page.clock.pauseAt(Date.now() + 60_000);
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await page.clock.runFor(1499);
  await expect(settings.saved).toBeVisible();
  await page.clock.runFor(1);
  await expect(settings.dialog).toBeHidden();
});

sentence('4.12', 'after a failed save it stays open and shows why', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  await page.clock.install();
  const settings = new ProfileSettings(page);
  await settings.open();
  await respondWith(page, { path: '/auth/me', method: 'PUT' }, { detail: 'The profile is being moved.' }, 503);
  await settings.firstName.fill('Grace');
  await settings.save.click();
  await expect(settings.error).toHaveText('The profile is being moved.');
  await page.clock.fastForward(10_000);
  await expect(settings.firstName).toHaveValue('Grace');
  await expect(settings.saved).toBeHidden();
});

sentence('4.13', 'the accordion: one answer at a time', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('details');
  const open = page.locator('details[open]');
  await expect(questions).toHaveCount(6);
  await expect(open).toHaveCount(0);
  for (const place of [0, 3]) {
    await questions.nth(place).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(place)).toHaveAttribute('open', '');
  }
  await open.locator('summary').click();
  await expect(open).toHaveCount(0);
});

sentence('4.13', 'the toast: at the bottom right, for 3 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const secondary = page.getByRole('button', { name: 'See How It Works' });
  await expect(secondary).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await secondary.click();
  const toast = page.getByText('Learn more about our features coming soon!', { exact: true });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x ?? 0).toBeGreaterThan(1280 / 2);
  expect(box?.y ?? 0).toBeGreaterThan(800 / 2);
  await page.clock.runFor(2999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});
