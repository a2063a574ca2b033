import { DashboardPage } from '../models/dashboard-page';
import { QuizPage } from '../models/quiz-page';
import { expect, test } from '../support/test';

test('the quiz continues where it stopped after a reload, with the unsent answer', async ({
  page,
  account: _account,
}) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.answerFrom(1, 4);
  await quiz.expectQuestion(5);
  const given = await quiz.choose('last');

  await page.reload();
  await expect(quiz.resumeDialog).toContainText('40%');
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  await quiz.expectQuestion(5);
  await given.isStillThere();

  await quiz.next.click();
  await quiz.answerFrom(6, 10);
  await expect(page).toHaveURL('/dashboard');
});

test('Start Fresh begins again with the first question', async ({ page, api, account }) => {
  await api.answerQuiz(account, 3);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.resumeDialog).toContainText('30%');
  await quiz.resumeDialog.getByRole('button', { name: 'Start Fresh' }).click();
  await quiz.expectQuestion(1);
});

test('the resume dialog stays until a choice is made', async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.resumeDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(quiz.resumeDialog).toBeVisible();
});

test('a completed quiz offers the dashboard', async ({ page, api, account }) => {
  await api.answerQuiz(account);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.completedDialog).toContainText('100%');
  await quiz.completedDialog.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();
});

test('Next waits for an answer, and Back reports that it is not supported', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  if (!(await quiz.slider.isVisible())) await expect(quiz.next).toBeDisabled();
  await quiz.choose();
  await expect(quiz.next).toBeEnabled();
  await quiz.back.click();
  await expect(page.getByText('Going back to previous questions is not supported.')).toBeVisible();
  await quiz.expectQuestion(1);
});

test('an answer that could not be sent is reported, kept and sent on the next try', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load resource/);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  const given = await quiz.choose();
  await page.route('**/adaptive-quiz/respond', (route) => route.abort());
  await quiz.next.click();
  await expect(page.getByText('Failed to submit answer. Please try again.')).toBeVisible();
  await given.isStillThere();

  await page.unroute('**/adaptive-quiz/respond');
  await quiz.next.click();
  await quiz.expectQuestion(2);
});

test('a double click on Next sends one answer', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await quiz.choose();
  await quiz.next.dblclick();
  await quiz.expectQuestion(2);
});

test('when the insights cannot be fetched at the end, the dashboard is still next', async ({
  page,
  api,
  account,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load resource/);
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  await page.route('**/adaptive-quiz/insights**', (route) => route.abort());
  await quiz.choose();
  await quiz.next.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Failed to load financial insights. Please try again.')).toBeVisible();
});
