import { QuizPage } from '../models/quiz-page';
import { failedCalls, fieldsOf, pauseCall, recordCalls } from '../support/network';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const responseTo = async (page: Page, path: string): Promise<Record<string, unknown>> =>
  fieldsOf(await (await page.waitForResponse((response) => response.url().includes(`/adaptive-quiz/${path}`))).json());

sentence('4.18', '', async ({ page, account: _account }) => {
  const calls = recordCalls(page);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  const quizCalls = calls.filter(({ path }) => path.startsWith('/adaptive-quiz'));
  expect(quizCalls).toEqual([
    { method: 'POST', path: '/adaptive-quiz/start', authorization: expect.any(String), body: {} },
  ]);
});

sentence('4.19', 'in progress', async ({ page, api, account }) => {
  await api.answerQuiz(account, 4);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.resumeDialog).toContainText('40% Complete');
  await expect(quiz.completedDialog).toHaveCount(0);
  await expect(quiz.question).toHaveCount(0);
});

sentence('4.19', 'completed', async ({ page, api, account }) => {
  await api.answerQuiz(account);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.completedDialog).toContainText('100% Complete');
  await expect(quiz.resumeDialog).toHaveCount(0);
});

sentence('4.19', 'otherwise the first question', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

sentence('4.20', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 3);
  const quiz = new QuizPage(page);
  const started = responseTo(page, 'start');
  await quiz.open();
  const { session_id } = await started;
  const continued = responseTo(page, `continue?session_id=${String(session_id)}`);
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  const { question, session } = await continued;
  await quiz.expectQuestion(4);
  await expect(quiz.question).toHaveText(String(fieldsOf(question)['text']));
  expect(session).toMatchObject({ session_id, current_question: fieldsOf(question)['id'] });
});

for (const [name, count, dialog] of [
  ['Start Fresh', 2, 'resumeDialog'],
  ['Restart Quiz', Number.POSITIVE_INFINITY, 'completedDialog'],
] as const) {
  sentence('4.21', name, async ({ page, api, account }) => {
    await api.answerQuiz(account, count);
    const quiz = new QuizPage(page);
    const started = responseTo(page, 'start');
    await quiz.open();
    const { session_id } = await started;
    const restarted = responseTo(page, 'restart');
    await quiz[dialog].getByRole('button', { name }).click();
    await quiz.expectQuestion(1);
    const { session } = await restarted;
    expect(session).toMatchObject({ session_id: expect.any(String), responses: [] });
    expect(session).not.toMatchObject({ session_id });
  });
}

sentence('4.22', 'the next question and progress', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await quiz.choose();
  const answered = responseTo(page, 'respond');
  await quiz.next.click();
  const { completed, question, progress } = await answered;
  expect({ completed, progress }).toEqual({
    completed: false,
    progress: { current: 2, total: 10, completion_percentage: 10 },
  });
  await quiz.expectQuestion(2);
  await expect(quiz.question).toHaveText(String(fieldsOf(question)['text']));
});

sentence('4.22', 'completed: the insights, then the dashboard', async ({ page, api, account }) => {
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.choose();
  const insights = await pauseCall(page, { path: `/adaptive-quiz/insights/${await sessionOf(page)}` });
  await quiz.next.click();
  await expect.poll(insights.count).toBe(1);
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByText('100% Complete', { exact: true })).toBeVisible();
  insights.resume();
  // The result moment shows what was fetched; the dashboard follows when it has been read.
  await quiz.leaveResult();
  await expect(page).toHaveURL('/dashboard');
});

/** The session of the answer that waits to be sent, which is kept under its id. */
async function sessionOf(page: Page): Promise<string> {
  const key = await page.evaluate(() => Object.keys(localStorage).find((name) => name.includes('quiz-draft')));
  return decodeURIComponent(key?.split(':').at(-2) ?? '');
}

sentence('4.24', '', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await page.route('**/adaptive-quiz/insights/*', (route) => route.fulfill({ status: 500, body: '' }));
  await quiz.choose();
  await quiz.next.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

sentence('4.25', "'Yes'", async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.bankButton.click();
  const calls = recordCalls(page);
  await quiz.bankDialog.getByRole('button', { name: 'Yes, Connect Bank' }).click();
  await expect(page).toHaveURL('/yodlee-connect');
  expect(calls[0]).toMatchObject({ method: 'GET', path: expect.stringMatching(/^\/adaptive-quiz\/insights\/./) });
});

sentence('4.25', "'Skip'", async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.bankButton.click();
  await quiz.bankDialog.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(page).toHaveURL('/dashboard');
});

sentence(
  '4.26',
  "a button of the quiz page, and nothing else: not even the quiz's end",
  async ({ page, api, account }) => {
    await api.answerQuiz(account, 9);
    const quiz = new QuizPage(page);
    await quiz.resume();
    await expect(quiz.bankDialog).toHaveCount(0);
    await quiz.choose();
    await quiz.next.click();
    await expect(quiz.score).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await quiz.leaveResult();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
