import { SignInPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import type { Account, TestApiClient } from '../support/api';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const storedKeys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const PENDING = 'verdant:sign-outs';

/** Resolves to true if the server still accepts the account's token. */
const isSessionAlive = (api: TestApiClient, account: Account) =>
  api.me(account).then(
    () => true,
    () => false,
  );

test('logout removes every quiz answer from the browser, and the next user sees no earlier answers @g-nothing-personal', async ({
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
