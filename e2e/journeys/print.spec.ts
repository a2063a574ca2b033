import { openScreen } from '../support/screens';
import { expect, test } from '../support/test';

/** A sheet of A4 within the usual margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

for (const { name, path, heading } of [
  { name: 'the dashboard', path: '/dashboard', heading: /^Welcome back/ },
  { name: 'the plan', path: '/insights', heading: /insights/i },
  { name: 'the result', path: '/quiz/result', heading: 'Your result' },
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
    // It would be printed at the foot of every sheet.
    expect(
      await page
        .locator('body *:visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).position === 'fixed')
            .map(({ outerHTML }) => outerHTML),
        ),
    ).toEqual([]);

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

test('at the first print, charts that no one has scrolled to are tables, and no placeholders', async ({
  page,
  become,
}) => {
  await become('resident', 'dark');
  await openScreen(page, { path: '/dashboard', heading: /^Welcome back/ });
  const panels = ['Spending by Category', 'Savings Goals Progress'];
  for (const name of panels) {
    const figure = page.getByRole('region', { name }).getByRole('figure');
    await expect(figure.locator('[class*="skeleton"]')).toHaveCount(1);
  }
  // After the page's own listeners: what is there now is what the browser lays out.
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const tables = [...document.querySelectorAll('main figure')].filter((figure) => figure.querySelector('table'));
      Object.assign(window, { printed: tables.map((figure) => figure.getAttribute('aria-label')) });
    }),
  );
  await page.pdf({ format: 'A4' });
  expect(await page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toEqual(panels);
  for (const name of panels) {
    const figure = page.getByRole('region', { name }).getByRole('figure');
    await expect(figure.locator('canvas')).toHaveCount(1);
    await expect(figure.getByRole('table')).toHaveCount(0);
  }
});

test('paper is light and has no navigation, whatever the theme of the screen', async ({ page, become }) => {
  await become('resident', 'dark');
  await page.goto('/dashboard');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner')).toBeVisible();
});
