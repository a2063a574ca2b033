import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { expect, test } from '../support/test';

// Which pages are guarded: 6-roles.spec.ts.
test('a guarded page asks a visitor to sign in, and opens afterwards', async ({ page, api }) => {
  const person = await api.register();
  const wanted = '/dashboard?from=mail#part';
  await page.goto(wanted);
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');

  await signIn.signIn(person);
  await expect(page).toHaveURL(wanted);
  await new Navbar(page).expectSignedIn();
});

test('the back button does not lead into the guard again', async ({ page }) => {
  await page.goto('/');
  await page.goto('/spending');
  await expect(new SignInPage(page).heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('logging out on a guarded page goes to sign-in and forgets the page', async ({ page, account }) => {
  await page.goto('/spending');
  const navbar = new Navbar(page);
  await navbar.logOut();
  const signIn = new SignInPage(page);
  await expect(page).toHaveURL('/sign-in');
  await navbar.expectSignedOut();

  await signIn.signIn(account);
  await expect(page).toHaveURL('/onboarding');
});
