import * as v from 'valibot';
import { metricTitles, quizHistory, type InsightsResult, type QuizHistory } from '@verdant/shared/contract';
import { answerAs, middlingPersona, securePersona, strugglingPersona } from './support/quiz-personas';
import { newPlayer, type QuizPlayer } from './support/quiz-player';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

async function historyOf(who: QuizPlayer): Promise<QuizHistory> {
  const { status, body } = await who.call('GET', '/adaptive-quiz/history');
  expect(status).toBe(200);
  return v.parse(quizHistory, body);
}

const metricsOf = ({ insights }: InsightsResult) =>
  insights.flatMap((insight) => (insight.type === 'metric' ? [insight] : []));

/** Moves the completion of the session back by some days. */
async function moveBack(sessionId: string, days: number): Promise<void> {
  await query(
    server,
    `update quiz_sessions set completed_at = completed_at - make_interval(days => $2) where id = $1`,
    [sessionId, days],
  );
}

describe('the history of completed quizzes', () => {
  const empty = { quizzes: [], changes: [] };

  it('is empty before a quiz is completed', async () => {
    expect(await historyOf(player)).toEqual(empty);
    await player.play(await player.start(), answerAs(middlingPersona), 9);
    expect(await historyOf(player)).toEqual(empty);
  });

  it('has the scores and ranges of the first quiz, without a comparison', async () => {
    const { session } = await player.start();
    await player.play(await player.continue(session.session_id), answerAs(middlingPersona));
    const { quizzes, changes } = await historyOf(player);
    const metrics = metricsOf(await player.insights());
    expect(quizzes).toEqual([
      expect.objectContaining({
        id: session.session_id,
        status: 'scored',
        metrics: metrics.map(({ title, value, range, dots }) => ({ title, value, range, dots })),
      }),
    ]);
    expect(changes).toEqual([]);
    expect(metrics.every(({ change }) => change === undefined)).toBe(true);
  });

  it('lists the oldest quiz first, and the answers that changed each score of the newest quiz', async () => {
    const first = await player.start();
    await player.play(first, answerAs(strugglingPersona));
    await moveBack(first.session.session_id, 91);
    const before = metricsOf(await player.insights());
    const second = await player.restart();
    await player.play(second, answerAs(securePersona));
    const after = metricsOf(await player.insights());

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

  it('does not contain free text that the user wrote', async () => {
    await player.play(await player.start(), answerAs(strugglingPersona));
    const { session } = await player.restart();
    await player.play(await player.continue(session.session_id), answerAs(securePersona));
    await player.call('POST', '/adaptive-quiz/extras', {
      session_id: session.session_id,
      answers: [{ question_id: 'profile-wish', answer: 'A cabin by the lake' }],
    });
    expect(JSON.stringify(await historyOf(player))).not.toContain('A cabin by the lake');
  });

  it('contains only the last 24 quizzes', async () => {
    const { session } = await player.start();
    await player.play(await player.continue(session.session_id), answerAs(middlingPersona));
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

  it('is not visible to other users', async () => {
    await player.play(await player.start(), answerAs(middlingPersona));
    expect(await historyOf(await newPlayer(server))).toEqual(empty);
    expect((await server.request('GET', '/api/v1/adaptive-quiz/history')).status).toBe(401);
  });
});
