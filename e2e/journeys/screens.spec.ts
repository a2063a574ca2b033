import AxeBuilder from '@axe-core/playwright';
import { Navbar } from '../models/navbar';
import { endTransitions, openScreen, overflow, screens } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** The three layouts; the last one shows every text that the others show. */
const WIDTHS = [375, 768, 1280] as const;
const WIDEST = 1280;

/** Rules whose result depends on the theme. All the others see the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No screen has a frame, and without one the simple mode is the same at half the price. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

async function expectAccessible(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(found, where).toEqual([]);
}

for (const screen of screens) {
  test(`${screen.name}: accessible in both themes, and nothing is wider than the window`, async ({ page, become }) => {
    await become(screen.viewer, 'dark');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) await openScreen(page, screen);
      // Dot plots take the new width in the next frame.
      await expect.poll(() => overflow(page), `pixels beyond the window at ${width}`).toBeLessThanOrEqual(0);
      const rules = axe(page);
      await expectAccessible(width === WIDEST ? rules : rules.disableRules(COLOUR_RULES), `dark, at ${width}`);
    }
    await new Navbar(page).switchTheme('light');
    await endTransitions(page);
    expect(await overflow(page), 'pixels beyond the window in the light theme').toBeLessThanOrEqual(0);
    await expectAccessible(axe(page).withRules(COLOUR_RULES), `light, at ${WIDEST}`);
  });
}
