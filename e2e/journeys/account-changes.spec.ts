import { ProfileSettings } from '../models/profile-settings';
import { newUser } from '../support/api';
import { accountLinkTo } from '../support/mails';
import { expect, test } from '../support/test';

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
