import { overflowWidth, waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';

test('a link in the table of contents of the privacy page leads to its section by keyboard at every width', async ({
  page,
}) => {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await waitUntilLoaded(page, 'Privacy');
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'What you can do' });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy#choices');
    const title = page.getByRole('heading', { level: 2, name: 'What you can do' });
    await expect(title).toBeInViewport();
    const { y } = (await title.boundingBox()) ?? { y: 0 };
    const bar = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect(y, 'not below the navbar').toBeGreaterThanOrEqual(bar.height);
    expect(await overflowWidth(page)).toBe(0);
  }
});
