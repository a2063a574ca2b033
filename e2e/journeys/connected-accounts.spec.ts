import { BankPage } from '../models/bank-page';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { Toast } from '../models/toast';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** The settings at the tab that the user menu opens. */
async function openConnectedAccounts(page: Page) {
  const navbar = new Navbar(page);
  await navbar.accountMenu.click();
  await navbar.userMenu.getByRole('button', { name: 'Linked accounts' }).click();
  const { dialog } = new ProfileSettings(page);
  const panel = dialog.getByRole('tabpanel', { name: 'Linked accounts' });
  await expect(panel).toBeVisible();
  return panel;
}

test('who has connected no bank is led from the user menu to the bank page', async ({ page, account: _account }) => {
  await page.goto('/forgot-password');
  const panel = await openConnectedAccounts(page);
  await expect(panel.getByText('No bank is linked.')).toBeVisible();
  await panel.getByRole('link', { name: 'Link a bank' }).click();
  await expect(page).toHaveURL('/yodlee-connect');
  await expect(new BankPage(page).continue).toBeVisible();
});

test('a linked bank is announced once, shown with its consent, refreshed, and disconnected with its data', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/503|Failed to load resource/);
  const bank = new BankPage(page);
  const toast = new Toast(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page).toHaveURL('/dashboard');
  await toast.expectText('Your bank is linked.');
  await expect(page.getByRole('region', { name: 'Your accounts', exact: true })).toContainText('as of');

  const panel = await openConnectedAccounts(page);
  const entry = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Dag Site/ }) });
  await expect(entry).toContainText(/Everyday Account ending \d{4}/);
  await expect(entry).toContainText('You agreed to share: accounts and balances, transactions');
  await expect(entry).toContainText(/Shared since .+, until /);
  await expect(entry).toContainText(/Last updated .+\d:\d\d/);

  // What fails keeps what is there, and says so.
  await page.route('**/api/v1/money/refresh', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await panel.getByRole('button', { name: 'Refresh now' }).click();
  await expect(panel.getByRole('alert')).toContainText('We have kept the earlier ones');
  await expect(entry).toContainText(/Last updated/);
  await panel.getByRole('button', { name: 'Refresh now' }).click();
  await expect(panel.getByText('Your figures are up to date.')).toBeVisible();

  await panel.getByRole('button', { name: 'Disconnect Dag Site' }).click();
  const question = page.getByRole('dialog', { name: 'Disconnect Dag Site?' });
  await expect(question).toContainText('we delete its accounts, balances and transactions');
  await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(panel.getByText(/^Dag Site is disconnected\..*are deleted\.$/)).toBeVisible();
  await expect(panel.getByText('No bank is linked.')).toBeVisible();
  const kept = await page.request.get('/api/v1/money/transactions', {
    headers: { authorization: account.authorization },
  });
  expect(await kept.json()).toMatchObject({ transactions: [] });

  // The notice of the connection belongs to that moment.
  await toast.expectNone();
});

test("the dialog 'Coming Soon!' leads to the existing feature", async ({ page, account: _account }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Connect Bank Account' }).click();
  await page.getByRole('dialog', { name: 'Coming Soon!' }).getByRole('link', { name: 'Try it now' }).click();
  await expect(page).toHaveURL('/yodlee-connect');
});

test('a notice does not follow onto the sign-in form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'See How It Works' }).click();
  const toast = new Toast(page);
  await expect(toast.box).toBeVisible();
  await toast.box.hover();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/sign-in"]')?.click());
  await expect(page).toHaveURL('/sign-in');
  await toast.expectNone();
});
