import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page, Locator } from '@playwright/test';
import { Navbar } from '../models/navbar';
import { endTransitions, enlargeText, overflowWidth } from './screens';
import type { Screen } from './screens';

/** Runs in the page: resolves to the difference between lightest and darkest pixel of a picture, 0 (one colour) to 255. */
async function spreadOf(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let [least, most] = [255, 0];
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    least = Math.min(least, light);
    most = Math.max(most, light);
  }
  return most - least;
}

/** Measures the contrast within an element's drawing, whatever its colours: from 0 (one colour, so invisible) to 255. */
async function contrastOf(element: Locator): Promise<number> {
  const picture = await element.screenshot();
  return element.page().evaluate(spreadOf, picture.toString('base64'));
}

/** Window widths of the three layouts, in pixels. The widest layout shows every text that the two other layouts show. */
const WIDTHS = [375, 768, 1280] as const;
const [NARROWEST, , WIDEST] = WIDTHS;
const HEIGHT = 900;

/** Rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that axe runs only on request. */
const MORE_RULES = ['target-size', 'label-content-name-mismatch', 'heading-order', 'page-has-heading-one'];

const switched = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** Axe in its simple mode, which is enough for pages without frames and takes half the time. */
export const createAxeBuilder = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

export async function expectAccessible(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect.soft(found, where).toEqual([]);
}

/** Waits until the page fits in the window, because charts are resized some frames after the window. */
export const expectPageToFit = async (page: Page, where: string) =>
  expect.poll(() => overflowWidth(page), `pixels beyond the window, ${where}`).toBeLessThanOrEqual(0);

/** Checks that the page is not higher than allowed at each width. */
export async function expectHeights(page: Page, heights: NonNullable<Screen['heights']>): Promise<void> {
  for (const [width, most] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height: HEIGHT });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), `height at ${width}`)
      .toBeLessThanOrEqual(most);
  }
}

/** Checks the page at every width in the dark theme, and its colours in the light theme. Does not switch back to dark. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectPageToFit(page, `at ${width}`);
    const rules = { ...switched(COLOUR_RULES, width === WIDEST), ...switched(MORE_RULES, width === NARROWEST) };
    await expectAccessible(createAxeBuilder(page).options({ rules }), `dark, at ${width}`);
  }
  await new Navbar(page).switchTheme('light');
  await endTransitions(page);
  await expectPageToFit(page, 'in the light theme');
  await expectAccessible(createAxeBuilder(page).withRules(COLOUR_RULES), `light, at ${WIDEST}`);
}

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
    return boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other) => (lieOn(box.box, other.box) ? `${box.text} | ${other.text}` : [])),
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

/** Checks that text at twice its size stays in the window without overlaps, and that the dashboard breaks no word. */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  await enlargeText(page);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  for (const width of [NARROWEST, 320, WIDEST]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectPageToFit(page, `with large text at ${width}`);
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await expect.poll(() => overlappingTexts(page), 'texts that overlap').toEqual([]);
  // On other pages, the examples below the user's data still break long words.
  if (new URL(page.url()).pathname === '/dashboard') expect(await brokenWords(page), 'broken words').toEqual([]);
  // Large text leads to the layout of a small screen, in which the links are in the menu.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
}

/** Selector of elements that show information by colour instead of text: markers of legends, bars, plots, gauges. */
const DRAWN =
  'main :is([role="img"], [role="meter"], [role="progressbar"], progress, canvas, [class*="mark-"], [data-density])';
/** Minimum contrast of a visible drawing, from 0 to 255. */
const VISIBLE = 40;

/** Checks that drawings (of each class name, only the first) are visible in forced colours. Leaves forced colours on. */
export async function expectVisibleInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const seen = new Set<string>();
  const hidden: string[] = [];
  for (const element of await page.locator(DRAWN).all()) {
    const name = await element.evaluate((node) => `${node.tagName} ${node.getAttribute('class') ?? ''}`);
    if (seen.has(name) || !(await element.isVisible())) continue;
    seen.add(name);
    const box = await element.boundingBox();
    if (!box || box.width < 4 || box.height < 4) continue;
    if ((await contrastOf(element)) < VISIBLE) hidden.push(name);
  }
  expect(hidden, 'drawings that are not seen in forced colours').toEqual([]);
}

/** Printable area of an A4 sheet with the usual margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

/** Checks that the page prints in the light theme without navigation and buttons, and that no chart spans two sheets. */
export async function expectPrintable(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  // A fixed element would be printed at the foot of every sheet.
  const fixed = await page
    .locator('body *:visible')
    .evaluateAll((elements) =>
      elements.filter((element) => getComputedStyle(element).position === 'fixed').map(({ outerHTML }) => outerHTML),
    );
  expect(fixed).toEqual([]);

  const drawn = await page.locator('main :is(figure, canvas, svg[role="img"], tr):visible').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.outerHTML.slice(0, 80),
      height: element.getBoundingClientRect().height,
      right: element.getBoundingClientRect().right,
      rule: getComputedStyle(element).breakInside,
    })),
  );
  expect(drawn.filter(({ rule }) => rule !== 'avoid')).toEqual([]);
  expect(drawn.filter(({ height }) => height > SHEET.height)).toEqual([]);
  expect(drawn.filter(({ right }) => right > SHEET.width + 1)).toEqual([]);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  // Charts that were never scrolled to are drawn as well.
  await expect(page.locator('main figure [class*="skeleton"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner')).toBeVisible();
}
