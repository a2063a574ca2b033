import { SignInPage } from '../models/account-pages';
import { QuizPage } from '../models/quiz-page';
import { failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  ['2.77', '4.23', '9.9'],
  'a moved slider stays within 1 and 10, is kept through a reload, and its last value is sent',
  async ({ page, api, account }) => {
    await api.comeTo(account, 'scale');
    const quiz = new QuizPage(page);
    await quiz.resume();
    for (const [key, value] of [
      ['ArrowRight', '6'],
      ['Home', '1'],
      ['ArrowLeft', '1'],
      ['ArrowRight', '2'],
      ['End', '10'],
      ['ArrowLeft', '9'],
    ] as const) {
      await quiz.slider.press(key);
      await expect(quiz.slider, key).toHaveValue(value);
    }
    await page.reload();
    await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
    await expect(quiz.slider).toHaveValue('9');
    const sent = page.waitForRequest('**/adaptive-quiz/respond');
    await quiz.next.click();
    expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 9, touched: true } });
  },
);

sentence(
  ['2.77', '4.23'],
  'a text is kept through a reload, and through a session that ends in the middle',
  async ({ page, api, account, problems }) => {
    problems.expect(failedCalls);
    await api.answerQuiz(account, 9);
    const quiz = new QuizPage(page);
    await quiz.openExtras();
    await expect(quiz.textarea).toHaveAttribute('rows', '3');
    await expect(quiz.textarea).toHaveAttribute('placeholder', 'Type your answer here...');
    await quiz.textarea.fill('A home of our own, half typ');
    await page.reload();
    await expect(quiz.extras).toBeVisible();
    await expect(quiz.textarea).toHaveValue('A home of our own, half typ');
    await expect(quiz.send).toBeEnabled();

    await quiz.textarea.fill('Retire at sixty');
    await api.endSession(account);
    await quiz.toDashboard.click();
    await expect(page).toHaveURL('/sign-in');
    await new SignInPage(page).signIn(account);
    await expect(page).toHaveURL(/\/quiz\/result\?check=/);
    await expect(quiz.textarea).toHaveValue('Retire at sixty');
    const sent = page.waitForRequest('**/adaptive-quiz/extras');
    await quiz.toDashboard.click();
    expect((await sent).postDataJSON()).toMatchObject({
      answers: [{ question_id: 'profile-wish', answer: 'Retire at sixty' }],
    });
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
