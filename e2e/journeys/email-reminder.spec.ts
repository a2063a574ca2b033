import { DashboardPage } from '../models/dashboard-page';
import { accountLinkTo } from '../support/mails';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const lineOn = (page: Page) =>
  page.getByRole('main').getByRole('complementary', { name: 'Confirm your email address' });

test('who has not confirmed their address is reminded, gets the mail again, and is left alone once it is confirmed', async ({
  page,
  account,
  context,
}) => {
  await page.goto('/dashboard');
  const line = lineOn(page);
  await expect(line).toContainText(`open the link in the email that we sent to ${account.email}.`);
  await line.getByRole('button', { name: 'Send the email again' }).click();
  await expect(line).toContainText('Sent. Only the newest link works, for 24 hours.');

  const other = await context.newPage();
  await other.goto(await accountLinkTo(account.email, 'verify-email', 2));
  await other.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(other.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(new DashboardPage(other).greeting(account.firstName)).toBeVisible();
  await expect(lineOn(other)).toHaveCount(0);

  // Tabs of this browser are never hidden, so that the first one is told that the user has returned.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line).toHaveCount(0);
});

for (const width of [320, 1280]) {
  test(`at ${width} pixels the reminder moves nothing on the dashboard`, async ({ page, account: _account }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await expect(lineOn(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Transactions' })).toBeVisible();
    const moved = await page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(moved).toBe(0);
  });
}
