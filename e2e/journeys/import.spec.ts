import { expect, test } from '../support/test';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each 10th day back, far enough for three complete months. */
const days = Array.from({ length: 14 }, (_none, index) =>
  new Date(Date.now() - (1 + index * 10) * DAY_MS).toISOString().slice(0, 10),
);
const dmy = (day: string) => day.split('-').toReversed().join('/');
/** As NetBank exports: no header. */
const commbank = days
  .flatMap((day) => [
    `${dmy(day)},"2000.00","SALARY RIVERBEND HEALTH","+5000.00"`,
    `${dmy(day)},"-80.00","WOOLWORTHS 1234 SYDNEY","+3000.00"`,
  ])
  .join('\n');
const westpac = [
  'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial',
  ...days.map((day) => `732289824046,${dmy(day)},NETFLIX.COM,25.50,,,,`),
].join('\n');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('files of two banks become own months, and one is taken out again', async ({ page, account: _account }) => {
  const main = page.getByRole('main');
  await page.goto('/dashboard');
  await main.getByRole('link', { name: 'Or bring a file from your bank' }).click();
  await expect(page).toHaveURL('/money/import');

  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles(csv('CSVData.csv', commbank));
  await expect(page.getByLabel('Column 3 is')).toHaveValue('description');
  await page.getByRole('button', { name: 'Add 28 transactions' }).click();
  await expect(page.getByRole('heading', { name: '28 transactions added' })).toBeVisible();

  await main.getByRole('button', { name: 'Another file' }).click();
  await choose.setInputFiles(csv('Data.csv', westpac));
  await expect(page.getByLabel('Debit Amount is')).toHaveValue('money_out');
  // The account is never guessed once there is one.
  await page.getByRole('button', { name: 'Add 14 transactions' }).click();
  await expect(page.getByText('Choose the account that this file is from.')).toBeVisible();
  await page.getByLabel('Into').selectOption('A new account');
  await page.getByRole('button', { name: 'Add 14 transactions' }).click();
  await main.getByRole('link', { name: 'See your spending' }).click();

  await expect(main.getByRole('combobox', { name: 'Month' })).toBeVisible();
  await expect(main.getByText('From your files.', { exact: false })).toBeVisible();
  const breakdown = main.getByRole('region', { name: 'Category breakdown' });
  await expect(breakdown.getByText('Groceries')).toBeVisible();
  await expect(breakdown.getByText('Entertainment')).toBeVisible();

  await page.goto('/money/import');
  await page.getByRole('button', { name: 'Undo the import of Data.csv' }).click();
  await expect(page.getByText('Data.csv was removed again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo the import of/ })).toHaveCount(1);
  await page.goto('/spending');
  await expect(breakdown.getByText('Groceries')).toBeVisible();
  await expect(breakdown.getByText('Entertainment')).toHaveCount(0);
  await page.goto('/money/accounts');
  await expect(main).toContainText('From files');
});
