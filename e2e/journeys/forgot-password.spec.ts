import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { passwordResetLinkTo } from '../support/mails';
import type { Request } from '@playwright/test';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'a staple for the battery';

test('a password reset link changes the password, and is removed from URL and history', async ({ page, api }) => {
  const account = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  // Waits for the heading, because the previous page also has a field "Email".
  await expect(heading).toHaveText('Forgot your password?');
  await main.getByLabel('Email').fill(account.email);
  await main.locator('button[type="submit"]').click();
  await expect(heading).toHaveText('Check your email');

  const link = await passwordResetLinkTo(account.email);
  const token = new URL(link).searchParams.get('token') ?? 'none';
  const requests: Request[] = [];
  const record = (request: Request) => requests.push(request);
  page.on('request', record);
  await page.goto(link);
  const password = main.getByLabel('New password', { exact: true });
  await expect(password).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await password.fill(NEW_PASSWORD);
  await main.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await main.locator('button[type="submit"]').click();
  await expect(heading).toHaveText('Password changed');
  page.off('request', record);
  const described = requests.map(async (request) => {
    const parts = [request.url(), request.postData() ?? '', ...Object.values(await request.allHeaders())];
    const isCarrier = parts.some((text) => text.includes(token));
    return isCarrier ? [`${request.method()} ${new URL(request.url()).pathname}`] : [];
  });
  expect((await Promise.all(described)).flat()).toEqual([
    'GET /reset-password',
    'POST /api/v1/auth/reset-password/check',
    'POST /api/v1/auth/reset-password',
  ]);
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL('/reset-password');
  expect(await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]))).not.toContain(token);

  await page.goto('/sign-in');
  await signIn.signIn({ ...account, password: NEW_PASSWORD });
  await new Navbar(page).expectSignedIn();
});
