import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

test('the first Tab stop leads past the navigation', async ({ page, account: _account }) => {
  await page.goto('/spending');
  await settled(page, /spending/i);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the account menu opens and closes from the keyboard and returns the focus', async ({
  page,
  account: _account,
}) => {
  await page.goto('/spending');
  await settled(page, /spending/i);
  const navbar = new Navbar(page);
  await navbar.accountMenu.focus();
  await page.keyboard.press('Enter');
  const entry = navbar.bar.getByRole('button', { name: 'Profile Settings' });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(navbar.accountMenu).toBeFocused();
});

test('a click outside closes the account menu @s-2.16', async ({ page, account: _account }) => {
  await page.goto('/spending');
  await settled(page, /spending/i);
  const navbar = new Navbar(page);
  await navbar.accountMenu.click();
  await expect(navbar.bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(navbar.bar.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('a dialog traps the focus, closes on Escape and returns the focus', async ({ page, account: _account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.bankButton.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.comingSoon).toBeVisible();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, 'the focus left the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dashboard.comingSoon).toBeHidden();
  await expect(dashboard.bankButton).toBeFocused();
});

test('the page behind an open dialog does not scroll @s-2.73', async ({ page, account: _account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.bankButton.click();
  await expect(dashboard.comingSoon).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a new page starts at its top, with the focus on it', async ({ page, account: _account }) => {
  await page.goto('/spending');
  await settled(page, /spending/i);
  await page.mouse.wheel(0, 500);
  await new Navbar(page).goTo('Savings');
  await settled(page, /savings/i);
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the questions of the landing page open one at a time from the keyboard @s-2.36 @s-4.13', async ({ page }) => {
  await page.goto('/');
  const question = (words: string) => page.locator('summary').filter({ hasText: words });
  const first = question('What is the financial health quiz?');
  const second = question('How do you use my data?');
  const answers = page.locator('details[open]');
  await expect(first).toBeVisible();
  await expect(answers).toHaveCount(0);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('with your permission', { ignoreCase: true });
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(0);
});
