import { expect, test } from '@playwright/test';
import { breakFiles } from '../support/faults';
import { collectLoadReports } from '../support/network';
import { countFileRequests } from '../support/released-files';

const FILL = /page-tally\..*js/;

test('a remote fills a slot in another remote, with its own style and with props that update @g-slot-contained', async ({
  page,
}) => {
  const counts = countFileRequests(page, 'mfe-beta');
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  expect([...counts.keys()].some((file) => FILL.test(file))).toBe(false);
  await page.goto('/hello');
  const fill = page.getByText('Beta counts 0');
  await expect(fill).toHaveCSS('color', 'rgb(0, 0, 128)');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByText('Beta counts 1')).toBeVisible();
});

for (const [how, file, fault] of [
  ['whose chunk is missing', FILL, '404'],
  ['whose style has another content', /page-tally\..*css/, 'wrong-hash'],
  ['whose chunk never answers', FILL, 'never'],
] as const) {
  const title = `a slot fill ${how} does not affect the page of the other remote, and does not count as a failed page @g-slot-contained`;
  test(title, { tag: fault === '404' ? [] : '@rest' }, async ({ page }) => {
    const reported = await collectLoadReports(page);
    await breakFiles(page, file, { fault });
    const requested = page.waitForRequest((request) => file.test(new URL(request.url()).pathname));
    await page.goto('/hello');
    await requested;
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/Beta|Waiting/);
    const ofBeta = () => reported().filter(({ remote }) => remote === 'mfe-beta');
    if (fault !== 'never') await expect.poll(() => ofBeta().map(({ outcome }) => outcome)).toEqual(['threw']);
    // The remote that failed also has pages, which can still be opened.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Sums' }).click();
    await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  });
}
