import * as v from 'valibot';
import { loginResponse } from '@verdant/shared/contract';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { nextCall, responseOf, watchCalls } from '../support/calls';
import {
  changeResponse,
  failedCalls,
  fieldsOf,
  injectFault,
  pauseCall,
  recordCalls,
  respondWith,
} from '../support/network';
import type { Fault } from '../support/network';
import { expect, signInBrowser } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const me = { path: '/auth/me', method: 'GET' } as const;

sentence(
  ['4.1', '4.2', '4.3', '4.4'],
  'with a stored token the page waits until it is known who it is, without one there is sign-in',
  async ({ page, account, problems }) => {
    problems.expect(failedCalls);
    const calls = recordCalls(page);
    const spinner = page.getByRole('main').getByRole('status');
    const heading = page.getByRole('heading', { level: 1 });
    // A network that fails once is no failure.
    let hasFailed = false;
    await page.route('**/api/v1/auth/me', (route) => {
      if (hasFailed) return route.continue();
      hasFailed = true;
      return route.abort();
    });
    const profile = await pauseCall(page, me);
    await page.goto('/recommendations');
    await expect(spinner).toContainText('Loading...');
    await expect(page).toHaveURL('/recommendations');
    await expect(heading).toHaveCount(0);
    profile.resume();
    await expect(heading).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await new Navbar(page).expectSignedIn();
    expect(hasFailed).toBe(true);
    const asked = calls.filter(({ path }) => path === '/auth/me');
    expect(asked.map(({ authorization }) => authorization)).toEqual([account.authorization, account.authorization]);
    expect(await storedToken(page)).toBe(account.authorization);

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.reload();
    await expect(page).toHaveURL('/sign-in');
    await new Navbar(page).expectSignedOut();
  },
);

sentence(
  ['4.3', '4.4', '5.7', '8.1', '8.5'],
  'a stored token that nothing comes of is removed, and the person signs in again',
  async ({ page, api, account, baseURL, problems }) => {
    problems.expect(failedCalls);
    const { id, email: _missing, ...rest } = fieldsOf(await api.me(account));
    const expired = { status: 401, body: { detail: 'Authentication expired. Please log in again.' } };
    const faults: readonly [page: string, call: string, Fault][] = [
      ['/dashboard', '/adaptive-quiz/insights', expired],
      ['/', '/auth/me', expired],
      ['/recommendations', '/auth/me', { status: 404 }],
      ['/recommendations', '/auth/me', { status: 200, body: { ...rest, id } }],
      ['/recommendations', '/auth/me', 'network'],
    ];
    const signIn = new SignInPage(page);
    for (const [path, call, fault] of faults) {
      const repair = await injectFault(page, call, fault);
      await signInBrowser(page, baseURL ?? '', account);
      await page.goto(path);
      await expect(signIn.heading, JSON.stringify(fault)).toBeVisible();
      await expect(page).toHaveURL('/sign-in');
      await expect(signIn.submit).toHaveText('Sign in');
      // A session that has expired is said to have, in a status as well.
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      await new Navbar(page).expectSignedOut();
      expect(await storedToken(page)).toBeNull();
      await repair();
    }
  },
);

sentence(
  ['3.10', '4.6', '7.2', '7.4'],
  'the token is stored, the profile fetched with it, and only then the page changes',
  async ({ page, api }) => {
    const person = await api.register();
    const signIn = new SignInPage(page);
    const navbar = new Navbar(page);
    const calls = watchCalls(page);
    await signIn.open();
    const profile = await pauseCall(page, me);
    const login = nextCall(page, 'POST /auth/login');
    await signIn.signIn(person);
    await expect.poll(profile.count).toBe(1);
    const { status, body } = await responseOf(await login);
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/./), token_type: 'Bearer' },
    });
    const token = `Bearer ${v.parse(loginResponse, body).access_token}`;
    expect(await storedToken(page)).toBe(token);
    await expect(page).toHaveURL('/sign-in');
    profile.resume();
    await expect(page).toHaveURL('/onboarding');
    await expect
      .poll(() => calls.map(({ call, headers }) => [call, headers['authorization']]))
      .toEqual([
        ['POST /auth/login', undefined],
        ['GET /auth/me', token],
        ['POST /adaptive-quiz/start', token],
      ]);
    expect(calls[0]?.body).toEqual({ email: person.email, password: person.password });
    for (const { headers } of calls) {
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      });
    }
    await navbar.accountMenu.click();
    await expect(navbar.userMenu.getByText(person.email)).toBeVisible();
  },
);

sentence('3.10', "the token under the response's own type, and the theme", async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await changeResponse(page, { path: '/auth/login' }, (body) => ({ ...body, token_type: 'bearer' }));
  const login = nextCall(page, 'POST /auth/login');
  await signIn.signIn(person);
  const { body } = await responseOf(await login);
  await expect(page).toHaveURL('/onboarding');
  expect(await storedToken(page)).toBe(`bearer ${v.parse(loginResponse, body).access_token}`);

  const storedTheme = () => page.evaluate(() => localStorage.getItem('theme'));
  await new Navbar(page).switchTheme('light');
  expect(await storedTheme()).toBe('light');
  await new Navbar(page).switchTheme('dark');
  expect(await storedTheme()).toBe('dark');
});

sentence(
  ['4.9', '7.6'],
  'the profile is fetched, and without a profile there is a temporary user',
  async ({ page, problems }) => {
    problems.expect(failedCalls);
    const signUp = new SignUpPage(page);
    const navbar = new Navbar(page);
    await signUp.open();
    await changeResponse(page, { path: '/auth/register' }, ({ user: _missing, ...rest }) => rest);
    const first = newUser();
    const fetched = nextCall(page, 'GET /auth/me');
    await signUp.signUp(first);
    expect(await responseOf(await fetched)).toMatchObject({ status: 200, body: { email: first.email } });
    await expect(page).toHaveURL('/onboarding');
    await navbar.logOut();

    await respondWith(page, me, { detail: 'broken' }, 500);
    const second = newUser();
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await signUp.signUp(second);
    const quiz = new QuizPage(page);
    await quiz.expectQuestion(1);
    await quiz.choose();
    // Unsent answers are kept under their user's id, which shows nowhere else.
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toContainEqual(expect.stringMatching(/:temp-\d{13}:/));
    await navbar.accountMenu.click();
    await expect(navbar.userMenu.getByText(`${second.firstName} ${second.lastName}`)).toBeVisible();
    await expect(navbar.userMenu.getByText(second.email)).toBeVisible();
  },
);
