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
  await given.isStillPresent();

  await quiz.next.click();
  await quiz.answerFrom(6, 10);
  await expect(page).toHaveURL('/dashboard');
});

test('the resume dialog stays until a choice is made @rest', async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.resumeDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(quiz.resumeDialog).toBeVisible();
});
