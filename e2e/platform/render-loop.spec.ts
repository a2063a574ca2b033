import { expect, test } from '@playwright/test';

test('a page that renders without an end is stopped, named and reported; the rest of the page works', async ({
  page,
}) => {
  const reports: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto('/loop');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Begin' }).click();
  await expect(main.getByRole('alert')).toContainText(
    /mfe-gamma 1\.0\.0\S* failed to load: render, error \(render-loop\), attempt 1/,
  );
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  await expect.poll(() => reports.join('\n')).toContain('"detail":"render-loop"');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Loop' })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('state that changes with every frame is no loop', async ({ page }) => {
  await page.goto('/loop');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Animate' }).click();
  await expect(main.getByText(/^Frame \d{3,}$/)).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
