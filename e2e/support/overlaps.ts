import type { Page } from '@playwright/test';

/** Elements whose text is not checked: they are hidden, collapsed, inert or drawings. */
const HIDDEN = '[inert], svg, figcaption, .visually-hidden, details:not([open]) > :not(summary)';

/** Returns pairs of texts in `main` that overlap. Collapsed, hidden and inert elements and drawings do not count. */
export async function overlappingTexts(page: Page): Promise<string[]> {
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
export async function brokenWords(page: Page): Promise<string[]> {
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
