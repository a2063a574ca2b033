import * as v from 'valibot';
import {
  type Explanation,
  type InsightsResult,
  existingQuiz,
  explanation,
  insightsResult,
  metricTitles,
  quizHistory,
  type QuizHistory,
} from '@verdant/shared/contract';
import { answerAs, securePersona, stretchedPersona, strugglingPersona, type Persona } from '../testing/quiz-personas';
import { getMetrics } from '../src/insights/build-insights';
import { firstPossibleAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';
import { query } from './support/query';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

async function takeAs(who: QuizPlayer, persona: Persona): Promise<InsightsResult> {
  await who.play(await who.start(), answerAs(persona));
  return who.insights();
}

const values = (result: InsightsResult) =>
  Object.fromEntries(getMetrics(result).map(({ title, value }) => [title, value]));

const none: InsightsResult = { insights: [], investment_profile: null, status: 'none', support: [] };

async function explanationOf(who: QuizPlayer, id = 'latest'): Promise<Explanation> {
  const { status, body } = await who.call('GET', `/adaptive-quiz/insights/${id}/explanation`);
  expect(status).toBe(200);
  return v.parse(explanation, body);
}

async function historyOf(who: QuizPlayer): Promise<QuizHistory> {
  const { status, body } = await who.call('GET', '/adaptive-quiz/history');
  expect(status).toBe(200);
  return v.parse(quizHistory, body);
}

it('insights, their explanation and the history are empty before a quiz is completed', async () => {
  const unexplained = { session_id: null, completed_at: null, previous_completed_at: null, metrics: [] };
  const expectNothing = async () => {
    expect(await player.insights()).toEqual(none);
    expect(await explanationOf(player)).toEqual(unexplained);
    expect(await historyOf(player)).toEqual({ quizzes: [], changes: [] });
  };
  await expectNothing();
  const quiz = await player.start();
  await player.play(quiz, firstPossibleAnswer, 9);
  await expectNothing();
  const { session_id } = quiz.session;
  expect(await player.insights(session_id)).toEqual(none);
  expect(await explanationOf(player, session_id)).toEqual({ ...unexplained, session_id });
});

it('the explanation of the scores and the history are not visible to other users or without a sign-in', async () => {
  const quiz = await player.start();
  await player.play(quiz, firstPossibleAnswer);
  const path = `/adaptive-quiz/insights/${quiz.session.session_id}/explanation`;
  expect((await player.call('GET', path)).status).toBe(200);
  const stranger = await newPlayer(server);
  expect((await stranger.call('GET', path)).status).toBe(404);
  expect(await historyOf(stranger)).toEqual({ quizzes: [], changes: [] });
  for (const url of [path, '/adaptive-quiz/history']) {
    expect((await server.request('GET', `/api/v1${url}`)).status).toBe(401);
  }
});

describe('insights', () => {
  it('are returned both in "data" and at the top level of the response @s-3.13 @s-3.14 @s-3.16 @s-7.13', async () => {
    await player.play(await player.start(), firstPossibleAnswer);
    const { body } = await player.call('GET', '/adaptive-quiz/insights');
    const { data, ...top } = v.parse(v.looseObject({ data: insightsResult }), body);
    expect(data.insights).toHaveLength(5);
    expect(top).toEqual(data);
  });

  it('show the last completed quiz while a new quiz is in progress, and then the new quiz', async () => {
    const before = await takeAs(player, strugglingPersona);
    const oldSession = v.parse(existingQuiz, (await player.call('POST', '/adaptive-quiz/start')).body);
    const fresh = await player.restart();
    await player.play(fresh, firstPossibleAnswer, 4);
    expect(await player.insights()).toEqual(before);

    await player.play(await player.continue(fresh.session.session_id), firstPossibleAnswer);
    const after = await player.insights();
    expect(after).not.toEqual(before);
    expect(await player.insights(fresh.session.session_id)).toEqual(after);
    expect(await player.insights(oldSession.session_id)).toEqual(before);
    expect((await player.call('GET', '/adaptive-quiz/insights/nonsense')).status).toBe(404);
  });

  it('exist once the quiz is completed, which sets onboarding_completed of the user; a restart of the quiz does not reset it', async () => {
    const completed = async () =>
      v.parse(v.object({ onboarding_completed: v.boolean() }), (await player.call('GET', '/auth/me')).body)
        .onboarding_completed;
    expect(await completed()).toBe(false);
    await player.play(await player.start(), firstPossibleAnswer);
    expect(await completed()).toBe(true);
    await player.restart();
    expect(await completed()).toBe(true);
  });
});

describe('the explanation of the scores', () => {
  it('has the same scores as the insights, and lists answers of the user as reasons', async () => {
    const quiz = await player.start();
    const asked = await player.play(quiz, answerAs(strugglingPersona));
    const { metrics, session_id, completed_at } = await explanationOf(player);
    expect(session_id).toBe(quiz.session.session_id);
    expect(Date.parse(completed_at ?? '')).not.toBeNaN();
    expect(Object.fromEntries(metrics.map(({ title, value }) => [title, value]))).toEqual(
      values(await player.insights()),
    );
    expect(await explanationOf(player, quiz.session.session_id)).toEqual(await explanationOf(player));

    const [first] = metrics.find(({ title }) => title === metricTitles.overall)?.down ?? [];
    expect(first?.question).toBe(asked.find(({ id }) => id === first?.question_id)?.text);
  });
});

async function moveBack(sessionId: string, days: number): Promise<void> {
  await query(
    server,
    `update quiz_sessions set completed_at = completed_at - make_interval(days => $2) where id = $1`,
    [sessionId, days],
  );
}

describe('the history of completed quizzes', () => {
  it('lists the oldest quiz first, and the answers that changed each score of the newest quiz', async () => {
    const first = await player.start();
    await player.play(first, answerAs(strugglingPersona));
    await moveBack(first.session.session_id, 91);
    const before = getMetrics(await player.insights());
    const second = await player.restart();
    await player.play(second, answerAs(securePersona));
    const after = getMetrics(await player.insights());

    const { quizzes, changes } = await historyOf(player);
    expect(quizzes.map(({ id }) => id)).toEqual([first.session.session_id, second.session.session_id]);
    const [older, newer] = quizzes.map(({ completed_at }) => Date.parse(completed_at));
    expect(((newer ?? 0) - (older ?? 0)) / 86_400_000).toBeCloseTo(91, 1);

    expect(changes.map(({ title }) => title)).toEqual(Object.values(metricTitles));
    for (const { title, change, answers } of changes) {
      const from = before.find((metric) => metric.title === title)?.value;
      expect(change).toMatchObject({ from, clear: true, since: quizzes[0]?.completed_at });
      expect(answers.length).toBeGreaterThan(0);
    }
    // The insights, which the score cards show, contain the same changes.
    expect(after.map(({ title, change }) => ({ title, change }))).toEqual(
      changes.map(({ title, change }) => ({ title, change })),
    );
  });

  it('contains only the last 24 quizzes', async () => {
    const { session } = await player.start();
    await player.play(await player.continue(session.session_id), answerAs(stretchedPersona));
    await query(
      server,
      `insert into quiz_sessions (user_id, quiz_id, total, completed_at, archived_at)
       select user_id, quiz_id, total, completed_at - make_interval(days => days), now()
       from quiz_sessions, generate_series(1, 30) as days where id = $1`,
      [session.session_id],
    );
    const { quizzes } = await historyOf(player);
    expect(quizzes).toHaveLength(24);
    expect(quizzes.at(-1)?.id).toBe(session.session_id);
  });
});
