import { QuizPage } from '../models/quiz-page';
import { nextCall } from '../support/calls';
import { failedCalls, injectFault } from '../support/network';
import type { Fault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const faults: Fault[] = [{ status: 500, body: { detail: 'Something broke.' } }, 'network', { status: 200, body: {} }];

sentence('8.16', 'load', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const quiz = new QuizPage(page);
  let repair = await injectFault(page, '/adaptive-quiz/start', 'network');
  await quiz.open();
  await expect(quiz.error).toHaveText('Failed to load quiz. Please try again.');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (const fault of faults) {
    await repair();
    repair = await injectFault(page, '/adaptive-quiz/start', fault);
    const asked = nextCall(page, 'POST /adaptive-quiz/start');
    await again.click();
    await asked;
    await expect(quiz.error).toHaveText('Failed to load quiz. Please try again.');
  }
  await repair();
  await again.click();
  await quiz.expectQuestion(1);
});

sentence('8.16', 'restart', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.open();
  const fresh = quiz.resumeDialog.getByRole('button', { name: 'Start Fresh' });
  for (const fault of faults) {
    const repair = await injectFault(page, '/adaptive-quiz/restart', fault);
    await fresh.click();
    await expect(quiz.resumeDialog.getByRole('alert')).toHaveText('Failed to restart quiz. Please try again.');
    await repair();
  }
  await fresh.click();
  await quiz.expectQuestion(1);
});

sentence('8.16', 'continue', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.open();
  const resume = quiz.resumeDialog.getByRole('button', { name: 'Continue Session' });
  for (const fault of faults) {
    const repair = await injectFault(page, '/adaptive-quiz/continue', fault);
    await resume.click();
    await expect(quiz.resumeDialog.getByRole('alert')).toHaveText('Failed to continue session. Please try again.');
    await repair();
  }
  await resume.click();
  await quiz.expectQuestion(2);
});

sentence('8.16', 'submit and back', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await quiz.back.click();
  await expect(quiz.error).toHaveText('Going back to previous questions is not supported.');
  for (const fault of faults) {
    const given = await quiz.choose();
    await expect(quiz.error).toHaveCount(0);
    const repair = await injectFault(page, '/adaptive-quiz/respond', fault);
    await quiz.next.click();
    await expect(quiz.error).toHaveText('Failed to submit answer. Please try again.');
    await given.isStillThere();
    await repair();
    // Another answer removes the message.
    await quiz.choose('last');
  }
  await quiz.next.click();
  await quiz.expectQuestion(2);
});

sentence('8.17', '', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  await quiz.expectQuestion(10);
  await page.evaluate(() => {
    const alerts: string[] = [];
    Object.assign(window, { alerts });
    const look = () =>
      alerts.push(...[...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  // Only the quiz's own fetch of this session fails; the dashboard's goes through.
  await page.route('**/adaptive-quiz/insights/*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await quiz.choose();
  await quiz.next.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
  expect(await page.evaluate<string[]>('window.alerts')).toEqual([]);
});
