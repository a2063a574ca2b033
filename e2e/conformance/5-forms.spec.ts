import { SignInPage, SignUpPage } from '../models/account-pages';
import { QuizPage } from '../models/quiz-page';
import { changeResponse, failedCalls, injectFault, pauseCall, recordCalls } from '../support/network';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

/** The messages under the fields that are marked as invalid, by the names of the fields. */
async function messages(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')].map((input) => [
        input.name,
        document.querySelector(`#${CSS.escape(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')}`)
          ?.textContent ?? '',
      ]),
    ),
  );
}

sentence(['2.45', '5.1'], 'its fields, and its messages for invalid input', async ({ page }) => {
  const signIn = new SignInPage(page);
  const main = page.getByRole('main');
  await signIn.open();
  const calls = recordCalls(page);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
  await expect(signIn.email).toHaveAttribute('type', 'email');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await expect(main.getByRole('checkbox', { name: 'Remember me', exact: true })).not.toBeChecked();
  expect(await messages(page)).toEqual({});
  await signIn.submit.click();
  await expect(signIn.email).toBeFocused();
  expect(await messages(page)).toEqual({ email: 'Email is required', password: 'Password is required' });
  // From the first try on, every change is validated at once.
  await signIn.password.fill('x');
  for (const email of ['ada', 'ada@', '@example.com', 'ada@example', 'ada park@example.com', 'a@b@example.com']) {
    await signIn.email.fill(email);
    expect(await messages(page), email).toEqual({ email: 'Email is invalid' });
  }
  await signIn.email.fill('   ');
  expect(await messages(page)).toEqual({ email: 'Email is required' });
  await signIn.email.fill('ada@example.com');
  expect(await messages(page)).toEqual({});
  await signIn.email.fill('ada@');
  await signIn.submit.click();
  expect(calls).toEqual([]);

  await main.getByRole('link', { name: 'Forgot your password?', exact: true }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  await main.getByRole('link', { name: 'Create an account', exact: true }).click();
  await expect(page).toHaveURL('/sign-up');
});

const labels = ['First name', 'Last name', 'Email', 'Phone (optional)', 'Password', 'Confirm password'];
const empty = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  password: 'Password is required',
  confirm_password: 'Please confirm your password',
};

sentence(
  ['2.50', '5.3'],
  'its fields, and its messages for an invalid phone number and empty fields',
  async ({ lookAt }) => {
    const page = await lookAt('/sign-up');
    const signUp = new SignUpPage(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create your account');
    await expect(main.locator('form label')).toHaveText(labels);
    const types = await main
      .locator('form input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('type') ?? 'text'));
    expect(types).toEqual(['text', 'text', 'email', 'tel', 'password', 'password']);
    await signUp.submit.click();
    await expect(signUp.field('First name')).toBeFocused();
    expect(await messages(page)).toEqual(empty);
    const phone = signUp.field('Phone (optional)');
    for (const wrong of [
      '123456789',
      '+123456789',
      '0412 345 67x',
      '++61412345678',
      '(02) 9999 9999',
      '61+412345678',
    ]) {
      await phone.fill(wrong);
      expect(await messages(page), wrong).toEqual({ ...empty, phone: 'Phone number is invalid' });
    }
    for (const right of ['', '0412345678', '+61 412 345 678', '0412-345-678', '1 2 3 4 5 6']) {
      await phone.fill(right);
      expect(await messages(page), right).toEqual(empty);
    }
    await main.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/sign-in');
  },
);

const serverMessages: readonly (readonly [name: string, label: string, message?: string])[] = [
  ['first_name', 'First name', 'Please spell it out.'],
  ['last_name', 'Last name'],
  ['email', 'Email', 'This email is taken.'],
  ['phone', 'Phone (optional)', 'This number is unknown.'],
  ['password', 'Password', 'This password is known to others.'],
];

sentence(['5.3', '8.11'], "every message of the form, and the server's", async ({ lookAt, problems }) => {
  problems.expect(failedCalls);
  const page = await lookAt('/sign-up');
  const signUp = new SignUpPage(page);
  const calls = recordCalls(page);
  await signUp.submit.click();
  expect(await messages(page)).toEqual(empty);
  await signUp.field('First name').fill('  ');
  await signUp.field('Last name').fill('Park');
  await signUp.field('Email').fill('ada');
  await signUp.field('Password').fill('1234567');
  expect(await messages(page)).toEqual({
    first_name: 'First name is required',
    email: 'Email is invalid',
    password: 'Password must be at least 8 characters',
    confirm_password: 'Please confirm your password',
  });
  await signUp.field('First name').fill('Ada');
  await signUp.field('Email').fill('ada@example.com');
  await signUp.field('Password').fill('12345678');
  await signUp.field('Confirm password').fill('12345679');
  expect(await messages(page)).toEqual({ confirm_password: 'Passwords do not match' });
  await signUp.field('Confirm password').fill('12345678');
  expect(await messages(page)).toEqual({});
  // Changing the password afterwards makes the confirmation wrong again.
  await signUp.field('Password').fill('123456789');
  expect(await messages(page)).toEqual({ confirm_password: 'Passwords do not match' });
  await signUp.submit.click();
  expect(calls).toEqual([]);

  await signUp.field('Confirm password').fill('123456789');
  const detail = serverMessages.map(([name, , msg]) => ({ loc: ['body', name], ...(msg && { msg }) }));
  const repair = await injectFault(page, '/auth/register', { status: 422, body: { detail } });
  await signUp.submit.click();
  for (const [, label, message = 'Invalid value'] of serverMessages) {
    await expect(signUp.field(label)).toHaveAccessibleDescription(
      label === 'Password' ? `${message} At least 8 characters.` : message,
    );
  }
  await repair();
});

sentence('5.5', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const button = page.getByRole('button', { name: 'Subscribe Now', exact: true });
  const field = page.locator('form').filter({ has: button }).getByRole('textbox');
  await button.click();
  await expect(field).toBeFocused();
  const state = () =>
    field.evaluate(
      (input) => input instanceof HTMLInputElement && { type: input.type, missing: input.validity.valueMissing },
    );
  expect(await state()).toEqual({ type: 'email', missing: true });
  await expect(page.getByText('Thank you for subscribing!')).toHaveCount(0);
});

sentence('5.10', 'the percentage, and Next', async ({ page, account: _account }) => {
  let percentage = 0;
  const restore = await changeResponse(page, { path: '/adaptive-quiz/start' }, (started) => ({
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
  await restore();

  const start = await pauseCall(page, { path: '/adaptive-quiz/start' });
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
  await api.comeTo(account, 'scale');
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.slider.press('End');
  await quiz.slider.press('ArrowRight');
  await expect(quiz.slider).toHaveValue('10');
  await quiz.slider.press('Home');
  await quiz.slider.press('ArrowLeft');
  await expect(quiz.slider).toHaveValue('1');
});
