import AxeBuilder from '@axe-core/playwright';
import { Navbar } from '../models/navbar';
import { contrastOf } from '../support/contrast';
import { enlargeText } from '../support/large-text';
import { endTransitions, openScreen, overflow, screens } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/*
 * What every screen owes to all users, on one visit for each theme: accessible at every width, and for users with other
 * settings: text at twice its size, high contrast.
 */

/** The three layouts; the last one shows every text that the others show. */
const WIDTHS = [375, 768, 1280] as const;
const [NARROWEST, , WIDEST] = WIDTHS;
const HEIGHT = 900;

/** Rules whose result depends on the theme. All the others see the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that axe runs only when it is asked to. */
const MORE_RULES = ['target-size', 'label-content-name-mismatch', 'heading-order', 'page-has-heading-one'];

const switched = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** No screen has a frame, and without one the simple mode is the same at half the price. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

async function expectAccessible(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect.soft(found, where).toEqual([]);
}

/** Waits until nothing is wider than the window: what is drawn by its width takes a new one in the next frames. */
const expectCompatible = async (page: Page, where: string) =>
  expect.poll(() => overflow(page), `pixels beyond the window, ${where}`).toBeLessThanOrEqual(0);

/** Drawn with colours instead of text: marks of legends, bars, plots, gauges. */
const DRAWN = 'main :is([role="img"], [role="meter"], [role="progressbar"], progress, canvas, [class*="mark-"])';
const VISIBLE = 40;

/** What of the drawn things cannot be seen; of those with the same class, the first stands for all. */
async function invisible(page: Page): Promise<string[]> {
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
  return hidden;
}

/** A public one and the fullest; the full run looks at all. */
const IN_EVERY_RUN = ['dashboard'];

for (const screen of screens) {
  const tag = IN_EVERY_RUN.includes(screen.name) ? [] : '@rest';
  const title = `${screen.name}: accessible in both themes, with large text and in forced colours, and never wider than the window`;
  test(title, { tag }, async ({ page, become }) => {
    // Several looks of one screen.
    test.slow();
    await become(screen.viewer, 'dark');
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    await openScreen(page, screen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectCompatible(page, `at ${width}`);
      const rules = { ...switched(COLOUR_RULES, width === WIDEST), ...switched(MORE_RULES, width === NARROWEST) };
      await expectAccessible(axe(page).options({ rules }), `dark, at ${width}`);
    }
    await new Navbar(page).switchTheme('light');
    await endTransitions(page);
    await expectCompatible(page, 'in the light theme');
    await expectAccessible(axe(page).withRules(COLOUR_RULES), `light, at ${WIDEST}`);

    // The second visit, in the light theme.
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    await openScreen(page, screen);
    await enlargeText(page);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    for (const width of [NARROWEST, 320]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectCompatible(page, `with large text at ${width}`);
    }
    await page.setViewportSize({ width: WIDEST, height: HEIGHT });
    // The links have moved into the menu, as on a small screen.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
    await expectCompatible(page, `with large text at ${WIDEST}`);

    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await invisible(page), 'drawn, but not seen in forced colours').toEqual([]);
  });
}
