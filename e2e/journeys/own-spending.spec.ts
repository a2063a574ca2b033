import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { SamplePage } from '../models/sample-page';
import { expect, test } from '../support/test';

test('once a bank is linked, the page of spending has own months to choose from in place of the sample', async ({
  page,
  account,
}) => {
  const spending = new SamplePage(page);
  await page.goto('/spending');
  await expect(spending.main.getByText('Sample data')).toBeVisible();

  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spending' }).click();

  const choice = spending.main.getByRole('combobox', { name: 'Month' });
  await expect(choice).toBeVisible();
  await expect(spending.main.getByText('Sample data')).toHaveCount(0);
  const months = await choice.getByRole('option').allInnerTexts();
  expect(months).toHaveLength(12);
  const [, last = ''] = months;
  await choice.selectOption(last);
  await expect(spending.figure(`Spent in ${last}`)).toHaveText(/^\$[\d,]+\.\d\d$/);
  await expect(spending.panel('Category breakdown').getByText(/^Arrows compare with /)).toBeVisible();
  await expect(spending.rows('Category breakdown').filter({ hasText: 'Groceries' })).toHaveText(
    /Up \d+%|Down \d+%|Stable/,
  );
  expect(await spending.table('Monthly spending')).toHaveLength(12);
});
