import { expect, test } from '@playwright/test';
import { countFileRequests } from '../support/released-files';

test('URLs below the path of a page open by address, link and back button, and the page handles unknown URLs below its path @g-page-paths', async ({
  page,
}) => {
  const counts = countFileRequests(page, 'mfe-beta');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/hello');
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).hover();
  await expect.poll(() => [...counts.keys()].some((file) => file.includes('page-notes'))).toBe(true);

  await page.goto('/notes/42');
  await expect(heading).toHaveText('Note 42');
  await expect(page).toHaveTitle('Note | Fixture');
  await page.getByRole('link', { name: 'Read note 7' }).click();
  await expect(heading).toHaveText('Note 7');
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).click();
  await expect(heading).toHaveText('All notes');
  await expect(page).toHaveTitle('Notes | Fixture');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Note 42');
  await expect(page).toHaveTitle('Note | Fixture');

  await page.goto('/notes/42/history');
  await expect(heading).toHaveText('No such note');
  await expect(page).toHaveTitle('Notes | Fixture');
  await page.goto('/elsewhere/42');
  await expect(heading).toHaveText('Host');
});
