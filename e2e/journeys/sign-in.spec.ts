import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
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

test('signing out in one tab signs out the other @rest', async ({ page, context, account: _account }) => {
  await page.goto('/spending');
  const other = await context.newPage();
  await other.goto('/');
  await new Navbar(other).logOut();
  await expect(page).toHaveURL('/sign-in');
  await new Navbar(page).expectSignedOut();
});
