import { isSameDocument, markDocument } from '../support/document';
import { expect, test } from '../support/test';

test('an open page offers a newer version, and keeps its own until the user accepts', async ({
  page,
  problems: _problems,
}) => {
  await page.route('**/api/v1/registry', (route) => route.fulfill({ json: { id: 'another-id' } }));
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('ada@example.com');
  await markDocument(page);
  const bar = page.getByRole('region', { name: 'New version' });
  await expect(bar).toHaveCount(0);
  await page.waitForResponse(/update-banner\..*js$/);
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await lookAgain();
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(bar).toContainText('A newer version of Verdant is ready.');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');

  await bar.getByRole('button', { name: 'Use it now' }).click();
  await expect(bar).toContainText('Your entries on this page may be lost.');
  expect(await isSameDocument(page)).toBe(true);
  await bar.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toHaveCount(0);

  await page.getByLabel('Email').fill('');
  await page.route('**/api/v1/registry', (route) => route.fulfill({ json: { id: 'a-third-id' } }));
  await lookAgain();
  await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: 'Use it now' }).click()]);
  expect(await isSameDocument(page)).toBe(false);
});
