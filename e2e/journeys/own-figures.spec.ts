import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { expect, test } from '../support/test';

test('after a bank is linked the dashboard has own figures, without sample marks and without the offer to link @rest', async ({
  page,
  account,
}) => {
  const bank = new BankPage(page);
  const dashboard = new DashboardPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(dashboard.greeting(account.firstName)).toBeVisible();

  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Your accounts')).toContainText(/Net position.*Dag Site: as of/s);
  await expect(panel('Recent Transactions').getByRole('listitem')).not.toHaveCount(0);
  await expect(panel('Recent Transactions').getByText('Sample data')).toHaveCount(0);
  await expect(panel('Spending by Category').getByText('Sample data')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Connect Bank Account' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open details: Recent Transactions' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Because /)
      .filter({ visible: true }),
  ).not.toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('wattle');
  await expect(page.getByRole('rowheader').first()).toContainText('Wattle Street Grocer');
  await expect(page).toHaveURL('/money/transactions?search=wattle');
});

test('sample pages say where own figures would be, and where they are once a bank is linked @rest', async ({
  page,
  account: _account,
}) => {
  const main = page.getByRole('main');
  await page.goto('/savings');
  await main.getByRole('link', { name: 'Link a bank' }).click();
  await expect(page).toHaveURL('/yodlee-connect');

  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page).toHaveURL('/dashboard');
  await new Navbar(page).goTo('Budget');
  await main.getByRole('button', { name: 'Use proposed amounts' }).click();
  await expect(main.getByText('The proposed amounts are your budget now.')).toBeVisible();
});
