import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ForgotPasswordPage, ResetPasswordPage } from '../models/password-pages';
import { newUser } from '../support/api';
import { linkTo, messagesTo } from '../support/mails';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'a staple for the battery';

test('a forgotten password is replaced through the mailed link, which works once', async ({ page, api, problems }) => {
  problems.expect(/4(00|01)/);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const forgot = new ForgotPasswordPage(page);
  await forgot.ask(person.email);
  await expect(forgot.status).toContainText(`If an account exists for ${person.email}, we have sent a link`);

  const link = await linkTo(person.email);
  const reset = new ResetPasswordPage(page);
  await reset.open(link);
  await reset.choose(NEW_PASSWORD);
  await expect(reset.heading).toHaveText('Password changed');
  await new Navbar(page).expectSignedOut();
  await reset.signIn.click();

  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
  await signIn.signIn({ ...person, password: NEW_PASSWORD });
  await new Navbar(page).expectSignedIn();

  await reset.open(link);
  await expect(reset.heading).toHaveText('This link does not work');
  await reset.askAgain.click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an unknown e-mail address gets the same message, and no mail', async ({ page, api }) => {
  const [known, unknown] = [await api.register(), newUser()];
  const forgot = new ForgotPasswordPage(page);
  const shown = [];
  for (const { email } of [known, unknown]) {
    await forgot.open();
    await forgot.ask(email);
    shown.push(
      (await page.getByRole('main').innerText()).replace(email, 'the e-mail address').replace(/\d+ s$/m, 'soon'),
    );
  }
  expect(shown[1]).toBe(shown[0]);
  await linkTo(known.email);
  expect(messagesTo(unknown.email)).toEqual([]);
});

test('the token leaves the URL and the history, and no request carries it but those about it', async ({
  page,
  api,
}) => {
  const person = await api.register();
  const forgot = new ForgotPasswordPage(page);
  await forgot.open();
  await forgot.ask(person.email);
  const link = await linkTo(person.email);
  const token = new URL(link).searchParams.get('token') ?? 'none';

  const carriers: string[] = [];
  page.on('request', async (request) => {
    const parts = [request.url(), request.postData() ?? '', ...Object.values(await request.allHeaders())];
    if (parts.some((text) => text.includes(token))) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  const reset = new ResetPasswordPage(page);
  await reset.open(link);
  await expect(reset.password).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await reset.choose(NEW_PASSWORD);
  await expect(reset.heading).toHaveText('Password changed');
  await expect
    .poll(() => carriers)
    .toEqual(['GET /reset-password', 'POST /api/v1/auth/reset-password/check', 'POST /api/v1/auth/reset-password']);

  await reset.signIn.click();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL('/reset-password');
  expect(await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]))).not.toContain(token);
});

test('a reset signs out the other browsers and this one', async ({
  page,
  browser,
  api,
  account,
  baseURL,
  problems,
}) => {
  problems.expect(/401/);
  await page.goto('/spending');
  await new Navbar(page).expectSignedIn();

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  const forgot = new ForgotPasswordPage(other);
  await forgot.open();
  await forgot.ask(account.email);
  const reset = new ResetPasswordPage(other);
  await reset.open(await linkTo(account.email));
  await reset.choose(NEW_PASSWORD);
  await expect(reset.heading).toHaveText('Password changed');
  await elsewhere.close();
  await page.reload();
  await expect(new SignInPage(page).heading).toBeVisible();

  // The same for a user who is signed in here when they choose the new password.
  const signIn = new SignInPage(page);
  await signIn.signIn({ ...account, password: NEW_PASSWORD });
  await new Navbar(page).expectSignedIn();
  await fetch(`${baseURL}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  });
  const here = new ResetPasswordPage(page);
  await here.open(await linkTo(account.email, 2));
  await here.choose('a third password');
  await here.signIn.click();
  await expect(signIn.heading).toBeVisible();
  await expect(api.me(account)).rejects.toThrow('401');
});

test('failures on the way are shown, and the input stays', async ({ page, api, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load resource/);
  const person = await api.register();
  const forgot = new ForgotPasswordPage(page);
  await forgot.open();
  await page.route('**/api/v1/auth/*-password', (route) => route.abort());
  await forgot.email.fill(person.email);
  await forgot.submit.click();
  await expect(forgot.banner).toHaveText('Network error. Please check your internet connection and try again.');
  await expect(forgot.email).toHaveValue(person.email);
  await page.unroute('**/api/v1/auth/*-password');
  await forgot.ask(person.email);

  const reset = new ResetPasswordPage(page);
  await reset.open(await linkTo(person.email));
  await page.route('**/api/v1/auth/*-password', (route) => route.fulfill({ status: 500, json: {} }));
  await reset.choose(NEW_PASSWORD);
  await expect(reset.banner).toHaveText('The password could not be changed. Please try again.');
  await expect(reset.confirmation).toHaveValue(NEW_PASSWORD);
  await page.unroute('**/api/v1/auth/*-password');
  await reset.submit.click();
  await expect(reset.heading).toHaveText('Password changed');
});
