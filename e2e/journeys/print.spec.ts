import { openScreen } from '../support/screens';
import { expect, test } from '../support/test';

/** A sheet of A4 within the usual margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

for (const { name, path, heading } of [
  { name: 'the dashboard', path: '/dashboard', heading: /^Welcome back/ },
  { name: 'the plan', path: '/insights', heading: /insights/i },
  { name: 'the answers', path: '/quiz/answers', heading: 'Your answers' },
]) {
  test(`${name} is printed light, without navigation, and cuts no chart`, async ({ page, become }) => {
    await become('resident', 'dark');
    await page.setViewportSize({ width: SHEET.width, height: SHEET.height });
    await openScreen(page, { path, heading });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main button:visible')).toHaveCount(0);

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
  });
}
