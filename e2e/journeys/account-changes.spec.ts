import { readFile } from 'node:fs/promises';
import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { newUser } from '../support/api';
import { accountLinkTo } from '../support/mails';
import { expect, test } from '../support/test';

// A fading navigation is later than one without motion, and a guard may act in between.
test('an account is deleted in the settings, and kept by signing in or by the link of the mail', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/40[013]/);
  const settings = new ProfileSettings(page);
  const { dialog } = settings;
  const leave = async () => {
    await settings.tab('Privacy').click();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeVisible();
    await new Navbar(page).expectSignedOut();
  };
  await settings.open();
  await settings.tab('Privacy').click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('The current password is not right. Please try again.');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await leave();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await new SignInPage(page).signIn(account);
  await expect(page.getByText('This account will be deleted soon. Until then, you can keep it.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await new Navbar(page).expectSignedIn();

  await settings.openAgain();
  await leave();
  const deadLink = await accountLinkTo(account.email, 'keep-account');
  await expect.poll(async () => accountLinkTo(account.email, 'keep-account', 2)).not.toBe(deadLink);
  await page.goto(deadLink);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await page.goto(await accountLinkTo(account.email, 'keep-account', 2));
  await expect(page).toHaveURL(/\/account-link$/);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. Please sign in again.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await new SignInPage(page).signIn(account);
  await new Navbar(page).expectSignedIn();
});

test('everything about an account is downloaded as a ZIP file', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Privacy').click();
  const downloading = page.waitForEvent('download');
  await settings.dialog.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^verdant-20\d\d-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(bytes.includes('everything.json')).toBe(true);
  await expect(settings.dialog.getByText('The download has started.')).toBeVisible();
});

test('an address is confirmed by its mail, and then replaced by another one', async ({ page, account, problems }) => {
  problems.expect(/40[013]/);
  const settings = new ProfileSettings(page);
  const { dialog } = settings;
  await settings.open();
  await settings.tab('Security').click();
  await expect(dialog.getByText(/Your email address is not confirmed yet/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change password', exact: true })).toBeVisible();

  await page.goto(await accountLinkTo(account.email, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible();

  const { email } = newUser();
  await settings.openAgain();
  await settings.tab('Security').click();
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change email address' }).click();
  await dialog.getByLabel('New email address').fill(email);
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(dialog.getByText(/We have sent an email to the new address/)).toBeVisible();
  await expect(dialog.getByText(`${email} is waiting for your confirmation.`)).toBeVisible();

  await page.goto(await accountLinkTo(email, 'change-email'));
  await page.getByRole('button', { name: 'Use this email address' }).click();
  await expect(page.getByText('Your account now has this email address.')).toBeVisible();
  await settings.openAgain();
  await expect(settings.email).toHaveValue(email);
});

test('a link that is opened in another browser requests the password of its account', async ({
  browser,
  baseURL,
  account,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await phone.goto(await accountLinkTo(account.email, 'verify-email'));
  await expect(phone.getByRole('button', { name: 'Confirm my email address' })).toBeVisible();
  const password = phone.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/^This is not the password of the account/);
  await password.fill(account.password);
  await password.press('Enter');
  await expect(phone.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  await elsewhere.close();
});
