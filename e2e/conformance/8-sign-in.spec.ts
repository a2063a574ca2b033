import type { Page } from '@playwright/test';
import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { newUser } from '../support/api';
import { failedCalls, injectFault, spoilCall } from '../support/network';
import type { Spoil } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const network = 'Network error. Please check your internet connection and try again.';

/** Signs in once for every row of a table, each with its own fault of `path`, and reads the banner; all texts: auth-flows.test.ts. */
async function expectBanners(
  page: Page,
  { person = newUser(), path }: { person?: ReturnType<typeof newUser>; path: string },
  table: readonly [Spoil, string][],
): Promise<void> {
  const signIn = new SignInPage(page);
  const url = page.url();
  for (const [spoil, message] of table) {
    const repair = await spoilCall(page, path, spoil);
    const asked = page.waitForRequest(`**/api/v1${path}`);
    await signIn.signIn(person);
    await asked;
    await expect(signIn.banner, JSON.stringify(spoil)).toHaveText(message);
    await expect(signIn.submit).toHaveText('Sign in');
    await expect(signIn.submit).toBeEnabled();
    await expect(page).toHaveURL(url);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await repair();
  }
}

sentence(
  ['8.3', '8.9'],
  "the server's detail, else the message of the stored auth error",
  async ({ page, problems }) => {
    problems.expect(failedCalls);
    await new SignInPage(page).open();
    const unavailable = 'Login service not available. Please check your connection and try again.';
    await expectBanners(page, { path: '/auth/login' }, [
      [{ status: 404 }, unavailable],
      [{ status: 401, body: { detail: 'This account is locked.' } }, 'This account is locked.'],
      [{ status: 503 }, 'Request failed with status code 503'],
      ['network', network],
    ]);
  },
);

sentence(
  ['2.47', '8.11', '8.12'],
  'errors of a field are under it, others in the banner above the form, which is gone on the next visit',
  async ({ page, problems }) => {
    problems.expect(failedCalls);
    const signIn = new SignInPage(page);
    await signIn.open();
    const items = [{ loc: ['body', 'email'], msg: 'This domain is unknown.' }, { loc: ['body', 'password'] }];
    const repair = await injectFault(page, '/auth/login', { status: 422, body: { detail: items } });
    await signIn.signIn(newUser());
    await expect(signIn.email).toHaveAccessibleDescription('This domain is unknown.');
    await expect(signIn.password).toHaveAccessibleDescription('Invalid value');
    await expect(signIn.banner).toHaveCount(0);
    await repair();

    const tooMany = 'Too many attempts. Please wait a minute.';
    const unknown = [{ loc: ['body', 'captcha'], msg: 'Captcha is required' }];
    await expectBanners(page, { path: '/auth/login' }, [
      [{ status: 422, body: { detail: unknown } }, 'Captcha is required'],
      [{ status: 429, body: { detail: tooMany } }, tooMany],
    ]);
    await expect(signIn.email).not.toHaveAttribute('aria-invalid');
    await expect(signIn.password).not.toHaveAttribute('aria-invalid');
    const place = (banner: Element) => banner.compareDocumentPosition(document.querySelector('form') ?? banner);
    expect(await signIn.banner.evaluate(place)).toBe(await page.evaluate(() => Node.DOCUMENT_POSITION_FOLLOWING));

    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(signIn.heading).toBeVisible();
    await expect(signIn.banner).toBeHidden();
  },
);

sentence(['3.2', '5.6', '5.9', '8.4'], 'without both parts of a token there is no login', async ({ page, api }) => {
  const person = await api.register();
  await new SignInPage(page).open();
  const missing = 'Login response missing authentication token';
  await expectBanners(page, { person, path: '/auth/login' }, [
    [({ token_type: _missing, ...body }) => body, missing],
    [{ status: 200, body: undefined }, missing],
  ]);
});

sentence(
  ['4.7', '5.7', '5.8', '5.9', '8.1', '8.5', '8.6'],
  'without a profile the login has failed, and the page stays as it is',
  async ({ page, api, problems }) => {
    problems.expect(failedCalls);
    const person = await api.register();
    await page.goto('/sign-in?from=mail');
    const failed = 'Failed to retrieve user information after login. Please try again.';
    await expectBanners(page, { person, path: '/auth/me' }, [
      [{ status: 404 }, 'User profile service not found. Please try logging in again.'],
      [{ status: 503, body: { detail: 'The profile is being moved.' } }, 'The profile is being moved.'],
      ['network', network],
      [({ email: _missing, ...user }) => user, 'User profile response missing email'],
      [{ status: 200, body: undefined }, failed],
    ]);
    await new Navbar(page).expectSignedOut();
  },
);
