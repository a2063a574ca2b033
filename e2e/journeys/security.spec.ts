import * as v from 'valibot';
import { loginResponse } from '@verdant/shared/contract';
import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import type { Account } from '../support/api';
import { breakFiles } from '../support/faults';
import { messagesTo } from '../support/mails';
import { expect, test } from '../support/test';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

/** A second session of the account, in a Firefox on Linux. */
async function signInElsewhere(baseUrl: string, account: Account): Promise<Account> {
  const response = await fetch(`${baseUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { access_token } = v.parse(loginResponse, await response.json());
  return { ...account, authorization: `Bearer ${access_token}` };
}

const NEW_PASSWORD = 'a staple for the battery';

test('a password change ends the other sessions, but not this one, and sends a mail', async ({
  page,
  api,
  account,
  baseURL,
  problems,
}) => {
  problems.expect(/40[01]/);
  await api.confirmEmail(account);
  const elsewhere = await signInElsewhere(baseURL ?? '', account);
  await api.me(elsewhere);

  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Security').click();
  const open = settings.dialog.getByRole('button', { name: 'Change password', exact: true });
  await open.click();
  const current = settings.dialog.getByLabel('Current password', { exact: true });
  await expect(current).toBeFocused();
  await expect(settings.dialog.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await current.fill('not the password');
  await settings.dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await settings.dialog.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await settings.dialog.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(current).toHaveAccessibleDescription('The current password is not right. Please try again.');
  await current.fill(account.password);
  await current.press('Enter');
  // Next to it the list of devices loads again.
  const said = settings.dialog.getByRole('region', { name: 'Password' }).getByRole('status');
  await expect(said).toHaveText('Your password was changed. All your other devices have been signed out.');
  await expect.poll(() => messagesTo(account.email).join()).toContain('Your Verdant password was changed');

  await expect(api.me(elsewhere)).rejects.toThrow('401');
  await page.reload();
  await new Navbar(page).expectSignedIn();
  await page.evaluate(() => localStorage.removeItem('token'));
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn({ ...account, password: NEW_PASSWORD });
  await new Navbar(page).expectSignedIn();
});

test('another device is listed, and signed out from here', async ({ page, api, account, baseURL }) => {
  const elsewhere = await signInElsewhere(baseURL ?? '', account);
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Security').click();
  const devices = settings.dialog.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.last()).toContainText('Firefox on Linux');
  await devices
    .last()
    .getByRole('button', { name: /^Sign out: Firefox on Linux/ })
    .click();
  await expect(devices).toHaveCount(1);
  await expect(api.me(elsewhere)).rejects.toThrow('401');
  await page.reload();
  await new Navbar(page).expectSignedIn();
});

test('Enter in a field of the profile saves it', async ({ page, api, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.phone.fill('0412 345 678');
  await settings.phone.press('Enter');
  await expect(settings.saved).toBeVisible();
  expect(await api.me(account)).toMatchObject({ phone: '0412 345 678' });
});

test('a tab without its chunk shows the failure, and loads on retry', async ({ page, account: _account, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load resource|security/);
  const chunk = /\/security\.[0-9a-f]+\.js$/;
  const repair = await breakFiles(page, chunk, { fault: '404' });
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Security').click();
  await expect(settings.dialog.getByRole('alert')).toHaveText('This part could not be loaded.');
  await repair();
  await settings.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(settings.dialog.getByRole('heading', { name: 'Password' })).toBeVisible();
});
