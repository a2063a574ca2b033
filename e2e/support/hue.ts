import type { Locator } from '@playwright/test';

type Hue = 'red' | 'yellow' | 'green' | 'none';

/** Resolves to the common name of an element's text colour, in any theme. */
export async function hueOf(element: Locator): Promise<Hue> {
  const colour = await element.evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'none';
  // Yellow has about as much red as green, and little blue.
  if (Math.abs(red - green) < 80 && blue < Math.min(red, green)) return 'yellow';
  if (red > green && red > blue) return 'red';
  return green > red && green > blue ? 'green' : 'none';
}
