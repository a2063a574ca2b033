import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { expect, test } from '../support/test';

test('a guarded page opens after sign-in, and the back button does not lead to the guard', async ({ page, api }) => {
  const person = await api.register();
  const requestedPath = '/dashboard?from=mail#part';
  const signIn = new SignInPage(page);
  await page.goto('/');
  await page.goto(requestedPath);
  await expect(signIn.heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.goto(requestedPath);
  await expect(signIn.heading).toBeVisible();
  await signIn.signIn(person);
  await expect(page).toHaveURL(requestedPath);
  await new Navbar(page).expectSignedIn();
});
