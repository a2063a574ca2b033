import { SignUpPage } from '../models/account-pages';
import { LandingPage } from '../models/landing-page';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import type { Api } from '../support/api';
import { recordCalls } from '../support/network';
import { wordsOf } from '../support/inert-button';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

/** Registers a user in the open form, whom the server knows by this phone number from then on. */
async function register(page: Page, api: Api, phone: string): Promise<void> {
  const signUp = new SignUpPage(page);
  const person = newUser();
  await signUp.field('Phone (optional)').fill(phone);
  await signUp.signUp(person);
  await expect(page).toHaveURL('/onboarding');
  const authorization = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const me = await api.me({ ...person, authorization });
  expect(me).toMatchObject({ email: person.email, first_name: person.firstName, last_name: person.lastName, phone });
  // The session is thrown away next, which a quiz that is still starting would be refused for.
  await new QuizPage(page).expectQuestion(1);
}

sentence(['1.2', '9.2'], 'registration, without and with a phone number', async ({ page, api }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.submit.click();
  const password = signUp.field('Password');
  await password.fill('1234567');
  await expect(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
  await password.fill('12345678');
  await expect(password).not.toHaveAttribute('aria-invalid');
  const phone = signUp.field('Phone (optional)');
  for (const [typed, valid] of [
    ['041234567', false],
    ['0412345678', true],
    ['+61 412-345-678', true],
    ['0412 345 67x', false],
    ['++6141234567', false],
    ['(02) 9999 9999', false],
    ['', true],
  ] as const) {
    await phone.fill(typed);
    await (valid
      ? expect(phone).not.toHaveAttribute('aria-invalid')
      : expect(phone).toHaveAccessibleDescription('Phone number is invalid'));
  }
  await register(page, api, '');
  await page.evaluate(() => localStorage.clear());
  await signUp.open();
  await register(page, api, '+61 400 000 000');
});

sentence(['1.3', '9.6'], 'the claims of the landing page', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  for (const claim of [
    /AI-powered insights tailored to your goals/,
    /Bank-grade encryption/,
    /Action Plans/,
    /Open Banking/,
    /Your Financial Health Score/,
    /Round-the-clock support/,
    /4\.9\/5\s*average user rating/,
    /About 3 minutes\s*for the health check/,
  ]) {
    await expect(landing.main).toContainText(claim);
  }
  await expect(landing.section('hero').getByText('4.9/5', { exact: true })).toBeVisible();
  await expect(landing.section('how-it-works').getByText(/3-minute quiz/)).toBeVisible();
});

/** The same words at every load, and no call that could have brought them. */
async function expectFixed(page: Page, areas: Record<string, string>, expected: readonly string[]): Promise<void> {
  const calls = recordCalls(page);
  const main = page.getByRole('main');
  // Below the heading, where own figures are: the last to come.
  const where = main.getByRole('link', { name: /^(Link a bank|Go to the dashboard)$/ }).first();
  for (const [path, name] of Object.entries(areas)) {
    calls.length = 0;
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(path);
    await expect(main.getByText('Sample data', { exact: true }).first()).toBeVisible();
    await expect(where).toBeVisible();
    const words = await wordsOf(main);
    expect(words.length).toBeGreaterThan(10);
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(where).toBeVisible();
    expect(await wordsOf(main)).toEqual(words);
    const asked = new Set(calls.map(({ method, path: called }) => `${method} ${called}`));
    expect([path, ...[...asked].toSorted()]).toEqual([path, ...expected]);
  }
}

sentence(['1.6', '2.9'], 'money', async ({ page, account: _account }) => {
  const areas = { '/spending': 'Spending', '/savings': 'Savings', '/investments': 'Investments', '/budget': 'Budget' };
  // Spending shows the sample to all users without a linked bank; the others say where own figures are.
  await expectFixed(page, areas, ['GET /auth/me', 'GET /money/accounts']);
});

sentence(['1.6', '2.9'], 'advice', async ({ page, account: _account }) => {
  // Insights shows own scores above the sample to users with account data.
  await expectFixed(page, { '/insights': 'Insights' }, ['GET /auth/me', 'GET /money/accounts']);
  await expectFixed(page, { '/recommendations': 'Recommendations' }, ['GET /auth/me']);
});
