import { expect, test } from '@playwright/test';
import { collectLoadReports } from '../support/network';

test('a page that renders endlessly is stopped and reported with its name, and the rest of the page works @g-render-loop', async ({
  page,
}) => {
  const reported = await collectLoadReports(page);
  await page.goto('/loop');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Begin' }).click();
  await expect(main.getByRole('alert')).toContainText(
    /mfe-gamma 1\.0\.0\S* failed to load: render, error \(render-loop\), attempt 1/,
  );
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  await expect.poll(() => reported().map(({ detail }) => detail)).toContain('render-loop');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Loop' })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('state that changes with every frame is not treated as a render loop @g-render-loop', async ({ page }) => {
  await page.goto('/loop');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Animate' }).click();
  await expect(main.getByText(/^Frame \d{3,}$/)).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
