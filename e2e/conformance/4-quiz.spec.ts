import * as v from 'valibot';
import { QuizPage } from '../models/quiz-page';
import { nextCall, responseOf } from '../support/calls';
import { changeResponse } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const any: unknown = expect.stringMatching(/./);
const withSessionId = v.object({ session_id: v.string() });
const withQuestion = v.object({ question: v.object({ id: v.string(), text: v.string() }) });

sentence(
  ['2.79', '4.19', '4.20', '7.11', '7.15'],
  'a quiz in progress is offered, and continued at its current question',
  async ({ page, api, account }) => {
    await api.answerQuiz(account, 2);
    const started = nextCall(page, 'POST /adaptive-quiz/start');
    const quiz = new QuizPage(page);
    await quiz.open();
    const start = await started;
    expect(start.body).toEqual({});
    const { body: existing } = await responseOf(start);
    expect(existing).toEqual({
      has_existing_session: true,
      session_id: any,
      total_responses: 2,
      completed: false,
      progress: { completion_percentage: 20 },
    });
    await expect(quiz.resumeDialog.getByRole('heading')).toHaveText('Resume Previous Session?');
    await expect(quiz.resumeDialog).toContainText('20% Complete');
    await expect(quiz.resumeDialog.getByRole('button')).toHaveText(['Continue Session', 'Start Fresh']);
    await expect(quiz.completedDialog).toHaveCount(0);
    await expect(quiz.question).toHaveCount(0);
    // It cannot be left without a choice.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(8, 400);
    await expect(quiz.resumeDialog).toBeVisible();

    const { session_id } = v.parse(withSessionId, existing);
    const continued = nextCall(page, `POST /adaptive-quiz/continue?session_id=${session_id}`);
    await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
    const call = await continued;
    expect(call.body).toEqual({});
    const { status, body } = await responseOf(call);
    const { question } = v.parse(withQuestion, body);
    const session: unknown = expect.objectContaining({ session_id, current_question: question.id });
    expect(status).toBe(200);
    expect(body).toEqual({ session, question: expect.any(Object), progress: expect.any(Object) });
    await quiz.expectQuestion(3);
    await expect(quiz.question).toHaveText(question.text);
  },
);

sentence(
  ['2.80', '2.81', '4.19', '4.21'],
  'a completed quiz: left for the dashboard, or restarted',
  async ({ page, resident: _resident }) => {
    const started = nextCall(page, 'POST /adaptive-quiz/start');
    const quiz = new QuizPage(page);
    const { completedDialog, resumeDialog } = quiz;
    await quiz.open();
    const { session_id } = v.parse(withSessionId, (await responseOf(await started)).body);
    await expect(completedDialog.getByRole('heading')).toHaveText('Quiz Already Completed!');
    await expect(completedDialog).toContainText('100% Complete');
    await expect(resumeDialog).toHaveCount(0);
    await expect(completedDialog.getByRole('button', { name: 'Restart Quiz', exact: true })).toBeVisible();
    await expect(completedDialog.getByRole('button')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await completedDialog.getByRole('button', { name: 'Go to Dashboard', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');

    // Both variants round the percentage.
    let completed = false;
    await changeResponse(page, { path: '/adaptive-quiz/start' }, (existing) => ({
      ...existing,
      completed,
      progress: { completion_percentage: completed ? 99.5 : 33.333 },
    }));
    await page.goBack();
    await expect(resumeDialog.getByText('33% Complete', { exact: true })).toBeVisible();
    await expect(resumeDialog.getByRole('progressbar')).toHaveAttribute('value', '33');
    completed = true;
    await page.goForward();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(completedDialog.getByText('100% Complete', { exact: true })).toBeVisible();

    const restarted = nextCall(page, 'POST /adaptive-quiz/restart');
    await completedDialog.getByRole('button', { name: 'Restart Quiz' }).click();
    await quiz.expectQuestion(1);
    const { body } = await responseOf(await restarted);
    expect(body).toMatchObject({ session: { session_id: any, responses: [] } });
    expect(body).not.toMatchObject({ session: { session_id } });
  },
);
