import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { Toast } from '../models/toast';

/** The texts of a page, without the middle of a chart, which is rendered with it. */
export async function wordsOf(main: Locator): Promise<string[]> {
  return main.locator('h1, h2, h3, p, dl, li, button, figcaption').allInnerTexts();
}

/** Presses a button that does nothing: no notice, no dialog, no other page, no other words, no call. */
export async function expectInert(page: Page, button: Locator): Promise<void> {
  const main = page.getByRole('main');
  const [url, words] = [page.url(), await wordsOf(main)];
  const calls: string[] = [];
  const keep = (request: { url: () => string; resourceType: () => string }) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) calls.push(request.url());
  };
  page.on('request', keep);
  await button.click();
  // What a press changes is on the page two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  page.off('request', keep);
  expect(calls).toEqual([]);
  expect(page.url()).toBe(url);
  expect(await wordsOf(main)).toEqual(words);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await new Toast(page).expectNone();
}
