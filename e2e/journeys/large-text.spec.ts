import type { Page } from '@playwright/test';
import { BankPage } from '../models/bank-page';
import { enlargeText, openScreen, overflowWidth } from '../support/screens';
import { expect, test } from '../support/test';

/** Elements whose text is not checked: they are hidden, collapsed, inert or drawings. */
const HIDDEN = '[inert], svg, figcaption, .visually-hidden, details:not([open]) > :not(summary)';

/** Returns pairs of texts in `main` that overlap. Collapsed, hidden and inert elements and drawings do not count. */
async function overlappingTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, hidden: string) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim() ?? '';
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest(hidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Only the middle 60 % of a line box counts, because the box is taller than its letters: large digits with a small
        // line height would seem to overlap.
        boxes.push({ text, box: new DOMRect(x, y + height / 5, width, (3 * height) / 5) });
      }
    }
    const along = (from: number, to: number, otherFrom: number, otherTo: number) =>
      Math.min(to, otherTo) - Math.max(from, otherFrom);
    // Lines may touch. They count as overlapping if they overlap by more than 40 % of the height of the lower box.
    const lieOn = (a: DOMRect, b: DOMRect) =>
      along(a.left, a.right, b.left, b.right) > 3 &&
      along(a.top, a.bottom, b.top, b.bottom) > 0.4 * Math.min(a.height, b.height);
    return boxes.flatMap((box, place) =>
      boxes.slice(place + 1).flatMap((other) => (lieOn(box.box, other.box) ? `${box.text} | ${other.text}` : [])),
    );
  }, HIDDEN);
}

/** Returns short words and amounts in `main` that are broken over two lines because their column is too narrow. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, hidden: string) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(hidden)) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(
        /(?<![\p{L}\d$.,@:/-])[\p{L}\d$.,]{2,10}(?![\p{L}\d$.,@:/-])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  }, HIDDEN);
}

/** Pages that look different with account data. */
const pages = [
  ['/dashboard', /^Welcome back, /],
  ['/spending', 'Spending'],
  ['/savings', /savings/i],
  ['/budget', /budget/i],
  ['/insights', /insights/i],
  ['/investments', /investments/i],
  ['/money/transactions', 'Transactions'],
  ['/money/accounts', 'Your accounts'],
  ['/money/measures', 'What your accounts show'],
  ['/money/bills', 'Pay and bills'],
  ['/money/import', 'Bring in your accounts'],
  ['/quiz/result', 'Your result'],
] as const;

// Needs a browser, because jsdom has no layout. Pages without account data are tested in pages.spec.ts.
test('text at twice its size fits into 320 and 375 pixels without overlaps, and the dashboard breaks no word', async ({
  page,
  api,
  resident,
}) => {
  test.slow();
  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page).toHaveURL('/dashboard');
  // The server reads all transactions of the new bank first.
  await expect(page.getByRole('main').getByRole('link', { name: /^Net position/ })).toBeVisible({ timeout: 40_000 });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await api.addGoal(resident, {
    name: 'New tyres',
    target_cents: 118_000,
    date: day(365),
    per_payday_cents: 13_000,
    saved: { type: 'by_hand', saved_cents: 42_000, saved_on: day(0) },
  });
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, heading] of pages) {
    await openScreen(page, { path, heading });
    // Text is enlarged again for each page, because loading a page resets the text size.
    await enlargeText(page);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(() => overflowWidth(page), `pixels beyond ${width} on ${path}`).toBeLessThanOrEqual(0);
    }
    await expect.poll(() => overlappingTexts(page), `texts on each other on ${path}`).toEqual([]);
    // Only the dashboard is checked: on other pages, the examples below the user's data still break long words.
    if (path === '/dashboard') expect(await brokenWords(page), `broken words on ${path}`).toEqual([]);
  }

  // Checks that drawings of the user's own figures have the colour of the text in forced colours mode.
  await openScreen(page, { path: '/savings', heading: /savings/i });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const flag = page.getByRole('main').locator('svg[data-density] path').first();
  const text = await page.getByRole('heading', { name: 'Your goals' }).evaluate((node) => getComputedStyle(node).color);
  await expect.poll(() => flag.evaluate((node) => getComputedStyle(node).stroke)).toBe(text);
});
