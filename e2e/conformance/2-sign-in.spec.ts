import { SignInPage, SignUpPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { newUser, plainAnswer } from '../support/api';
import { nextCall } from '../support/calls';
import { changeResponse, failedCalls, pauseCall, recordCalls, recordPages } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  ['2.45', '2.48', '5.1'],
  "to the quiz or to the dashboard with no other page in between, whether 'Remember me' is checked or not",
  async ({ page, api }) => {
    const person = await api.register();
    const signIn = new SignInPage(page);
    const navbar = new Navbar(page);
    await signIn.open();
    const expectToLead = async (path: string, heading: string, isRemembered: boolean) => {
      await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(isRemembered);
      const login = nextCall(page, 'POST /auth/login');
      const pages = recordPages(page);
      // A field of type email trims by itself; what the user typed must not matter anyway.
      await signIn.signIn({ ...person, email: `  ${person.email} ` });
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(pages).toEqual([path]);
      expect((await login).body).toEqual({ email: person.email, password: person.password });
      const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
      expect(kept).toEqual([['token'], []]);
      await navbar.expectSignedIn();
    };

    // Where the response does not say whether a quiz is completed.
    const me = { path: '/auth/me', method: 'GET' } as const;
    const restore = await changeResponse(page, me, ({ onboarding_completed: _missing, ...user }) => user);
    await expectToLead('/dashboard', `Welcome back, ${person.firstName}`, false);
    await restore();
    await navbar.logOut();

    await expectToLead('/onboarding', "Let's Get to Know You", true);
    // Who is signed in already is sent on.
    await page.goto('/sign-in');
    await expect(page).toHaveURL('/onboarding');
    await navbar.logOut();

    await api.retakeQuiz(person, plainAnswer);
    await expectToLead('/dashboard', `Welcome back, ${person.firstName}`, false);
  },
);

sentence(
  ['2.46', '2.47', '3.11', '4.5', '5.2'],
  'a wrong password, then the right one, sent once for several clicks',
  async ({ page, api, problems }) => {
    problems.expect(failedCalls);
    const person = await api.register();
    const signIn = new SignInPage(page);
    const navbar = new Navbar(page);
    await signIn.open();
    await expect(signIn.submit).toHaveText('Sign in');
    await expect(signIn.banner).toBeHidden();
    const wrong = await pauseCall(page, { path: '/auth/login' });
    await signIn.signIn({ ...person, password: 'not the password' });
    await expect(signIn.submit).toHaveText('Signing in...');
    wrong.resume();
    await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
    await expect(signIn.submit).toHaveText('Sign in');
    const banner = await signIn.banner.boundingBox();
    const form = await page.getByRole('main').locator('form').boundingBox();
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);

    const right = await pauseCall(page, { path: '/auth/login' });
    await signIn.signIn(person);
    await expect(signIn.submit).toHaveText('Signing in...');
    await expect(signIn.banner).toHaveCount(0);
    await signIn.submit.click({ force: true });
    await signIn.password.press('Enter');
    await signIn.email.press('Enter');
    right.resume();
    await expect(page).toHaveURL('/onboarding');
    await navbar.logOut();
    expect(right.count()).toBe(1);

    // In one instant, too.
    await signIn.email.fill(person.email);
    await signIn.password.fill(person.password);
    const calls = recordCalls(page);
    await signIn.submit.evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) throw new Error('not a button');
      button.click();
      button.form?.requestSubmit();
      button.click();
    });
    await expect(page).toHaveURL('/onboarding');
    expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
  },
);

sentence(
  ['2.48', '2.52'],
  'first of all to the page that the guard had kept, by way of the other screen and back',
  async ({ page }) => {
    const person = newUser();
    const main = page.getByRole('main');
    await page.goto('/savings?from=mail');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/sign-up');
    const pages = recordPages(page);
    await new SignUpPage(page).signUp(person);
    await expect(page).toHaveURL('/savings?from=mail');
    expect(pages).toEqual(['/savings']);

    // A document that is left before the answer would end the session a second time.
    const ended = page.waitForResponse('**/api/v1/auth/logout');
    await new Navbar(page).logOut();
    await ended;
    await expect(page).toHaveURL('/sign-in');
    await page.goto('/budget?month=3#food');
    await expect(page).toHaveURL('/sign-in');
    await main.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/sign-up');
    await main.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/sign-in');
    const pagesOfSignIn = recordPages(page);
    await new SignInPage(page).signIn(person);
    await expect(page).toHaveURL('/budget?month=3#food');
    expect(pagesOfSignIn).toEqual(['/budget']);
  },
);
