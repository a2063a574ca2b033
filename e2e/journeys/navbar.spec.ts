import * as v from 'valibot';
import { registry } from '@verdant/federation/contract';
import { Navbar } from '../models/navbar';
import { collectLoadReports } from '../support/network';
import { openScreen, waitUntilLoaded } from '../support/screens';
import { expect, signInBrowser, test } from '../support/test';
import type { Page } from '../support/test';

const labels = 'Goals and plans,Second,Household,Tax,Super,Cards,Insurance,Rewards,Files,Us'.split(',');
const WIDTHS = [320, 375, 768, 1056, 1100, 1280, 1440];

const isBudget = ({ path }: { path: string }) => path === '/budget';

/** Adds ten pages with a link in the navbar to the registry. */
async function addPages(page: Page): Promise<void> {
  await page.route('/spending', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="federation-registry"[^>]*>)([^<]*)/,
      (_all, start: string, json: string) => {
        const all = v.parse(registry, JSON.parse(json));
        const pages = all.remotes.map((remote) => remote.pages).find((some) => some.some(isBudget)) ?? [];
        const like = pages.find(isBudget);
        labels.forEach((label, at) => {
          if (like) pages.push({ ...like, path: `/more-${at}`, nav: { label, order: 1000 + at } });
        });
        return start + JSON.stringify(all).replaceAll('<', String.raw`\u003c`);
      },
    );
    await route.fulfill({ response, body: html });
  });
}

test(
  'the navbar moves links that do not fit into a menu, and nothing extends beyond the screen at any width',
  { tag: '@rest' },
  async ({ page, account: _account }) => {
    // Load reports are intercepted, because hydration fails: the server has rendered a navbar without the ten added pages.
    await collectLoadReports(page);
    await addPages(page);
    await page.goto('/spending');
    const { bar, accountMenu, smallMenu, current } = new Navbar(page);
    const more = bar.getByRole('button', { name: 'More', exact: true });
    const links = bar.getByRole('listitem').getByRole('link');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Spending');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const isWide = width >= 1056;
      await expect(isWide ? accountMenu : smallMenu).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: /theme/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const menu = isWide ? more : smallMenu;
      const before = isWide ? await links.allTextContents() : [];
      await menu.click();
      const all = await links.allTextContents();
      expect(all).toHaveLength(17);
      expect(all.slice(0, before.length)).toEqual(before);
      expect(all.slice(-10)).toEqual(labels);
      await page.keyboard.press('Escape');
    }
    await expect(more).not.toHaveAttribute('aria-current');
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.nth(9)).toBeFocused();
    await bar.getByRole('link', { name: 'Us', exact: true }).click();
    await expect(page).toHaveURL('/more-9');
    await expect(more).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: 'Us', exact: true })).toBeHidden();
    await more.click();
    await expect(current).toHaveText(['Us']);
  },
);

test('the account menu opens and closes by keyboard, click and loss of focus, and returns the focus @s-2.16', async ({
  page,
  account: _account,
}) => {
  await openScreen(page, { path: '/money/bills', heading: 'Pay and bills' });
  const { bar, accountMenu, userMenu, current } = new Navbar(page);
  // A page below another page highlights the link of that page.
  await expect(current).toHaveText(['Spending']);
  await expect(accountMenu).toHaveAccessibleName('AP Account menu');
  const entry = bar.getByRole('button', { name: 'Profile Settings' });
  await accountMenu.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(accountMenu).toBeFocused();

  await accountMenu.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(userMenu).toBeHidden();
  await accountMenu.click();
  await expect(userMenu).toBeVisible();
  await accountMenu.click();
  await expect(userMenu).toBeHidden();

  await accountMenu.click();
  await entry.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(accountMenu).toBeFocused();
  await expect(userMenu).toBeVisible();
  await userMenu.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await expect(userMenu).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the navbar menu lists the links for visitors or for signed-in users, and closes after a link is chosen @s-2.17 @s-2.19', async ({
    page,
    api,
    baseURL,
  }) => {
    await page.goto('/');
    const navbar = new Navbar(page);
    await navbar.smallMenu.tap();
    await navbar.expectSignedOut();
    await navbar.goTo('Join Now');
    await expect(page).toHaveURL('/sign-up');

    await signInBrowser(page, baseURL ?? '', await api.register());
    await page.goto('/spending');
    await waitUntilLoaded(page, /spending/i);
    const links = navbar.bar.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(0);
    await navbar.smallMenu.tap();
    await expect(links).toHaveText([
      'Overview',
      'Insights',
      'Spending',
      'Savings',
      'Investments',
      'Budget',
      'Recommendations',
    ]);
    await expect(navbar.current).toHaveText('Spending');
    await navbar.goTo('Budget');
    await waitUntilLoaded(page, /budget/i);
    await expect(links).toHaveCount(0);

    // The focus returns to the menu button when the profile settings are closed.
    await navbar.smallMenu.focus();
    await page.keyboard.press('Enter');
    await navbar.bar.getByRole('button', { name: 'Profile Settings' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(navbar.smallMenu).toBeFocused();
    await navbar.smallMenu.tap();
    await navbar.bar.getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/sign-in');
  });
});
