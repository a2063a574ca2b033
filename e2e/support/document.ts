import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a page, and waits until its heading is shown. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Marks the document, so that `isSameDocument` can detect a reload. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));

/** Resolves to true if the document is still the one that `markDocument` marked. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** Navigates without a reload, as a link does. */
export const navigateWithoutReload = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
