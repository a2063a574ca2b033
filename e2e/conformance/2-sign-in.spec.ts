import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { respondWith, changeResponse, failedCalls, pauseCall, recordCalls, recordPages } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.45', 'title, fields and links', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
  await expect(signIn.email).toHaveAttribute('type', 'email');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await expect(main.getByRole('checkbox', { name: 'Remember me', exact: true })).not.toBeChecked();

  await main.getByRole('link', { name: 'Forgot your password?', exact: true }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  await main.getByRole('link', { name: 'Create an account', exact: true }).click();
  await expect(page).toHaveURL('/sign-up');
});

for (const remembered of [false, true]) {
  sentence('2.45', `'Remember me' is wired to nothing, ${remembered ? '' : 'not '}checked`, async ({ page, api }) => {
    const person = await api.register();
    const signIn = new SignInPage(page);
    await signIn.open();
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remembered);
    const calls = recordCalls(page);
    await signIn.signIn(person);
    await expect(page).toHaveURL('/onboarding');
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/auth/login',
      body: { email: person.email, password: person.password },
    });
    expect(Object.keys(calls[0]?.body ?? {})).toEqual(['email', 'password']);
    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(kept).toEqual({ local: ['token'], session: [] });
  });
}

sentence('2.46', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(signIn.submit).toHaveText('Sign in');
  const login = await pauseCall(page, { path: '/auth/login' });
  await signIn.signIn({ email: 'nobody@example.com', password: 'whatever it was' });
  await expect(signIn.submit).toHaveText('Signing in...');
  login.resume();
  await expect(signIn.banner).toBeVisible();
  await expect(signIn.submit).toHaveText('Sign in');
});

sentence('2.47', '', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(signIn.banner).toBeHidden();
  await signIn.signIn({ ...person, password: 'not the password' });
  await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
  const banner = await signIn.banner.boundingBox();
  const form = await page.getByRole('main').locator('form').boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
});

sentence('2.48', 'to the quiz while none is completed, with no other page in between', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  const pages = recordPages(page);
  await signIn.signIn(person);
  await new Navbar(page).expectSignedIn();
  await expect(page.getByRole('heading', { name: "Let's Get to Know You" })).toBeVisible();
  expect(pages).toEqual(['/onboarding']);
});

sentence('2.48', 'to the dashboard once a quiz is completed, with no other page in between', async ({ page, api }) => {
  const person = await api.register();
  await api.answerQuiz(person);
  const signIn = new SignInPage(page);
  await signIn.open();
  const pages = recordPages(page);
  await signIn.signIn(person);
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.firstName}` })).toBeVisible();
  expect(pages).toEqual(['/dashboard']);
});

sentence('2.48', 'to the dashboard where the response has no such field', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await changeResponse(
    page,
    { path: '/auth/me', method: 'GET' },
    ({ onboarding_completed: _missing, ...user }) => user,
  );
  await signIn.signIn(person);
  await expect(page).toHaveURL('/dashboard');
});

sentence(
  '2.48',
  'first of all to the page that the guard had kept, by way of sign-up and back',
  async ({ page, api }) => {
    const person = await api.register();
    await page.goto('/budget?month=3#food');
    const signIn = new SignInPage(page);
    await expect(page).toHaveURL('/sign-in');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    const pages = recordPages(page);
    await signIn.signIn(person);
    await expect(page).toHaveURL('/budget?month=3#food');
    expect(pages).toEqual(['/budget']);
  },
);

sentence('2.48', 'a signed-in user is sent on', async ({ page, account: _account }) => {
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/onboarding');
});

sentence('2.47', 'a message belongs to the screen it was made on', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const signIn = new SignInPage(page);
  await signIn.open();
  await respondWith(page, { path: '/auth/login' }, { detail: 'Too many attempts. Please wait a minute.' }, 429);
  await signIn.signIn({ email: 'nobody@example.com', password: 'whatever it was' });
  await expect(signIn.banner).toHaveText('Too many attempts. Please wait a minute.');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(signIn.heading).toBeVisible();
  await expect(signIn.banner).toBeHidden();
});
