import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { expect, test } from '../support/test';

test('after a bank is linked the dashboard has own figures, without sample marks and without the offer to link', async ({
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
});
