import * as v from 'valibot';
import { DashboardPage } from '../models/dashboard-page';
import { QuizPage } from '../models/quiz-page';
import { responseOf, nextCall, watchCalls } from '../support/calls';
import { changeResponse } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const any: unknown = expect.stringMatching(/./);
const record = v.record(v.string(), v.unknown());
const active = v.object({ session: record, question: record });
const withSessionId = v.object({ session_id: v.string() });
const submitted = v.object({
  response: v.object({ answer: v.unknown(), response: v.object({ submitted_at: v.string() }) }),
});

sentence('7.11', 'a new session', async ({ page, account: _account }) => {
  const started = nextCall(page, 'POST /adaptive-quiz/start');
  const quiz = new QuizPage(page);
  await quiz.open();
  const call = await started;
  expect(call.body).toEqual({});
  const { body } = await responseOf(call);
  expect(body).toEqual({ session: expect.any(Object), question: expect.any(Object), progress: expect.any(Object) });
  await quiz.expectQuestion(1);
});

sentence('7.11', 'an existing one', async ({ page, api, account }) => {
  await api.answerQuiz(account, 2);
  const started = nextCall(page, 'POST /adaptive-quiz/start');
  const quiz = new QuizPage(page);
  await quiz.open();
  const call = await started;
  expect(call.body).toEqual({});
  const { body } = await responseOf(call);
  expect(body).toEqual({
    has_existing_session: true,
    session_id: any,
    total_responses: 2,
    completed: false,
    progress: { completion_percentage: 20 },
  });
  await expect(quiz.resumeDialog).toContainText('20%');
});

sentence('7.12', '', async ({ page, account: _account }) => {
  const started = nextCall(page, 'POST /adaptive-quiz/start');
  const quiz = new QuizPage(page);
  await quiz.open();
  const { body: before } = await responseOf(await started);
  const { session, question } = v.parse(active, before);
  await quiz.expectQuestion(1);
  await quiz.choose();
  const sent = nextCall(page, 'POST /adaptive-quiz/respond');
  const since = Date.now();
  await quiz.next.click();
  const call = await sent;
  const { response } = v.parse(submitted, call.body);
  const { answer } = response;
  expect(answer).toBeTruthy();
  expect(call.body).toEqual({
    session_data: {
      user_id: session['user_id'],
      current_question: question['id'],
      current_question_text: question['text'],
      session_id: session['session_id'],
      quiz_id: session['quiz_id'],
      responses: [],
      focus_areas: session['focus_areas'],
      insights: [],
      question_plan: session['question_plan'],
      text_questions_used: 0,
      selection_questions_used: 0,
    },
    response: {
      question_id: question['id'],
      answer,
      response: {
        answer,
        question_text: question['text'],
        session_id: session['session_id'],
        question_order: 1,
        submitted_at: any,
      },
    },
  });
  const { submitted_at } = response.response;
  expect(submitted_at).toBe(new Date(submitted_at).toISOString());
  expect(Math.abs(Date.parse(submitted_at) - since)).toBeLessThan(60_000);

  const { body } = await responseOf(call);
  expect(body).toEqual({
    completed: false,
    question: expect.any(Object),
    session: expect.any(Object),
    progress: expect.any(Object),
    // Additional: the kinds of help that the answers call for.
    support: [],
  });
  await quiz.expectQuestion(2);
});

sentence('7.13', 'the two URLs', async ({ page, api, account }) => {
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  await quiz.expectQuestion(10);
  await quiz.choose();
  const calls = watchCalls(page);
  const own = nextCall(page, 'GET /adaptive-quiz/insights');
  await quiz.next.click();
  await quiz.leaveResult();
  const call = await own;
  expect(call.body).toBeUndefined();
  const { body } = await responseOf(call);
  expect(body).toMatchObject({
    data: {
      insights: expect.arrayContaining([
        expect.objectContaining({ type: 'metric' }),
        expect.objectContaining({ type: 'recommendations' }),
      ]),
      investment_profile: { investment_horizon: any, risk_tolerance: any, preferred_focus: any },
    },
  });
  const { session_id } = v.parse(v.object({ session_data: withSessionId }), calls[0]?.body).session_data;
  // Beside them the reasons, the history, and whether a bank is linked.
  const beside = /\/(explanation|history|money\/accounts)$/;
  expect(calls.map(({ call: name }) => name).filter((name) => !beside.test(name))).toEqual([
    'POST /adaptive-quiz/respond',
    `GET /adaptive-quiz/insights/${session_id}`,
    'GET /adaptive-quiz/insights',
  ]);
  expect(calls[1]?.body).toBeUndefined();
});

sentence('7.13', 'the lists are read', async ({ page, account: _account }) => {
  await changeResponse(page, { path: '/adaptive-quiz/insights' }, () => ({
    data: {
      insights: [{ type: 'metric', title: 'Emergency Fund Preparedness', value: 41.4 }],
      investment_profile: { investment_horizon: 'Ten years', risk_tolerance: 'Steady', preferred_focus: 'Home' },
    },
  }));
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.card('Emergency Fund')).toContainText('41%');
  for (const text of ['Ten years', 'Steady', 'Home']) {
    await expect(dashboard.panel('Financial Health Insights').getByText(text, { exact: true })).toBeVisible();
  }
});

sentence('7.14', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.open();
  const restarted = nextCall(page, 'POST /adaptive-quiz/restart');
  await quiz.resumeDialog.getByRole('button', { name: 'Start Fresh' }).click();
  const call = await restarted;
  expect(call.body).toEqual({});
  expect(await responseOf(call)).toEqual({
    status: 200,
    body: { session: expect.any(Object), question: expect.any(Object), progress: expect.any(Object) },
  });
});

sentence('7.15', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const started = nextCall(page, 'POST /adaptive-quiz/start');
  const quiz = new QuizPage(page);
  await quiz.open();
  const { body } = await responseOf(await started);
  const { session_id } = v.parse(withSessionId, body);
  const continued = nextCall(page, `POST /adaptive-quiz/continue?session_id=${session_id}`);
  await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
  const call = await continued;
  expect(call.body).toEqual({});
  expect(await responseOf(call)).toEqual({
    status: 200,
    body: {
      session: expect.objectContaining({ session_id }),
      question: expect.any(Object),
      progress: expect.any(Object),
    },
  });
});
