import { SignInPage, SignUpPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { newPerson } from '../support/api';
import { respondWith, changeResponse, cutOff, failedCalls, pauseCall, recordCalls } from '../support/network';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const me = { path: '/auth/me', method: 'GET' } as const;

sentence('4.1', '', async ({ page, account }) => {
  await page.goto('/recommendations');
  await new Navbar(page).expectSignedIn();
  expect(await storedToken(page)).toBe(account.authorization);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(page).toHaveURL('/sign-in');
  await new Navbar(page).expectSignedOut();
});

sentence(
  '4.2',
  'with a stored token neither the page nor sign-in shows until it is known who it is',
  async ({ page, account: _account }) => {
    const profile = await pauseCall(page, me);
    await page.goto('/recommendations');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading...');
    await expect(page).toHaveURL('/recommendations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    profile.resume();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

const failures: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['a server error', (page) => respondWith(page, me, { detail: 'broken' }, 500)],
  ['a token that is no longer valid', (page) => respondWith(page, me, { detail: 'Not signed in' }, 401)],
  ['a profile without an id', (page) => changeResponse(page, me, ({ id: _missing, ...user }) => user)],
  ['no network', (page) => cutOff(page, me)],
];
for (const [name, fail] of failures) {
  sentence('4.3', name, async ({ page, account: _account, problems }) => {
    problems.expect(failedCalls);
    await fail(page);
    await page.goto('/recommendations');
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await new Navbar(page).expectSignedOut();
  });
}

sentence(
  '4.3',
  'the profile is fetched with the token, and a network that fails once is no failure',
  async ({ page, account, problems }) => {
    problems.expect(failedCalls);
    const calls = recordCalls(page);
    let failed = false;
    await page.route('**/api/v1/auth/me', (route) => {
      if (failed) return route.continue();
      failed = true;
      return route.abort();
    });
    await page.goto('/recommendations');
    await new Navbar(page).expectSignedIn();
    expect(failed).toBe(true);
    const asked = calls.filter(({ path }) => path === '/auth/me');
    expect(asked.map(({ authorization }) => authorization)).toEqual([account.authorization, account.authorization]);
  },
);

sentence('4.4', '', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const spinner = page.getByRole('main').getByRole('status');
  const profile = await pauseCall(page, me);
  await page.goto('/recommendations');
  await expect(spinner).toBeVisible();
  profile.resume();
  await expect(spinner).toHaveCount(0);
  // After a failure too.
  await respondWith(page, me, { detail: 'broken' }, 500);
  await page.reload();
  await expect(new SignInPage(page).submit).toHaveText('Sign in');
  await expect(spinner).toHaveCount(0);
});

sentence('4.5', '', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn({ ...person, password: 'not the password' });
  await expect(signIn.banner).toBeVisible();
  const login = await pauseCall(page, { path: '/auth/login' });
  await signIn.signIn(person);
  await expect(signIn.submit).toHaveText('Signing in...');
  await expect(signIn.banner).toBeHidden();
  login.resume();
  await expect(page).toHaveURL('/onboarding');
});

sentence('4.6', '', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  const calls = recordCalls(page);
  const profile = await pauseCall(page, me);
  await signIn.signIn(person);
  await expect.poll(profile.count).toBe(1);
  const token = await storedToken(page);
  expect(token).toMatch(/^\S+ \S+$/);
  expect(calls.map(({ method, path, authorization }) => ({ method, path, authorization }))).toEqual([
    { method: 'POST', path: '/auth/login', authorization: undefined },
    { method: 'GET', path: '/auth/me', authorization: token },
  ]);
  await expect(page).toHaveURL('/sign-in');
  profile.resume();
  await expect(page).toHaveURL('/onboarding');
  await new Navbar(page).accountMenu.click();
  await expect(new Navbar(page).userMenu.getByText(person.email)).toBeVisible();
});

sentence('4.7', '', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await respondWith(page, me, { detail: 'The profile is being moved.' }, 503);
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('The profile is being moved.');
  await expect(signIn.submit).toHaveText('Sign in');
  await expect(signIn.submit).toBeEnabled();
  expect(await storedToken(page)).toBeNull();
  await new Navbar(page).expectSignedOut();
});

sentence('4.8', 'loading, the token stored, the way on', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  const register = await pauseCall(page, { path: '/auth/register' });
  await signUp.signUp(newPerson());
  await expect(signUp.submit).toHaveText('Creating account...');
  register.resume();
  await expect(page).toHaveURL('/onboarding');
  expect(await storedToken(page)).toMatch(/^\S+ \S+$/);
});

sentence('4.8', 'on failure the message is stored, and cleared by the next try', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await respondWith(page, { path: '/auth/register' }, { detail: 'Sign-ups are closed today.' }, 503);
  await signUp.signUp(newPerson());
  await expect(signUp.field('Password')).toHaveAccessibleDescription(/^Sign-ups are closed today\./);
  await expect(signUp.submit).toHaveText('Create account');
  expect(await storedToken(page)).toBeNull();
  await pauseCall(page, { path: '/auth/register' });
  await signUp.submit.click();
  await expect(page.getByText('Sign-ups are closed today.')).toBeHidden();
});

sentence('4.9', 'the profile is fetched', async ({ page }) => {
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await changeResponse(page, { path: '/auth/register' }, ({ user: _missing, ...rest }) => rest);
  const fetched = page.waitForResponse('**/api/v1/auth/me');
  await signUp.signUp(person);
  expect(await (await fetched).json()).toMatchObject({ email: person.email });
  await expect(page).toHaveURL('/onboarding');
});

sentence('4.9', 'and without a profile there is a temporary user', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await changeResponse(page, { path: '/auth/register' }, ({ user: _missing, ...rest }) => rest);
  await respondWith(page, me, { detail: 'broken' }, 500);
  await signUp.signUp(person);
  const quiz = new QuizPage(page);
  await quiz.expectQuestion(1);
  await quiz.choose();
  // Unsent answers are kept under their user's id, which shows nowhere else.
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(
    keys.find((key) => /:temp-\d{13}:/.test(key)),
    keys.join(),
  ).toBeDefined();
  await new Navbar(page).accountMenu.click();
  await expect(new Navbar(page).userMenu.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await expect(new Navbar(page).userMenu.getByText(person.email)).toBeVisible();
});

sentence('4.10', '', async ({ page, account }) => {
  await page.goto('/recommendations');
  const navbar = new Navbar(page);
  await navbar.logOut();
  await expect(page).toHaveURL('/sign-in');
  await navbar.expectSignedOut();
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByText(account.email)).toHaveCount(0);
});
