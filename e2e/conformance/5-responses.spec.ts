import { SignInPage, SignUpPage } from '../models/account-pages';
import { ProfileSettings } from '../models/profile-settings';
import { QuizPage } from '../models/quiz-page';
import { newPerson } from '../support/api';
import { respondWith, changeResponse, failedCalls, fieldsOf, pauseCall } from '../support/network';
import { expect } from '../support/test';
import { comeToScale } from '../support/quiz-data';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const me = { path: '/auth/me', method: 'GET' } as const;
const login = { path: '/auth/login' } as const;
const register = { path: '/auth/register' } as const;
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

for (const missing of ['access_token', 'token_type'] as const) {
  sentence('5.6', missing, async ({ page, api }) => {
    const person = await api.register();
    const signIn = new SignInPage(page);
    await signIn.open();
    await changeResponse(page, login, ({ [missing]: _missing, ...rest }) => rest);
    await signIn.signIn(person);
    await expect(signIn.banner).toHaveText('Login response missing authentication token');
    expect(await storedToken(page)).toBeNull();
  });
}

sentence('5.7', 'on a visit, without an id or without an email there is no session', async ({ page, api }) => {
  let left: 'id' | 'email' = 'id';
  await changeResponse(page, me, (user) => ({ ...user, [left]: undefined }));
  for (const missing of ['id', 'email'] as const) {
    left = missing;
    const account = await api.register();
    await page.goto('/sign-in');
    await page.evaluate((token) => localStorage.setItem('token', token), account.authorization);
    await page.goto('/recommendations');
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  }
});

sentence('5.7', 'at sign-in, without an email', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await changeResponse(page, me, ({ email: _missing, ...user }) => user);
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('User profile response missing email');
  expect(await storedToken(page)).toBeNull();
});

sentence('5.8', 'after login', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await changeResponse(page, me, ({ id: _missing, ...user }) => user);
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('Failed to retrieve user information after login. Please try again.');
  await expect(page).toHaveURL('/sign-in');
  expect(await storedToken(page)).toBeNull();
});

sentence('5.8', 'after registration', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await changeResponse(page, register, ({ user, ...rest }) => ({
    ...rest,
    user: { ...fieldsOf(user), id: undefined },
  }));
  await signUp.signUp(newPerson());
  await expect(signUp.field('Password')).toHaveAccessibleDescription(
    /^Failed to retrieve user information after registration\. Please try again\./,
  );
  await expect(page).toHaveURL('/sign-up');
  expect(await storedToken(page)).toBeNull();
});

/** No body at all, and empty bodies. */
const emptyBodies = [undefined, {}, null] as const;

sentence('5.9', 'login', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  for (const body of emptyBodies) {
    await respondWith(page, login, body);
    await signIn.signIn({ email: 'ada@example.com', password: 'whatever it was' });
    await expect(signIn.banner, JSON.stringify(body)).toHaveText('Login response missing authentication token');
  }
});

sentence('5.9', 'profile', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  for (const body of emptyBodies) {
    await respondWith(page, me, body);
    await signIn.signIn(person);
    await expect(signIn.banner, JSON.stringify(body)).toHaveText(
      'Failed to retrieve user information after login. Please try again.',
    );
  }
});

sentence('5.9', 'registration', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  for (const body of emptyBodies) {
    await respondWith(page, register, body);
    await signUp.signUp(newPerson());
    await expect(signUp.field('Password'), JSON.stringify(body)).toHaveAccessibleDescription(
      /^Failed to retrieve user information after registration\. Please try again\./,
    );
  }
});

sentence('5.9', 'profile update', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  for (const [place, body] of emptyBodies.entries()) {
    await respondWith(page, { path: '/auth/me', method: 'PUT' }, body);
    await settings.firstName.fill(`Grace ${place}`);
    await settings.save.click();
    await expect(settings.error, JSON.stringify(body)).toHaveText('Update failed. Please try again.');
    await expect(settings.firstName).toHaveValue(`Grace ${place}`);
  }
});

sentence('5.10', 'Next', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const start = await pauseCall(page, { path: '/adaptive-quiz/start' });
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.heading).toBeVisible();
  // While the quiz itself is loading there is nothing to press.
  await expect(quiz.send).toHaveCount(0);
  start.resume();
  await quiz.expectQuestion(1);
  await expect(quiz.send).toBeDisabled();
  await quiz.options.first().click();
  await expect(quiz.send).toBeEnabled();
  const respond = await pauseCall(page, { path: '/adaptive-quiz/respond' });
  await quiz.send.click();
  await expect(quiz.send).toBeDisabled();
  respond.resume();
  await quiz.expectQuestion(2);
});

sentence('5.10', 'the scale', async ({ page, api, account }) => {
  await comeToScale(api, account);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.slider.press('End');
  await quiz.slider.press('ArrowRight');
  await expect(quiz.slider).toHaveValue('10');
  await quiz.slider.press('Home');
  await quiz.slider.press('ArrowLeft');
  await expect(quiz.slider).toHaveValue('1');
});

sentence('5.10', 'the percentage', async ({ page, account: _account }) => {
  let percentage = 0;
  await changeResponse(page, { path: '/adaptive-quiz/start' }, (started) => ({
    ...started,
    progress: { current: 3, total: 7, completion_percentage: percentage },
  }));
  const quiz = new QuizPage(page);
  for (const [exact, shown] of [
    [28.571, 29],
    [33.333, 33],
  ] as const) {
    percentage = exact;
    await quiz.open();
    await expect(page.getByText('Question 3 of 7', { exact: true })).toBeVisible();
    await expect(page.getByText(`${shown}% Complete`, { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(shown));
  }
});
