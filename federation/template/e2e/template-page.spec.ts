import { expect, test } from '@playwright/test';
import { applyRecipe, clearFaults, failureScreen } from '@verdant/federation/testing';
import recipe from '../faults/template-page-missing.json';
import declaration from '../remote.json';

const path = declaration.pages[0]?.path ?? '/';

test('the page opens at its path and shows its title as the heading', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template title');
});

test('a page whose script is missing shows the failure, and the Try again button recovers without a reload @faults', async ({
  page,
}) => {
  await applyRecipe(page, recipe);
  await page.goto(path);
  const { readDetails, tryAgain } = failureScreen(page);
  expect(await readDetails()).toMatchObject({ stage: 'chunk', reason: 'missing', finding: 'http-404' });
  await clearFaults(page);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template title');
});
