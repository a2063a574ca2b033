import { QuizPage } from '../models/quiz-page';
import { changeResponse } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.78', 'behind a button of the page, never by itself', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await quiz.bankButton.click();
  await expect(quiz.bankDialog.getByRole('button', { name: 'Yes, Connect Bank', exact: true })).toBeVisible();
  await expect(quiz.bankDialog.getByRole('button', { name: 'Skip for Now', exact: true })).toBeVisible();
});

sentence('2.79', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 3);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.resumeDialog.getByRole('heading')).toHaveText('Resume Previous Session?');
  await expect(quiz.resumeDialog.getByRole('button')).toHaveText(['Continue Session', 'Start Fresh']);
  // It cannot be left without a choice.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(8, 400);
  await expect(quiz.resumeDialog).toBeVisible();
});

sentence('2.80', '', async ({ page, api, account }) => {
  await api.answerQuiz(account);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.completedDialog.getByRole('heading')).toHaveText('Quiz Already Completed!');
  await expect(quiz.completedDialog.getByRole('button', { name: 'Restart Quiz', exact: true })).toBeVisible();
  await expect(quiz.completedDialog.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await quiz.completedDialog.getByRole('button', { name: 'Go to Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

sentence('2.81', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  let completed = false;
  await changeResponse(page, { path: '/adaptive-quiz/start' }, (existing) => ({
    ...existing,
    completed,
    progress: { completion_percentage: completed ? 99.5 : 33.333 },
  }));
  await quiz.open();
  await expect(quiz.resumeDialog.getByText('33% Complete', { exact: true })).toBeVisible();
  await expect(quiz.resumeDialog.getByRole('progressbar')).toHaveAttribute('value', '33');
  completed = true;
  await page.reload();
  await expect(quiz.completedDialog.getByText('100% Complete', { exact: true })).toBeVisible();
});
