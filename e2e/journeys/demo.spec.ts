import { createAxeBuilder, expectAccessible } from '../support/page-checks';
import { expect, test } from '../support/test';

/** Error of a repeated sign-out: the next document repeats the request if the earlier document got no response. */
const SIGNED_OUT_TWICE = /status of 401 .*\/auth\/logout/;

test('a visitor enters a demo household with one click, hides its amounts on every page, and leaves with one click', async ({
  page,
  problems,
}) => {
  problems.expect(SIGNED_OUT_TWICE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Look around with a demo household' }).click();
  // The server needs a second or two to create the demo data, and more on a busy machine.
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  await expect(page.getByText('Left until payday').first()).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Demo household' });
  await expect(bar).toBeVisible();

  const covered = () => page.evaluate(() => CSS.highlights.get('amounts')?.size ?? 0);
  const toggle = page.getByRole('button', { name: 'Hide amounts' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await covered()).toBeGreaterThan(5);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Budget', exact: true }).first().click();
  await expect(page.getByText('Left to spend until payday')).toBeVisible();
  expect(await covered()).toBeGreaterThan(5);
  await toggle.click();
  expect(await covered()).toBe(0);

  await expectAccessible(createAxeBuilder(page), 'budget of a demo household');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/money/transactions');
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('checkbox').first().check();
  const selection = await page.getByRole('region', { name: 'Change several transactions' }).boundingBox();
  const household = await bar.boundingBox();
  expect((selection?.y ?? Infinity) + (selection?.height ?? 0)).toBeLessThanOrEqual(household?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await bar.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('a link from the demo household leads to sign-up, and the sign-in page links to a demo household', async ({
  page,
  problems,
}) => {
  problems.expect(SIGNED_OUT_TWICE);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Look around with a demo household' }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Start my own' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});
