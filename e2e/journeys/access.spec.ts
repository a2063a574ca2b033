import AxeBuilder from '@axe-core/playwright';
import { QuizPage } from '../models/quiz-page';
import { ProfileSettings } from '../models/profile-settings';
import { contrastOf } from '../support/contrast';
import { enlargeText } from '../support/large-text';
import { openScreen, overflow, screens } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/*
 * What people with other settings see on every screen: high contrast, and text at twice its size on a phone; with the
 * rules that axe runs only when it is asked to.
 */

const RULES = ['target-size', 'label-content-name-mismatch', 'heading-order', 'page-has-heading-one'];

/** Drawn with colours instead of text: marks of legends, bars, plots, gauges. */
const DRAWN = 'main :is([role="img"], [role="meter"], [role="progressbar"], progress, canvas, [class*="mark-"])';
const VISIBLE = 40;

test.use({ viewport: { width: 375, height: 812 } });

async function forceColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
}

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

for (const screen of screens) {
  test(`${screen.name}: targets, names and headings; forced colours; text at 200 %`, async ({ page, become }) => {
    await become(screen.viewer, 'dark');
    await openScreen(page, screen);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(RULES).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found).toEqual([]);

    await enlargeText(page);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    // What is drawn by its width follows in the next frames.
    await page.waitForTimeout(200);
    await expect.poll(() => overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);

    await forceColours(page);
    expect(await invisible(page), 'drawn, but not seen in forced colours').toEqual([]);
  });
}

test('in forced colours, a chosen option of the quiz differs from the others', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await forceColours(page);
  await quiz.open();
  const option = quiz.options.first();
  const before = await option.screenshot();
  await option.click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect((await option.screenshot()).equals(before)).toBe(false);
  await expect(option.locator('input')).toBeChecked();
});

test('in forced colours, a switch that is on differs from one that is off', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await forceColours(page);
  await settings.open();
  await settings.tab('Notifications').click();
  const marketing = settings.toggle('Marketing Emails');
  const off = await marketing.screenshot();
  await marketing.click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect((await marketing.screenshot()).equals(off)).toBe(false);
});
