import type { Page, CDPSession } from '@playwright/test';
import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import type { Account } from '../support/api';
import { expect, test } from '../support/test';

/** Chromium's virtual device that creates passkeys and signs with them, without a dialog. */
class VirtualAuthenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  /** Attaches a device that stores passkeys and accepts its owner's fingerprint, face or PIN. */
  static async attachTo(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** Makes a simulated user touch the device on request, or ignore requests, which is the initial state. */
  async touch(enabled: boolean): Promise<void> {
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.id, enabled });
  }

  /** Makes the device accept or reject the fingerprint, face or PIN of its user. */
  async recognizeOwner(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.id, isUserVerified });
  }

  async countPasskeys(): Promise<number> {
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    return credentials.length;
  }
}

async function openSecurity(page: Page): Promise<ProfileSettings> {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Security').click();
  return settings;
}

async function addPasskey({ dialog }: ProfileSettings, account: Account, name?: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const field = dialog.getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  if (name !== undefined) await field.fill(name);
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Makes the browser suggest no passkeys in form fields, so that only the button signs in with a passkey. */
const suggestNothing = async (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => Promise.resolve(false);
  });

const passkeysIn = ({ dialog }: ProfileSettings) =>
  dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

test('a passkey is added, signs in to the page that was requested, and does not sign in after its removal', async ({
  page,
  api,
  account,
  problems,
}) => {
  problems.expect(/40[01]/);
  await suggestNothing(page);
  await api.confirmEmail(account);
  const device = await VirtualAuthenticator.attachTo(page);
  await device.touch(true);
  const settings = await openSecurity(page);
  const { dialog } = settings;
  await addPasskey(settings, account);
  await expect(dialog.getByText(/^The passkey was added/)).toBeVisible();
  await expect(passkeysIn(settings)).toHaveText(/^\w+ on Linux Added .+, not used yet/);
  expect(await device.countPasskeys()).toBe(1);

  // The device already has a passkey for this account, so it creates no second passkey.
  await addPasskey(settings, account);
  await expect(dialog.getByRole('alert')).toHaveText(/already has a passkey for your account/);
  await page.keyboard.press('Escape');

  await new Navbar(page).logOut();
  await page.goto('/budget');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await new Navbar(page).expectSignedIn();
  await expect(page).toHaveURL(/\/budget$/);

  await openSecurity(page);
  await expect(passkeysIn(settings)).toHaveText(/last used/);
  await dialog.getByRole('button', { name: /^Remove: \w+ on Linux$/ }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^The passkey was removed/)).toBeVisible();
  await page.keyboard.press('Escape');

  // The passkey was removed from the account only: the device still has it and offers it at sign-in.
  await new Navbar(page).logOut();
  const signIn = new SignInPage(page);
  await signIn.open();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(signIn.banner).toHaveText('This passkey did not work. Please try again, or sign in with your password.');
  await signIn.signIn(account);
  await new Navbar(page).expectSignedIn();
});

test('a passkey without user verification is not added and does not sign in', async ({
  page,
  api,
  account,
  problems,
}) => {
  problems.expect(/40[01]/);
  await api.confirmEmail(account);
  const device = await VirtualAuthenticator.attachTo(page);
  await device.touch(true);
  await device.recognizeOwner(false);
  const settings = await openSecurity(page);
  await addPasskey(settings, account, 'Phone');
  await expect(settings.dialog.getByRole('alert')).toHaveText(/^No passkey was added: it was cancelled/);
  await device.recognizeOwner(true);
  await settings.dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(passkeysIn(settings)).toHaveText(/^Phone/);
  await page.keyboard.press('Escape');

  await new Navbar(page).logOut();
  await device.recognizeOwner(false);
  const signIn = new SignInPage(page);
  await signIn.open();
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.click();
  await expect(signIn.banner).toHaveText(/^You were not signed in: it was cancelled/);
  await device.recognizeOwner(true);
  await button.click();
  await new Navbar(page).expectSignedIn();
});

test('a passkey suggested by the e-mail field signs in without a click', async ({ page, api, account, problems }) => {
  // The next page repeats a logout whose response did not arrive; the session has ended by then, so the response is 401.
  problems.expect(/401 .*\/auth\/logout\)$/);
  await api.confirmEmail(account);
  const device = await VirtualAuthenticator.attachTo(page);
  await device.touch(true);
  const settings = await openSecurity(page);
  await addPasskey(settings, account);
  await expect(passkeysIn(settings)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await new Navbar(page).logOut();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await new SignInPage(page).open();
  // The page requests no passkey options before the user focuses a field.
  expect(asked).not.toContain('/api/v1/auth/passkey-options');
  await page.getByLabel('Email').focus();
  await new Navbar(page).expectSignedIn();
});
