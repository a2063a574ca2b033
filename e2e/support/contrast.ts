import type { Locator } from '@playwright/test';

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
export async function contrastOf(element: Locator): Promise<number> {
  const picture = await element.screenshot();
  return element.page().evaluate(spreadOf, picture.toString('base64'));
}
