import { generateSync } from 'otplib';
import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { accountLinkTo } from '../support/mails';
import { expect, test } from '../support/test';

/** Returns the one-time code of the next 30 seconds, because switching on the second factor uses the current code. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

test('two-step sign-in is switched on, accepts codes of the app and a recovery code, and is switched off', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/40[013]/);
  await page.goto(await accountLinkTo(account.email, 'verify-email'));
  await page.getByRole('main').getByRole('button').click();
  const settings = new ProfileSettings(page);
  const { dialog } = settings;
  await settings.open();
  await settings.tab('Security').click();
  await dialog.getByRole('button', { name: 'Switch on', exact: true }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const uri = await dialog.getByRole('link', { name: /open the authenticator app/ }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(generateSync({ secret }));
  await code.press('Enter');
  const list = dialog.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = '', otherCode = ''] = await list.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have stored them' }).click();
  await expect(dialog.getByText('Recovery codes left: 10')).toBeVisible();
  await page.keyboard.press('Escape');

  const signOut = async () => {
    await new Navbar(page).logOut();
    await page.goto('/sign-in');
  };
  await signOut();
  await new SignInPage(page).signIn(account);
  const appCode = page.getByLabel('Code from your authenticator app');
  await expect(appCode).toBeFocused();
  await appCode.fill(nextCode(secret));
  await appCode.press('Enter');
  await new Navbar(page).expectSignedIn();

  await signOut();
  await new SignInPage(page).signIn(account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = page.getByLabel('Recovery code');
  await recovery.fill(recoveryCode);
  await recovery.press('Enter');
  await new Navbar(page).expectSignedIn();

  await settings.open();
  await settings.tab('Security').click();
  await expect(dialog.getByText('Recovery codes left: 9')).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch off', exact: true }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await code.fill(otherCode);
  await code.press('Enter');
  await expect(dialog.getByText(/^Two-step sign-in is off/)).toBeVisible();
  await page.keyboard.press('Escape');

  await signOut();
  await new SignInPage(page).signIn(account);
  await new Navbar(page).expectSignedIn();
});
