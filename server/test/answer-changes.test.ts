import * as v from 'valibot';
import {
  preview,
  quizAnswers,
  type Answer,
  type InsightsResult,
  type Preview,
  type Question,
  type QuizAnswers,
  quizResult,
  type QuizResult,
} from '@verdant/shared/contract';
import { getMetrics, getRecommendations } from '../src/insights/build-insights';
import { query } from './support/query';
import { newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';
import type { ApiResponse } from './support/start-server';
import { textMatching } from './support/visits';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

/** A user with a home loan, whose other answers are the healthiest ones. */
function steady({ id, question_type, options }: Question): Answer {
  if (id === 'debt-types') return ['home_loan'];
  const first = options[0]?.value ?? 'skip';
  if (question_type === 'multiple_choice') return [first];
  if (question_type === 'text') return '8';
  return question_type === 'scale' ? 7 : first;
}

async function completed(answerOf = steady): Promise<string> {
  const quiz = await player.start();
  await player.play(quiz, answerOf);
  return quiz.session.session_id;
}

const pathOf = (id: string) => `/adaptive-quiz/sessions/${id}`;
const list = async (id = 'latest'): Promise<QuizAnswers> =>
  v.parse(quizAnswers, (await player.call('GET', `${pathOf(id)}/answers`)).body);
const change = (id: string, questionId: string, answer: unknown): Promise<ApiResponse> =>
  player.call('PUT', `${pathOf(id)}/answers/${questionId}`, { answer });
const tryOut = (id: string, question_id: string, answer: unknown): Promise<ApiResponse> =>
  player.call('POST', `${pathOf(id)}/preview`, { question_id, answer });
const answerTo = ({ answers }: QuizAnswers, id: string) => answers.find(({ question }) => question.id === id);
const firstOf = (result: InsightsResult) => getRecommendations(result)[0] ?? null;
const previewed = ({ body }: ApiResponse): Preview => v.parse(preview, body);

describe('the answers of a completed quiz', () => {
  it('are listed in the order asked, each with its question', async () => {
    const quiz = await player.start();
    const asked = await player.play(quiz, steady);
    const found = await list();
    expect(found).toMatchObject({ session_id: quiz.session.session_id, changeable: true, support: [] });
    expect(found.answers.map(({ question }) => question)).toEqual(asked);
    expect(found.answers.map(({ answer }) => answer)).toEqual(asked.map(steady));
    expect(found.answers.every(({ applies }) => applies)).toBe(true);
    expect(await list(quiz.session.session_id)).toEqual(found);
  });
});

describe('the preview of a changed answer', () => {
  it('returns the metrics and the first recommendation before and after the change, and stores nothing', async () => {
    const id = await completed();
    const insights = await player.insights();
    const answers = await list();
    const { before, after } = previewed(await tryOut(id, 'emergency-months', '0'));
    expect(before).toEqual({ status: 'scored', metrics: getMetrics(insights), first: firstOf(insights) });
    expect(after.metrics[1]?.value).toBeLessThan((before.metrics[1]?.value ?? 0) - 10);
    expect(after.first?.title).not.toBe(before.first?.title);
    expect(await player.insights()).toEqual(insights);
    expect(await list()).toEqual(answers);
    expect((await change(id, 'emergency-months', '0')).status).toBe(200);
    const now = await player.insights();
    expect(after).toEqual({ status: 'scored', metrics: getMetrics(now), first: firstOf(now) });
  });

  it('leaves out a recommendation that the user has marked as done', async () => {
    const id = await completed();
    const { after } = previewed(await tryOut(id, 'emergency-months', '0'));
    const action = after.first?.id ?? 'none';
    const { status } = await player.call('PUT', `/adaptive-quiz/actions/${action}`, { state: 'done' });
    expect(status).toBe(200);
    const { after: now } = previewed(await tryOut(id, 'emergency-months', '0'));
    expect(now.first?.title).toBeDefined();
    expect(now.first?.title).not.toBe(after.first?.title);
  });
});

describe('a changed answer', () => {
  it('replaces the old answer and changes the insights, but not the completion time of the quiz', async () => {
    const id = await completed();
    const before = await list();
    const insights = await player.insights();
    const { status, body } = await change(id, 'emergency-months', '0');
    expect(status).toBe(200);
    const after = v.parse(quizAnswers, body);
    expect(after).toEqual(await list());
    expect(after.completed_at).toBe(before.completed_at);
    expect(after.answers.map(({ question }) => question.id)).toEqual(before.answers.map(({ question }) => question.id));
    expect(answerTo(after, 'emergency-months')?.answer).toBe('0');
    expect(getMetrics(await player.insights())).not.toEqual(getMetrics(insights));
    expect(await player.call('POST', '/adaptive-quiz/start')).toMatchObject({ body: { completed: true } });
  });

  it('deactivates dependent answers that no longer apply, until the user restores the old answer', async () => {
    const id = await completed();
    const open = await list();
    const before = getMetrics(await player.insights());
    const closed = v.parse(quizAnswers, (await change(id, 'debt-types', ['none'])).body);
    const gated = closed.answers.find(({ applies }) => !applies);
    if (!gated) throw new Error('nothing was asked about the home loan');
    expect(gated).toEqual({ ...answerTo(open, gated.question.id), applies: false });
    await change(id, 'debt-types', ['home_loan']);
    expect(getMetrics(await player.insights())).toEqual(before);
  });

  it('leads to an offer of help at once if the new answer shows a need for help', async () => {
    const id = await completed();
    const { body } = await change(id, 'debt-types', ['overdue']);
    expect(v.parse(quizAnswers, body).support).toEqual(['money']);
    const insights = await player.insights();
    expect(insights.support).toEqual(['money']);
    expect(firstOf(insights)?.urgency).toBe('high');
  });

  it('is refused if the new answer is invalid or the question was not answered in the quiz', async () => {
    const id = await completed();
    const before = await list();
    for (const send of [change, tryOut]) {
      const invalid = { status: 422, body: { detail: [{ loc: ['body', 'answer'] }] } };
      expect(await send(id, 'emergency-months', ['days'])).toMatchObject(invalid);
    }
    for (const questionId of ['profile-wish', '__proto__']) {
      expect((await change(id, questionId, 'A house')).status).toBe(404);
      expect((await tryOut(id, questionId, 'A house')).status).toBe(404);
    }
    expect(await list()).toEqual(before);
  });

  it('is accepted only for the latest completed quiz, also while the next quiz is in progress', async () => {
    const first = await completed();
    const quiz = await player.restart();
    expect((await change(first, 'emergency-months', '0')).status).toBe(200);
    await player.play(quiz, steady);
    expect(await list(first)).toMatchObject({ changeable: false });
    expect((await change(first, 'emergency-months', '2 weeks')).status).toBe(409);
    expect((await tryOut(first, 'emergency-months', '2 weeks')).status).toBe(409);
    expect(answerTo(await list(first), 'emergency-months')?.answer).toBe('0');
  });

  it('is shown as typed with the option that was read from the text; unreadable text counts like no answer', async () => {
    const id = await completed();
    const own = async () => answerTo(await list(), 'emergency-months');
    const metrics = async () => getMetrics(await player.insights());
    expect(await own()).toMatchObject({ answer: '8', note: 'Read as: Six months or longer.' });
    const before = await metrics();
    await change(id, 'emergency-months', 'half a year');
    expect(await own()).toMatchObject({ answer: 'half a year', note: 'Read as: Six months or longer.' });
    expect(await metrics()).toEqual(before);
    await change(id, 'emergency-months', 'quite a while');
    expect(await own()).toMatchObject({ answer: 'quite a while', note: textMatching(/^Not read/) });
    const unread = await metrics();
    await change(id, 'emergency-months', '');
    expect((await own())?.answer).toBe('skip');
    expect(await metrics()).toEqual(unread);
  });

  it('is returned as a label or number of the current question if it was stored for an older version of the question', async () => {
    await completed();
    await query(server, `update quiz_answers set answer = '"weeks"' where question_id = 'emergency-months'`, []);
    await query(server, `update quiz_answers set answer = '"agree"' where question_id = 'planning-ahead'`, []);
    expect(answerTo(await list(), 'emergency-months')?.answer).toBe('One to three weeks');
    expect(answerTo(await list(), 'planning-ahead')?.answer).toBe(8);
  });

  it('is one of the submitted values after simultaneous changes, and no change of another question is lost', async () => {
    const id = await completed();
    const expectedMonths = ['0', '2 weeks', '6'];
    const replies = await Promise.all([
      ...expectedMonths.map((value) => change(id, 'emergency-months', value)),
      change(id, 'cash-flow-spending', 'much_more'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const after = await list();
    expect(after.answers).toHaveLength(10);
    expect(expectedMonths).toContain(answerTo(after, 'emergency-months')?.answer);
    expect(answerTo(after, 'cash-flow-spending')?.answer).toBe('much_more');
  });
});

const read = async (id = 'latest'): Promise<QuizResult> =>
  v.parse(quizResult, (await player.call('GET', `/adaptive-quiz/sessions/${id}/result`)).body);
describe('the result of a quiz', () => {
  it('equals the insights returned right after the quiz', async () => {
    const id = await completed();
    const result = await read();
    expect(result).toMatchObject({ session_id: id, changed: 0, extra_answers: [] });
    const { insights, investment_profile, status, support } = await player.insights();
    expect(result.insights).toEqual({ insights, investment_profile, status, support });
    expect(result.metrics).toHaveLength(4);
    expect(result.extras.length).toBeGreaterThan(0);
    expect(await read(id)).toEqual(result);
  });

  it('contains the insights and metrics of the day of the quiz, even if answers and actions change later', async () => {
    const id = await completed();
    const { insights, metrics, completed_at } = await read();
    await change(id, 'emergency-months', '0');
    await change(id, 'emergency-months', '2 weeks');
    const action = firstOf((await read()).insights)?.id ?? 'none';
    expect((await player.call('PUT', `/adaptive-quiz/actions/${action}`, { state: 'done' })).status).toBe(200);
    expect(await read()).toMatchObject({ insights, metrics, completed_at, changed: 1 });
    expect((await player.insights()).insights).not.toEqual(insights.insights);
    await player.play(await player.restart(), steady);
    expect(await read(id)).toMatchObject({ insights, metrics, changed: 1, open_actions: [] });
  });

  it('does not count an answer as changed if the user has changed the answer back', async () => {
    const id = await completed();
    await change(id, 'emergency-months', '0');
    await change(id, 'emergency-months', '8');
    expect((await read()).changed).toBe(0);
  });

  it('no longer depends on the original answer after the user changes the answer to "prefer not to say"', async () => {
    const id = await completed();
    const { insights } = await read();
    await change(id, 'emergency-months', '0');
    await change(id, 'emergency-months', 'skip');
    const after = await read();
    expect(after.changed).toBe(0);
    expect(after.insights).not.toEqual(insights);
  });

  it('includes the optional answers given after the ten questions', async () => {
    const id = await completed();
    const answers = [{ question_id: 'profile-wish', answer: 'A home of our own' }];
    expect((await player.call('POST', '/adaptive-quiz/extras', { session_id: id, answers })).status).toBe(200);
    const { extra_answers, changed } = await read();
    expect(extra_answers).toEqual(answers);
    expect(changed).toBe(0);
  });
});

test('answers and result of a quiz are empty before it is completed, and unavailable to other users', async () => {
  const own = await completed();
  player = await newPlayer(server);
  const { session } = await player.start();
  expect(await list()).toMatchObject({ session_id: null, changeable: false, answers: [] });
  expect(await read()).toMatchObject({ session_id: null, extras: [], metrics: [] });
  for (const [id, status] of [
    [own, 404],
    ['nonsense', 404],
    [session.session_id, 409],
  ] as const) {
    for (const name of ['answers', 'result']) {
      expect((await player.call('GET', `${pathOf(id)}/${name}`)).status).toBe(status);
    }
    expect((await tryOut(id, 'debt-types', ['none'])).status).toBe(status);
    expect((await change(id, 'debt-types', ['none'])).status).toBe(status);
  }
});
