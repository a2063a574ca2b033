import { join } from 'node:path';
import { RESULTS } from '../support/paths';
import { openScreen, screens } from '../support/screens';
import { test } from '../support/test';

const WIDTHS = [375, 768, 1280];
const STEP = 600;

for (const screen of screens) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${screen.name}, ${theme}`, async ({ page, become }) => {
      await become(screen.viewer, theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openScreen(page, screen);
        // What loads when it comes into view has to come into view.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += STEP) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          await page.waitForTimeout(60);
        }
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.waitForTimeout(300);
        await page.screenshot({
          path: join(RESULTS, 'screens', `${screen.name}-${theme}-${width}.png`),
          fullPage: true,
        });
      }
    });
  }
}
