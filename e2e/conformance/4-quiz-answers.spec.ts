import { SignInPage } from '../models/account-pages';
import { QuizPage } from '../models/quiz-page';
import { respondWith, cutOff, failedCalls, restoreNetwork } from '../support/network';
import { comeToScale } from '../support/quiz-data';
import { expect } from '../support/test';
import { sentence } from './sentence';

const respond = { path: '/adaptive-quiz/respond' } as const;

sentence('4.23', 'a new answer replaces the earlier one', async ({ page, api, account }) => {
  await comeToScale(api, account);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.choose('first');
  await quiz.choose('last');
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 9, touched: true } });
});

for (const [name, fault] of [
  ['a server error', 500],
  ['no network', null],
] as const) {
  sentence(
    '4.23',
    `an answer is kept through a failed submit: ${name}`,
    async ({ page, account: _account, problems }) => {
      problems.expect(failedCalls);
      const quiz = new QuizPage(page);
      await quiz.open();
      await quiz.expectQuestion(1);
      const given = await quiz.choose('last');
      await (fault ? respondWith(page, respond, undefined, fault) : cutOff(page, respond));
      await quiz.next.click();
      await expect(quiz.error).toHaveText('Failed to submit answer. Please try again.');
      await given.isStillThere();
      await restoreNetwork(page);
      await quiz.next.click();
      await quiz.expectQuestion(2);
      await expect(quiz.error).toHaveCount(0);
    },
  );
}

sentence(
  '4.23',
  'an answer that could not be sent is not sent twice when it had arrived',
  async ({ page, account: _account, problems }) => {
    problems.expect(failedCalls);
    const quiz = new QuizPage(page);
    await quiz.open();
    await quiz.expectQuestion(1);
    await quiz.choose('last');
    // The server accepts it, and its response is lost.
    await page.route('**/adaptive-quiz/respond', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await quiz.next.click();
    await expect(quiz.error).toHaveText('Failed to submit answer. Please try again.');
    await page.unroute('**/adaptive-quiz/respond');
    await quiz.next.click();
    await quiz.expectQuestion(2);
  },
);

sentence('4.23', 'a typed answer is kept through a reload', async ({ page, api, account }) => {
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.openExtras();
  await quiz.textarea.fill('A home of our own, half typ');
  await page.reload();
  await expect(quiz.extras).toBeVisible();
  await expect(quiz.textarea).toHaveValue('A home of our own, half typ');
  await expect(quiz.send).toBeEnabled();
});

sentence('4.23', 'a moved slider is kept through a reload', async ({ page, api, account }) => {
  await comeToScale(api, account);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.slider.fill('8');
  await page.reload();
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  await expect(quiz.slider).toHaveValue('8');
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 8, touched: true } });
});

sentence(
  '4.23',
  'an answer is kept through a session that ends in the middle',
  async ({ page, api, account, problems }) => {
    problems.expect(failedCalls);
    await api.answerQuiz(account, 9);
    const quiz = new QuizPage(page);
    await quiz.openExtras();
    await quiz.textarea.fill('Retire at sixty');
    await api.endSession(account);
    await quiz.toDashboard.click();
    await expect(page).toHaveURL('/sign-in');

    await new SignInPage(page).signIn(account);
    await expect(page).toHaveURL('/onboarding');
    await expect(quiz.textarea).toHaveValue('Retire at sixty');
    await quiz.toDashboard.click();
    await expect(page).toHaveURL('/dashboard');
  },
);

sentence('4.23', 'an unsent answer is not shown to another user', async ({ page, api, account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await quiz.choose('last');
  const other = await api.register();
  await page.evaluate((token) => localStorage.setItem('token', token), other.authorization);
  expect(other.email).not.toBe(account.email);
  await page.reload();
  await quiz.expectQuestion(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(quiz.send).toBeDisabled();
});
