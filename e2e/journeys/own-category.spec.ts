import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { expect, test } from '../support/test';

const MERCHANT = 'Wattle Street Grocer';

test('a category is corrected and taken back with the keyboard, on a phone; spending follows', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const bank = new BankPage(page);
  const dashboard = new DashboardPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(dashboard.greeting(account.firstName)).toBeVisible();
  const spending = dashboard.panel('Spending by Category');
  await expect(spending.getByText('Groceries', { exact: true }).first()).toBeVisible();
  // Rows of a new bank that still arrive would close an open form.
  await page.reload();
  await expect(spending.getByText('Groceries', { exact: true }).first()).toBeVisible();
  await expect(spending.getByText('Shopping', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open details: Recent Transactions' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: MERCHANT }) });
  const reasons = (text: string) => rows.getByText(text).filter({ visible: true });
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);

  const change = dialog.getByRole('button', { name: `Change category: ${MERCHANT}` }).first();
  await change.press('Enter');
  const choice = dialog.getByRole('combobox', { name: `Category of ${MERCHANT}` });
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  await choice.selectOption({ label: 'Shopping' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(dialog.getByText(`${MERCHANT} is now in Shopping.`, { exact: false })).toBeVisible();
  await expect(reasons('You chose this category')).toHaveCount(count);
  const { clientWidth, scrollWidth } = await dialog.evaluate((element) => ({
    clientWidth: element.clientWidth,
    scrollWidth: element.scrollWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: `Undo: ${MERCHANT}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(spending.getByText('Shopping', { exact: true }).first()).toBeVisible();
  await expect(spending.getByText('Groceries', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open details: Recent Transactions' }).press('Enter');
  await change.press('Enter');
  await choice.selectOption({ label: 'Choose automatically' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reasons('You chose this category')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(spending.getByText('Groceries', { exact: true }).first()).toBeVisible();
});
