import { BankPage } from '../models/bank-page';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { accountLinkTo } from '../support/mails';
import { expect, test } from '../support/test';

const MERCHANT = 'Wattle Street Grocer';

test('a user signs up, deletes the account, and undoes the deletion by e-mail link and by signing in', async ({
  page,
  problems,
}) => {
  test.slow();
  // Expected responses: requests of sessions that the deletion has ended, and a sign-in in the seven days before erasure.
  problems.expect(/40[013]/);
  const person = newUser();
  const settings = new ProfileSettings(page);
  const { dialog } = settings;
  const navbar = new Navbar(page);
  const dashboard = new DashboardPage(page);

  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(person);
  await navbar.expectSignedIn();
  await page.goto(await accountLinkTo(person.email, 'verify-email'));
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main')).toContainText(/confirmed/i);

  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.answerAll();
  await expect(dashboard.greeting(person.firstName)).toBeVisible();

  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page.getByRole('region', { name: 'Your accounts', exact: true })).toContainText('as of');
  await expect(page.getByRole('button', { name: 'Connect Bank Account' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open details: Recent Transactions' }).click();
  const details = page.getByRole('dialog');
  await details
    .getByRole('button', { name: `change the category of ${MERCHANT}` })
    .first()
    .click();
  await details.getByRole('combobox', { name: `Category of ${MERCHANT}` }).selectOption({ label: 'Shopping' });
  // Tab moves the focus past the checkbox for all transactions of the merchant and past the note field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(details.getByText(`${MERCHANT} is now in Shopping.`, { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard.panel('Spending by Category').getByText('Shopping', { exact: true }).first()).toBeVisible();

  await settings.openAgain();
  await settings.tab('Accounts').click();
  await dialog.getByRole('button', { name: 'Disconnect Dag Site' }).click();
  await page
    .getByRole('dialog', { name: 'Disconnect Dag Site?' })
    .getByRole('button', { name: 'Disconnect', exact: true })
    .click();
  await expect(dialog.getByText('No bank is linked.')).toBeVisible();

  await settings.tab('Privacy').click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^verdant-[\d-]+\.zip$/);

  const leave = async () => {
    await settings.openAgain();
    await settings.tab('Privacy').click();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeVisible();
    await navbar.expectSignedOut();
  };
  await page.keyboard.press('Escape');
  await leave();
  await page.goto(await accountLinkTo(person.email, 'keep-account'));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. Please sign in again.')).toBeVisible();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(person);
  await expect(dashboard.greeting(person.firstName)).toBeVisible();

  await leave();
  await signIn.open();
  await signIn.signIn(person);
  await expect(page.getByText('This account will be deleted soon. Until then, you can keep it.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await navbar.expectSignedIn();
});
