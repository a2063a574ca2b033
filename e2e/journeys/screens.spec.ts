import AxeBuilder from '@axe-core/playwright';
import { openScreen, overflow, screens } from '../support/screens';
import { expect, test } from '../support/viewers';

const WIDTHS = [375, 768, 1280];
const themes = ['dark', 'light'] as const;

// Colours are judged when they have arrived, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  for (const theme of themes) {
    test(`${screen.name}, ${theme}: accessible, and nothing is wider than the window`, async ({ page, become }) => {
      await become(screen.viewer, theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        if (width === WIDTHS[0]) await openScreen(page, screen);
        expect(await overflow(page), `pixels beyond the window at ${width}`).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
        );
        expect(found, `at ${width}`).toEqual([]);
      }
    });
  }
}
