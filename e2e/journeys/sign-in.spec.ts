import { SignInPage, SignUpPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { newPerson } from '../support/api';
import { expect, test } from '../support/test';

test('a wrong password is reported above the form, and the right one then works', async ({ page, api, problems }) => {
  problems.expect(/401/);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn({ ...person, password: 'not the password' });
  await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
  await expect(page).toHaveURL('/sign-in');
  await expect(signIn.email).toHaveValue(person.email);

  await signIn.signIn(person);
  await expect(page).toHaveURL('/onboarding');
  await new Navbar(page).expectSignedIn();
});

test('an unknown e-mail address gets the same message as a wrong password', async ({ page, problems }) => {
  problems.expect(/401/);
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(newPerson());
  await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
});

test('a user who has taken the quiz arrives on the dashboard', async ({ page, api }) => {
  const person = await api.register();
  await api.answerQuiz(person);
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(person);
  await expect(page).toHaveURL('/dashboard');
});

test('without a network sign-in reports it', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load resource/);
  const signIn = new SignInPage(page);
  await signIn.open();
  await page.route('**/api/v1/auth/login', (route) => route.abort());
  await signIn.signIn(newPerson());
  await expect(signIn.banner).toHaveText('Network error. Please check your internet connection and try again.');
});

test('empty forms name what is missing under each field', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.submit.click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('an e-mail address that is taken is reported at its field', async ({ page, api, problems }) => {
  problems.expect(/4(00|09|22)/);
  const person = await api.register();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(person);
  await expect(signUp.field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/sign-up');
});

test('signing out in one tab signs out the other', async ({ page, context, account: _account }) => {
  await page.goto('/spending');
  const other = await context.newPage();
  await other.goto('/');
  await new Navbar(other).logOut();
  await expect(page).toHaveURL('/sign-in');
  await new Navbar(page).expectSignedOut();
});
