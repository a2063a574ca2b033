import * as v from 'valibot';
import { QuizPage } from '../models/quiz-page';
import { responseOf, nextCall, watchCalls } from '../support/calls';
import { pauseCall } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const any: unknown = expect.stringMatching(/./);
const record = v.record(v.string(), v.unknown());
const active = v.object({ session: record, question: record });
const withSessionId = v.object({ session_id: v.string() });
const submitted = v.object({
  response: v.object({ answer: v.unknown(), response: v.object({ submitted_at: v.string() }) }),
});

/** What submits the first answer of a session. */
const firstSubmit = ({ session, question }: v.InferOutput<typeof active>, answer: unknown) => ({
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

sentence(
  ['3.21', '4.18', '4.19', '4.22', '7.11', '7.12'],
  'a new session: the first question, its answer, and the next question',
  async ({ page, account: _account }) => {
    const calls = watchCalls(page);
    const started = nextCall(page, 'POST /adaptive-quiz/start');
    const quiz = new QuizPage(page);
    await quiz.open();
    await quiz.expectQuestion(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const quizCalls = calls.map(({ call }) => call).filter((name) => name.includes('/adaptive-quiz'));
    expect(quizCalls).toEqual(['POST /adaptive-quiz/start']);
    const start = await started;
    expect(start.headers).toMatchObject({ authorization: any });
    expect(start.body).toEqual({});
    const { body: before } = await responseOf(start);
    expect(before).toEqual({ session: expect.any(Object), question: expect.any(Object), progress: expect.any(Object) });

    await quiz.choose();
    const sent = nextCall(page, 'POST /adaptive-quiz/respond');
    const since = Date.now();
    await quiz.next.click();
    const call = await sent;
    const { answer, response } = v.parse(submitted, call.body).response;
    expect(answer).toBeTruthy();
    expect(call.body).toEqual(firstSubmit(v.parse(active, before), answer));
    expect(response.submitted_at).toBe(new Date(response.submitted_at).toISOString());
    expect(Math.abs(Date.parse(response.submitted_at) - since)).toBeLessThan(60_000);

    const { body } = await responseOf(call);
    expect(body).toEqual({
      completed: false,
      question: expect.any(Object),
      session: expect.any(Object),
      progress: { current: 2, total: 10, completion_percentage: 10 },
      // Additional: the kinds of help that the answers call for.
      support: [],
    });
    await quiz.expectQuestion(2);
    await expect(quiz.question).toHaveText(String(v.parse(active, body).question['text']));
  },
);

sentence(
  ['4.22', '4.26', '7.13'],
  'the end: the insights of the session, then the dashboard with its own, and no bank dialog',
  async ({ page, api, account }) => {
    await api.answerQuiz(account, 9);
    const started = nextCall(page, 'POST /adaptive-quiz/start');
    const quiz = new QuizPage(page);
    await quiz.resume();
    const { session_id } = v.parse(withSessionId, (await responseOf(await started)).body);
    await quiz.expectQuestion(10);
    await expect(quiz.bankDialog).toHaveCount(0);
    await quiz.choose();
    const insights = await pauseCall(page, { path: `/adaptive-quiz/insights/${session_id}` });
    const calls = watchCalls(page);
    const own = nextCall(page, 'GET /adaptive-quiz/insights');
    await quiz.next.click();
    await expect.poll(insights.count).toBe(1);
    await expect(page).toHaveURL('/onboarding');
    await expect(page.getByText('100% Complete', { exact: true })).toBeVisible();
    insights.resume();
    // The result moment shows what was fetched; the dashboard follows when it has been read.
    await expect(quiz.score).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await quiz.leaveResult();
    await expect(page).toHaveURL('/dashboard');

    const { body } = await responseOf(await own);
    expect(body).toMatchObject({
      data: {
        insights: expect.arrayContaining([
          expect.objectContaining({ type: 'metric' }),
          expect.objectContaining({ type: 'recommendations' }),
        ]),
        investment_profile: { investment_horizon: any, risk_tolerance: any, preferred_focus: any },
      },
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Next to them the reasons, the history, and whether a bank is linked.
    const beside = /\/(explanation|history|money\/accounts)$/;
    const [submit, ...reads] = calls.filter(({ call }) => !beside.test(call));
    expect(submit).toMatchObject({ call: 'POST /adaptive-quiz/respond', body: { session_data: { session_id } } });
    expect(reads.map(({ call, body: sent }) => ({ call, sent }))).toEqual([
      { call: `GET /adaptive-quiz/insights/${session_id}`, sent: undefined },
      { call: 'GET /adaptive-quiz/insights', sent: undefined },
    ]);
  },
);
