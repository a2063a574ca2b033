import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { passwordResetLinkTo } from '../support/mails';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'a staple for the battery';

test('a password reset link works once, is removed from URL and history, and ends all other sessions', async ({
  page,
  browser,
  account,
  baseURL,
  problems,
}) => {
  problems.expect(/4(00|01)/);
  await page.goto('/spending');
  await new Navbar(page).expectSignedIn();

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  const signIn = new SignInPage(other);
  await signIn.open();
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  const main = other.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  // Waits for the heading, because the previous page also has a field "Email".
  await expect(heading).toHaveText('Forgot your password?');
  await main.getByLabel('Email').fill(account.email);
  await main.locator('button[type="submit"]').click();
  await expect(heading).toHaveText('Check your email');
  await expect(main.getByRole('status')).toContainText(
    `If an account exists for ${account.email}, we have sent a link`,
  );

  const link = await passwordResetLinkTo(account.email);
  const token = new URL(link).searchParams.get('token') ?? 'none';
  const carriers: string[] = [];
  other.on('request', async (request) => {
    const parts = [request.url(), request.postData() ?? '', ...Object.values(await request.allHeaders())];
    if (parts.some((text) => text.includes(token))) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await other.goto(link);
  const password = main.getByLabel('New password', { exact: true });
  await expect(password).toBeVisible();
  await expect(other).toHaveURL('/reset-password');
  await password.fill(NEW_PASSWORD);
  await main.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await main.locator('button[type="submit"]').click();
  await expect(heading).toHaveText('Password changed');
  await expect
    .poll(() => carriers)
    .toEqual(['GET /reset-password', 'POST /api/v1/auth/reset-password/check', 'POST /api/v1/auth/reset-password']);
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/sign-in');
  await other.goBack();
  await expect(other).toHaveURL('/reset-password');
  expect(await other.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]))).not.toContain(
    token,
  );
  await other.goto(link);
  await expect(heading).toHaveText('This link does not work');
  await elsewhere.close();

  await page.reload();
  const here = new SignInPage(page);
  await expect(here.heading).toBeVisible();
  await here.signIn(account);
  await expect(here.banner).toHaveText('Invalid email or password. Please try again.');
  await here.signIn({ ...account, password: NEW_PASSWORD });
  await new Navbar(page).expectSignedIn();
});
