import { expect, test } from '../support/test';

test('a load in a browser is on the page for platform leads, with its time @g-platform-developers', async ({
  page,
}) => {
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/v1/load-reports'));
  await page.goto('/sign-in');
  expect((await reported).status()).toBe(204);

  await page.goto('/platform?remote=mfe-account');
  await expect(page).toHaveTitle(/^Platform/);
  const row = page
    .getByRole('region', { name: 'Remotes' })
    .last()
    .getByRole('row', { name: /^mfe-account/ });
  await expect(row.getByRole('cell').nth(1)).not.toHaveText('0');
  await expect(row.getByRole('cell').last()).toHaveText(/^[\d,]+ ms$/);

  const chart = page.getByRole('figure', { name: 'Load time (p75)' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByRole('img')).toBeVisible();
  await chart.getByRole('button', { name: 'View as table' }).click();
  await expect(chart.getByRole('cell', { name: / ms$/ }).first()).toBeVisible();
});

test('remote and range are in the URL, also after going back', async ({ page }) => {
  await page.goto('/platform');
  await page.getByRole('link', { name: 'mfe-dashboard' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'mfe-dashboard' })).toBeVisible();
  await page.getByRole('tab', { name: '7 days' }).click();
  await expect(page).toHaveURL('/platform?range=7d&remote=mfe-dashboard');
  await page.goBack();
  await expect(page.getByRole('tab', { name: '24 hours' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 2, name: 'mfe-dashboard' })).toBeVisible();
});
