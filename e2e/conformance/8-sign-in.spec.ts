import type { Page } from '@playwright/test';
import { SignInPage } from '../models/account-pages';
import { newPerson } from '../support/api';
import { changeResponse, failedCalls, injectFault } from '../support/network';
import type { Fault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const network = 'Network error. Please check your internet connection and try again.';
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Signs in once for every row of a table, each with its own fault of `path`, and reads the banner. */
async function expectBanners(page: Page, path: string, table: [Fault, string][]): Promise<void> {
  const signIn = new SignInPage(page);
  const person = newPerson();
  for (const [fault, message] of table) {
    const repair = await injectFault(page, path, fault);
    await signIn.signIn(person);
    await expect(signIn.banner).toHaveText(message);
    await expect(page).toHaveURL('/sign-in');
    await repair();
  }
}

sentence('8.3', 'shown by the stored auth error', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await new SignInPage(page).open();
  await expectBanners(page, '/auth/login', [
    [{ status: 404 }, 'Login service not available. Please check your connection and try again.'],
    [{ status: 401 }, 'Invalid email or password. Please try again.'],
    [{ status: 500 }, 'Server error during login. Please try again later.'],
    ['network', network],
    [{ status: 503 }, 'Request failed with status code 503'],
  ]);
});

sentence('8.4', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await new SignInPage(page).open();
  const missing = 'Login response missing authentication token';
  await expectBanners(page, '/auth/login', [
    [{ status: 200, body: {} }, missing],
    [{ status: 200, body: { token_type: 'Bearer' } }, missing],
    [{ status: 200, body: { token_type: 'Bearer', access_token: '' } }, missing],
    [{ status: 200, body: null }, missing],
  ]);
  expect(await token(page)).toBeNull();
});

sentence('8.5', 'after a login', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await new SignInPage(page).open();
  await injectFault(page, '/auth/login', { status: 200, body: { token_type: 'Bearer', access_token: 'abc' } });
  await expectBanners(page, '/auth/me', [
    [{ status: 404 }, 'User profile service not found. Please try logging in again.'],
    [{ status: 401 }, 'Authentication expired. Please log in again.'],
    [{ status: 200, body: { id: '1' } }, 'User profile response missing email'],
    ['network', network],
  ]);
  expect(await token(page)).toBeNull();
});

for (const [name, fault] of [
  ['404', { status: 404 }],
  ['401', { status: 401 }],
  ['no id', { status: 200, body: { email: 'ada@example.com' } }],
  ['no email', { status: 200, body: { id: '1' } }],
] as const) {
  sentence(
    '8.5',
    `of a stored token, ${name}: the person signs in again`,
    async ({ page, problems, account: _account }) => {
      problems.expect(failedCalls);
      await injectFault(page, '/auth/me', fault);
      await page.goto('/spending');
      await expect(new SignInPage(page).heading).toBeVisible();
      await expect(page).toHaveURL('/sign-in');
      expect(await token(page)).toBeNull();
    },
  );
}

sentence('8.6', '', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await changeResponse(page, { path: '/auth/me' }, ({ id: _id, ...body }) => body);
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('Failed to retrieve user information after login. Please try again.');
  expect(await token(page)).toBeNull();
});

sentence('8.9', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await new SignInPage(page).open();
  await expectBanners(page, '/auth/login', [
    [{ status: 401, body: { detail: 'This account is locked.' } }, 'This account is locked.'],
    [{ status: 500, body: { detail: 'We are moving house.' } }, 'We are moving house.'],
    [{ status: 400, body: { detail: [{ loc: ['body', 'client'], msg: 'First' }] } }, 'First'],
    [
      { status: 404, body: { detail: 'Not Found' } },
      'Login service not available. Please check your connection and try again.',
    ],
    [{ status: 418 }, 'Request failed with status code 418'],
    ['network', network],
  ]);
});

sentence('8.11', 'sign-in', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const signIn = new SignInPage(page);
  await signIn.open();
  const detail = [{ loc: ['body', 'email'], msg: 'This domain is unknown.' }, { loc: ['body', 'password'] }];
  await injectFault(page, '/auth/login', { status: 422, body: { detail } });
  await signIn.signIn(newPerson());
  await expect(signIn.email).toHaveAccessibleDescription('This domain is unknown.');
  await expect(signIn.password).toHaveAccessibleDescription('Invalid value');
  await expect(signIn.banner).toHaveCount(0);
});

sentence('8.12', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const signIn = new SignInPage(page);
  await signIn.open();
  await expectBanners(page, '/auth/login', [
    [
      { status: 429, body: { detail: 'Too many attempts. Please wait a minute.' } },
      'Too many attempts. Please wait a minute.',
    ],
    [
      { status: 422, body: { detail: [{ loc: ['body', 'captcha'], msg: 'Captcha is required' }] } },
      'Captcha is required',
    ],
  ]);
  await expect(signIn.email).not.toHaveAttribute('aria-invalid');
  await expect(signIn.password).not.toHaveAttribute('aria-invalid');
  // Above the form.
  expect(
    await signIn.banner.evaluate((banner) => banner.compareDocumentPosition(document.querySelector('form') ?? banner)),
  ).toBe(await page.evaluate(() => Node.DOCUMENT_POSITION_FOLLOWING));
});
