import { enlargeText } from '../support/large-text';
import { overflow, screens, settled } from '../support/screens';
import { expect, test } from '../support/test';

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

for (const { name, path, viewer, heading } of screens) {
  test(`${name} fits a wide window when its text is twice as large`, async ({ page, become }) => {
    await become(viewer, 'light');
    await page.setViewportSize({ width: 1280, height: 900 });
    await enlargeText(page);
    await page.goto(path);
    await settled(page, heading);
    // The links have moved into the menu, as on a small screen.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
}
