import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ForgotPasswordPage, ResetPasswordPage } from '../models/password-pages';
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
  const forgot = new ForgotPasswordPage(other);
  await forgot.ask(account.email);
  await expect(forgot.status).toContainText(`If an account exists for ${account.email}, we have sent a link`);

  const link = await passwordResetLinkTo(account.email);
  const token = new URL(link).searchParams.get('token') ?? 'none';
  const carriers: string[] = [];
  other.on('request', async (request) => {
    const parts = [request.url(), request.postData() ?? '', ...Object.values(await request.allHeaders())];
    if (parts.some((text) => text.includes(token))) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  const reset = new ResetPasswordPage(other);
  await reset.open(link);
  await expect(reset.password).toBeVisible();
  await expect(other).toHaveURL('/reset-password');
  await reset.choose(NEW_PASSWORD);
  await expect(reset.heading).toHaveText('Password changed');
  await expect
    .poll(() => carriers)
    .toEqual(['GET /reset-password', 'POST /api/v1/auth/reset-password/check', 'POST /api/v1/auth/reset-password']);
  await reset.signIn.click();
  await expect(other).toHaveURL('/sign-in');
  await other.goBack();
  await expect(other).toHaveURL('/reset-password');
  expect(await other.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]))).not.toContain(
    token,
  );
  await reset.open(link);
  await expect(reset.heading).toHaveText('This link does not work');
  await elsewhere.close();

  await page.reload();
  const here = new SignInPage(page);
  await expect(here.heading).toBeVisible();
  await here.signIn(account);
  await expect(here.banner).toHaveText('Invalid email or password. Please try again.');
  await here.signIn({ ...account, password: NEW_PASSWORD });
  await new Navbar(page).expectSignedIn();
});
