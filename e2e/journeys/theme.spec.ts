import type { Page } from '@playwright/test';
import { Navbar } from '../models/navbar';
import { expect, test } from '../support/test';

/** Every theme that the document has had since there was something to paint, in order. */
async function recordThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const root = document.querySelector('html');
      const theme = root?.dataset.theme;
      if (!root || !theme || !document.querySelector('body') || seen.at(-1) === theme) return;
      seen.push(theme);
      root.dataset.seenThemes = seen.join(' ');
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme'],
    });
  });
  return async () => ((await page.locator('html').getAttribute('data-seen-themes')) ?? '').split(' ');
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a chosen theme stays after a reload, from the first paint on @s-4.11', async ({ page }) => {
  const themes = await recordThemes(page);
  await page.goto('/');
  const dark = await background(page);
  await new Navbar(page).switchTheme('light');
  await expect.poll(() => background(page)).not.toBe(dark);

  await page.reload();
  await new Navbar(page).expectSignedOut();
  expect(await themes()).toEqual(['light']);
  await new Navbar(page).switchTheme('dark');
  await page.reload();
  await new Navbar(page).expectSignedOut();
  expect(await themes()).toEqual(['dark']);
});

test('the theme follows into another tab', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/sign-in');
  await new Navbar(other).switchTheme('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
