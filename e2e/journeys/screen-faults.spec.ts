import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { openScreen } from '../support/screens';
import { expect, test } from '../support/test';
import type { Locator } from '@playwright/test';

/** How far the content of an element reaches beyond it, in CSS pixels. */
const beyond = (element: Locator) => element.evaluate((node) => node.scrollWidth - node.clientWidth);

test('the user menu closes when the focus leaves it, and stays while the focus is on its button', async ({
  page,
  account: _account,
}) => {
  await openScreen(page, { path: '/forgot-password', heading: /password/i });
  const navbar = new Navbar(page);
  await navbar.accountMenu.click();
  await expect(navbar.userMenu).toBeVisible();
  await navbar.userMenu.getByRole('button', { name: 'Profile Settings' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(navbar.accountMenu).toBeFocused();
  await expect(navbar.userMenu).toBeVisible();
  await navbar.userMenu.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await expect(navbar.userMenu).toBeHidden();
  // A second press of the button still closes it.
  await navbar.accountMenu.click();
  await expect(navbar.userMenu).toBeVisible();
  await navbar.accountMenu.click();
  await expect(navbar.userMenu).toBeHidden();
});

test('the button of the user menu is named by what it shows', async ({ page, account: _account }) => {
  await openScreen(page, { path: '/forgot-password', heading: /password/i });
  const { accountMenu } = new Navbar(page);
  await expect(accountMenu).toHaveText('AP');
  await expect(accountMenu).toHaveAccessibleName('AP Account menu');
});

for (const width of [320, 375]) {
  test(`at ${width} pixels every tab of the settings is inside the dialog once it is chosen`, async ({
    page,
    account: _account,
  }) => {
    await openScreen(page, { path: '/forgot-password', heading: /password/i });
    const settings = new ProfileSettings(page);
    await settings.openAgain();
    await page.setViewportSize({ width, height: 800 });
    const dialog = await settings.dialog.boundingBox();
    const tabs = await settings.dialog.getByRole('tab').all();
    await tabs[0]?.focus();
    for (const tab of tabs) {
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const box = await tab.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(dialog?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((dialog?.x ?? 0) + (dialog?.width ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(24);
      await page.keyboard.press('ArrowRight');
    }
    expect(await beyond(settings.dialog)).toBe(0);

    await page.keyboard.press('End');
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(settings.tab('Profile')).toBeInViewport();
    await page.setViewportSize({ width, height: 800 });
    await expect(settings.tab('Privacy')).toHaveAttribute('aria-selected', 'true');
    await expect(settings.tab('Privacy')).toBeInViewport({ ratio: 1 });
  });

  test(`at ${width} pixels no amount leaves the dialog of transactions`, async ({ page, resident: _resident }) => {
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, { path: '/dashboard', heading: /^Welcome back/ });
    await page.getByRole('button', { name: 'Open details: Recent Transactions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Transactions' });
    await expect(dialog.getByRole('row')).not.toHaveCount(0);
    expect(await beyond(dialog)).toBe(0);
    const edge = await dialog.boundingBox();
    for (const cell of await dialog.getByRole('cell').all()) {
      const box = await cell.boundingBox();
      if (!box) continue;
      expect(box.x + box.width).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
      expect(await beyond(cell)).toBe(0);
    }
  });
}

test('an invalid field stays red on hover, and required fields are marked', async ({ page }) => {
  await openScreen(page, { path: '/sign-in', heading: 'Sign in to your account' });
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('required', '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required', '');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.mouse.move(0, 0);
  const colour = () =>
    email.evaluate(async (node) => {
      await Promise.allSettled(node.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(node).borderTopColor;
    });
  const red = await colour();
  await email.hover();
  expect(await colour()).toBe(red);
});
