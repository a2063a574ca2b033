import * as v from 'valibot';
import { QuizPage } from '../models/quiz-page';
import { nextCall, responseOf } from '../support/calls';
import { failedCalls, injectFault } from '../support/network';
import type { Fault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const faults: Fault[] = [{ status: 500, body: { detail: 'Something broke.' } }, 'network', { status: 200, body: {} }];
const withSessionId = v.object({ session_id: v.string() });

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

sentence(['4.21', '7.14', '8.16'], 'continue, and start fresh', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account, 1);
  const started = nextCall(page, 'POST /adaptive-quiz/start');
  const quiz = new QuizPage(page);
  await quiz.open();
  const { session_id } = v.parse(withSessionId, (await responseOf(await started)).body);
  const fresh = quiz.resumeDialog.getByRole('button', { name: 'Start Fresh' });
  const resume = quiz.resumeDialog.getByRole('button', { name: 'Continue Session' });
  for (const [button, path, message] of [
    [fresh, '/adaptive-quiz/restart', 'Failed to restart quiz. Please try again.'],
    [resume, '/adaptive-quiz/continue', 'Failed to continue session. Please try again.'],
  ] as const) {
    for (const fault of faults) {
      const repair = await injectFault(page, path, fault);
      const asked = page.waitForRequest((request) => request.url().includes(path));
      await button.click();
      await asked;
      await expect(quiz.resumeDialog.getByRole('alert')).toHaveText(message);
      await repair();
    }
  }
  await resume.click();
  await quiz.expectQuestion(2);

  await page.reload();
  const restarted = nextCall(page, 'POST /adaptive-quiz/restart');
  await fresh.click();
  await quiz.expectQuestion(1);
  const call = await restarted;
  expect(call.body).toEqual({});
  const { status, body } = await responseOf(call);
  expect(status).toBe(200);
  const session: unknown = expect.objectContaining({ session_id: expect.any(String), responses: [] });
  expect(body).toEqual({ session, question: expect.any(Object), progress: expect.any(Object) });
  expect(body).not.toMatchObject({ session: { session_id } });
});

sentence(['4.23', '8.16'], 'submit', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const quiz = new QuizPage(page);
  const failWith = async (which: 'first' | 'last') => {
    const given = await quiz.choose(which);
    // Another answer removes the message.
    await expect(quiz.error).toHaveCount(0);
    await quiz.next.click();
    await expect(quiz.error).toHaveText('Failed to submit answer. Please try again.');
    await given.isStillPresent();
  };
  const sendAgain = async (number: number) => {
    await quiz.next.click();
    await quiz.expectQuestion(number + 1);
    await expect(quiz.error).toHaveCount(0);
  };
  await quiz.open();
  await quiz.expectQuestion(1);
  await quiz.back.click();
  await expect(quiz.error).toHaveText('Going back to previous questions is not supported.');
  for (const [index, fault] of faults.entries()) {
    const repair = await injectFault(page, '/adaptive-quiz/respond', fault);
    await failWith('first');
    await failWith('last');
    await repair();
    await sendAgain(index + 1);
  }
  // The server accepts it, and its response is lost.
  await page.route('**/adaptive-quiz/respond', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await failWith('last');
  await page.unroute('**/adaptive-quiz/respond');
  await sendAgain(4);
});

sentence(['4.24', '8.17'], 'insights that fail are silent', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.resume();
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
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate<string[]>('window.alerts')).toEqual([]);
});
