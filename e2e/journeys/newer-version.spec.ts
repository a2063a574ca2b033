import { failureScreen } from '@verdant/federation/testing';
import { isSameDocument, markDocument, navigate } from '../support/document';
import { breakFiles } from '../support/faults';
import { expect, test } from '../support/test';

test('an open page offers a newer version, and keeps its own until the user accepts @g-newer-version', async ({
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

const CHUNK = '**/remotes/mfe-account/static/js/page-sign-in.*';

test('a page whose files were removed by a release shows it, and a reload loads the new release @g-files-gone', async ({
  page,
  problems,
}) => {
  problems.expect(/404|Failed to load resource|mfe-account/);
  await page.goto('/');
  const repair = await breakFiles(page, CHUNK, { fault: '404' });
  await page.route('**/api/v1/registry', (route) => route.fulfill({ json: { id: 'another-id' } }));
  await navigate(page, '/sign-in');
  const failure = failureScreen(page);
  await expect(failure.screen).toContainText('A newer version of Verdant is ready');
  await expect(failure.tryAgain).toBeVisible();
  await repair();
  await Promise.all([page.waitForEvent('load'), failure.reload.click()]);
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('a page that fails while nothing newer was released offers no reload @g-files-gone', async ({
  page,
  problems,
}) => {
  problems.expect(/404|Failed to load resource|mfe-account/);
  await page.goto('/');
  await breakFiles(page, CHUNK, { fault: '404' });
  const asked = page.waitForResponse('**/api/v1/registry');
  await navigate(page, '/sign-in');
  await (await asked).finished();
  const failure = failureScreen(page);
  await expect(failure.tryAgain).toBeVisible();
  await expect(failure.screen).toContainText('A part of it is missing on our side.');
  await expect(failure.reload).toHaveCount(0);
});
