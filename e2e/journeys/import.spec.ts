import { QuizPage } from '../models/quiz-page';
import { expect, test } from '../support/test';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 40 dates, every tenth day back from yesterday: more than a year, because one quiz question covers twelve months. */
const days = Array.from({ length: 40 }, (_none, index) =>
  new Date(Date.now() - (1 + index * 10) * DAY_MS).toISOString().slice(0, 10),
);
const dmy = (day: string) => day.split('-').toReversed().join('/');
/** Transactions as a CSV file in the format of a NetBank export, which has no header row. */
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

// Visits five pages of three remotes: the only test that pages use data saved by other pages. Page tests use a mock server.
test('a user without a linked bank imports two bank files, sees own figures, uses a suggested answer, and undoes an import', async ({
  page,
  account: _account,
}) => {
  const main = page.getByRole('main');
  await page.goto('/dashboard');
  await main.getByRole('link', { name: 'Add your accounts' }).click();
  await expect(page).toHaveURL('/money/import');

  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles(csv('CSVData.csv', commbank));
  await expect(page.getByLabel('Column 3 is')).toHaveValue('description');
  await page.getByRole('button', { name: 'Add 80 transactions' }).click();
  await expect(page.getByRole('heading', { name: '80 transactions added' })).toBeVisible();

  await main.getByRole('button', { name: 'Another file' }).click();
  await choose.setInputFiles(csv('Data.csv', westpac));
  await expect(page.getByLabel('Debit Amount is')).toHaveValue('money_out');
  // The page does not guess the account of a file if the user already has an account.
  await page.getByRole('button', { name: 'Add 40 transactions' }).click();
  await expect(page.getByText('Choose the account that this file is from.')).toBeVisible();
  await page.getByLabel('Into').selectOption('A new account');
  await page.getByRole('button', { name: 'Add 40 transactions' }).click();
  await main.getByRole('link', { name: 'See your spending' }).click();

  await expect(main.getByRole('combobox', { name: 'Month' })).toBeVisible();
  await expect(main.getByText('From your files.', { exact: false })).toBeVisible();
  const breakdown = main.getByRole('region', { name: 'Category breakdown' });
  await expect(breakdown.getByText('Groceries')).toBeVisible();
  await expect(breakdown.getByText('Entertainment')).toBeVisible();

  await page.goto('/money/measures');
  // 5 % because 105.50 dollars are spent of each 2,000 dollars of pay.
  await expect(main.getByText('5%', { exact: true })).toBeVisible();

  const quiz = new QuizPage(page);
  await quiz.open();
  const suggestion = page.getByRole('group', { name: 'Your accounts suggest: I spent much less than came in' });
  await expect(suggestion).toContainText('You spent 5% of what came in');
  await suggestion.getByRole('button', { name: 'Use this answer' }).click();
  await quiz.next.click();
  await quiz.expectQuestion(2);

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
