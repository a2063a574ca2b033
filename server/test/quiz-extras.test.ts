import * as v from 'valibot';
import { extrasResponse, existingQuiz, quizAnswers, respondResponse } from '@verdant/shared/contract';
import { getMetrics } from '../src/insights/build-insights';
import { firstPossibleAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

let player: QuizPlayer;

const server = sharedServer({ LOG_LEVEL: 'trace' });
beforeEach(async () => {
  player = await newPlayer(server);
});

async function completed(): Promise<string> {
  const quiz = await player.start();
  await player.play(quiz, firstPossibleAnswer);
  return quiz.session.session_id;
}

const save = (session_id: string, ...answers: { question_id: string; answer: unknown }[]) =>
  player.call('POST', '/adaptive-quiz/extras', { session_id, answers });
const wish = (answer: unknown) => ({ question_id: 'profile-wish', answer });

describe('the optional questions after the ten quiz questions', () => {
  it('are returned with the last quiz answer and with a completed session, and can all be skipped', async () => {
    const quiz = await player.start();
    await player.play(quiz, firstPossibleAnswer, 9);
    const { question } = await player.continue(quiz.session.session_id);
    const reply = await player.respond(quiz.session, question.id, firstPossibleAnswer(question));
    const { extras = [] } = v.parse(respondResponse, reply.body);
    expect(extras.map(({ id }) => id)).toContain('profile-wish');
    const choices = extras.filter(({ question_type }) => question_type !== 'text');
    expect(choices.filter(({ options }) => options.at(-1)?.value !== 'skip')).toEqual([]);
    const { body } = await player.call('POST', '/adaptive-quiz/start');
    expect(v.parse(existingQuiz, body)).toMatchObject({ completed: true, total_responses: 10, extras });
  });

  it('are stored and can be changed, but do not change scores or the number of answers', async () => {
    const session = await completed();
    const before = await player.insights();
    const pressure = (answer: string) => ({ question_id: 'profile-pressure', answer: [answer] });
    expect((await save(session, pressure('work'), wish('A house'))).status).toBe(200);
    expect((await save(session, pressure('illness'))).status).toBe(200);
    expect(getMetrics(await player.insights())).toEqual(getMetrics(before));
    const { body } = await player.call('POST', '/adaptive-quiz/start');
    expect(v.parse(existingQuiz, body)).toMatchObject({
      total_responses: 10,
      progress: { completion_percentage: 100 },
    });
  });

  it('refuse a request with an invalid text or a wrong question with 422, and store none of its answers', async () => {
    const session = await completed();
    const before = await player.insights();
    for (const answer of ['   ', 'x'.repeat(1001)]) {
      const reply = await save(session, { question_id: 'profile-wishes', answer: ['ethical'] }, wish(answer));
      expect([answer, reply.status]).toEqual([answer, 422]);
    }
    for (const question_id of ['cash-flow-spending', '__proto__']) {
      expect((await save(session, { question_id, answer: 'much_less' })).status).toBe(422);
    }
    expect(await player.insights()).toEqual(before);
  });

  it('store text that looks like JSON as plain text', async () => {
    const session = await completed();
    for (const text of ['2030', 'null', '"a house"', '[1]']) {
      expect((await save(session, wish(text))).status).toBe(200);
      const { body } = await player.call('GET', `/adaptive-quiz/sessions/${session}/answers`);
      const kept = v.parse(quizAnswers, body).answers.find(({ question }) => question.id === 'profile-wish');
      expect(kept?.answer).toBe(text);
    }
  });

  it('cannot be answered before the ten quiz questions are complete, or in the session of another user', async () => {
    const { session } = await player.start();
    expect((await save(session.session_id, wish('A house'))).status).toBe(409);
    const own = await completed();
    player = await newPlayer(server);
    expect((await save(own, wish('A house'))).status).toBe(404);
    expect((await save('nonsense', wish('A house'))).status).toBe(404);
  });
});

describe('answers that suggest a need for help', () => {
  it('return the suitable kind of support at once and with the insights, without changing scores', async () => {
    const session = await completed();
    const before = await player.insights();
    expect(before.support).toEqual([]);
    const { body } = await save(session, wish('I want to end it all'));
    expect(v.parse(extrasResponse, body).support).toEqual(['crisis']);
    const after = await player.insights();
    expect(after.support).toEqual(['crisis']);
    expect(getMetrics(after)).toEqual(getMetrics(before));
  });

  it('are never written to the log', async () => {
    await save(await completed(), wish('I want to end it all, zebra-crossing'));
    await player.insights();
    const { out, err } = server.printed();
    expect(err).toContain('/adaptive-quiz/extras');
    expect(out + err).not.toMatch(/end it all|zebra-crossing|crisis/);
  });
});
