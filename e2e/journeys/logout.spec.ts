import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import type { Account, Api } from '../support/api';
import { openPage } from '../support/document';
import { cutOff, failedCalls } from '../support/network';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const storedKeys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const PENDING = 'verdant:sign-outs';

/** Whether the server still takes the account's token. */
const isSessionAlive = (api: Api, account: Account) =>
  api.me(account).then(
    () => true,
    () => false,
  );

test('logout removes every answer from the browser, and the next user sees none @g-nothing-personal', async ({
  page,
  api,
  account,
}) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await quiz.choose('last');
  expect((await storedKeys(page)).some((key) => key.includes('quiz-draft'))).toBe(true);

  const navbar = new Navbar(page);
  await navbar.logOut();
  await expect(page).toHaveURL('/sign-in');
  const deviceOnly = (keys: string[]) => keys.filter((key) => !['theme', 'language', PENDING].includes(key));
  expect(deviceOnly(await storedKeys(page))).toEqual([]);
  await expect.poll(() => isSessionAlive(api, account)).toBe(false);

  const other = await api.register();
  await new SignInPage(page).signIn(other);
  await quiz.expectQuestion(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(account.authorization);
});

test('a logout that does not reach the server ends the session there later @rest', async ({
  page,
  api,
  account,
  problems,
}) => {
  problems.expect(failedCalls);
  await openPage(page, '/spending');
  await cutOff(page, { path: '/auth/logout' });
  const navbar = new Navbar(page);
  await navbar.logOut();
  // Signed out here at once, with nothing but the token to be revoked.
  await expect(page).toHaveURL('/sign-in');
  await navbar.expectSignedOut();
  await expect.poll(() => storedKeys(page)).toContain(PENDING);
  expect(await storedKeys(page)).not.toContain('token');
  expect(await isSessionAlive(api, account)).toBe(true);

  // Another user may sign in meanwhile; the next start finishes it.
  const other = await api.register();
  await new SignInPage(page).signIn(other);
  await expect(page).toHaveURL('/onboarding');
  await page.unrouteAll();
  await page.goto('/');
  await expect.poll(() => isSessionAlive(api, account)).toBe(false);
  await expect.poll(() => storedKeys(page)).not.toContain(PENDING);
  expect(await isSessionAlive(api, { ...other, authorization: await tokenOf(page) })).toBe(true);
  await navbar.expectSignedIn();
});

test('it is repeated when the browser comes online @rest', async ({ page, context, api, account, problems }) => {
  problems.expect(failedCalls);
  await page.goto('/');
  await new Navbar(page).expectSignedIn();
  await context.setOffline(true);
  const navbar = new Navbar(page);
  await navbar.logOut();
  await navbar.expectSignedOut();
  await context.setOffline(false);
  await expect.poll(() => isSessionAlive(api, account)).toBe(false);
});

test('a session that has expired is explained at sign-in, and keeps the page @rest', async ({
  page,
  api,
  account,
  problems,
}) => {
  problems.expect(failedCalls);
  await openPage(page, '/spending');
  await api.endSession(account);
  await new Navbar(page).goTo('Overview');
  await expect(page).toHaveURL('/sign-in');
  const message = page.getByRole('main').getByText('Authentication expired. Please log in again.', { exact: true });
  await expect(message).toBeVisible();
  const signIn = new SignInPage(page);
  await signIn.signIn({ ...account, password: 'not the password' });
  await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
  await expect(message).toBeHidden();
  await signIn.signIn(account);
  await expect(page).toHaveURL('/dashboard');
});

test('another tab follows to the next user, and shows nothing of the first @g-nothing-personal @rest', async ({
  page,
  context,
  api,
  account,
}) => {
  const other = await api.register({ ...newUser(), firstName: 'Kim' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome back, ${account.firstName}` })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await second.evaluate((token) => localStorage.setItem('token', token), other.authorization);
  await expect(page.getByRole('heading', { name: 'Welcome back, Kim' })).toBeVisible();
  await new Navbar(page).accountMenu.click();
  await expect(page.getByText(account.email)).toHaveCount(0);
});

async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('token') ?? '');
}
