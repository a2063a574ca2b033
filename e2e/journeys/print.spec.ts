import { openScreen } from '../support/screens';
import { expect, test } from '../support/test';

test('charts that were never scrolled into view are printed as tables instead of placeholders', async ({
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
  // This listener runs after the page's own listeners, so it reads the document as the browser prints it.
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
