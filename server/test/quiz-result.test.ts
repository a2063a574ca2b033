import * as v from 'valibot';
import { quizResult, type Answer, type Question, type QuizResult } from '@verdant/shared/contract';
import { newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

function steady({ id, question_type, options }: Question): Answer {
  if (id === 'debt-types') return ['home_loan'];
  if (id === 'emergency-months') return '2';
  const first = options[0]?.value ?? 'skip';
  if (question_type === 'multiple_choice') return [first];
  return question_type === 'scale' ? 7 : first;
}

async function completed(): Promise<string> {
  const quiz = await player.start();
  await player.play(quiz, steady);
  return quiz.session.session_id;
}
const read = async (id = 'latest'): Promise<QuizResult> =>
  v.parse(quizResult, (await player.call('GET', `/adaptive-quiz/sessions/${id}/result`)).body);
const change = async (id: string, questionId: string, answer: unknown) =>
  player.call('PUT', `/adaptive-quiz/sessions/${id}/answers/${questionId}`, { answer });
const firstOf = ({ insights }: QuizResult) =>
  insights.insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []))[0];

describe('the result of a quiz', () => {
  it('equals the insights right after the quiz', async () => {
    const id = await completed();
    const result = await read();
    expect(result).toMatchObject({ session_id: id, changed: 0, extra_answers: [] });
    const { insights, investment_profile, status, support } = await player.insights();
    expect(result.insights).toEqual({ insights, investment_profile, status, support });
    expect(result.metrics).toHaveLength(4);
    expect(result.extras.length).toBeGreaterThan(0);
    expect(await read(id)).toEqual(result);
  });

  it('keeps the insights and metrics of the day of the quiz, whatever answers and actions change later', async () => {
    const id = await completed();
    const { insights, metrics, completed_at } = await read();
    await change(id, 'emergency-months', '0');
    await change(id, 'emergency-months', '2 weeks');
    const action = firstOf(await read())?.id ?? 'none';
    expect((await player.call('PUT', `/adaptive-quiz/actions/${action}`, { state: 'done' })).status).toBe(200);
    expect(await read()).toMatchObject({ insights, metrics, completed_at, changed: 1 });
    expect((await player.insights()).insights).not.toEqual(insights.insights);
    await player.play(await player.restart(), steady);
    expect(await read(id)).toMatchObject({ insights, metrics, changed: 1, open_actions: [] });
  });

  it('counts no change that was undone', async () => {
    const id = await completed();
    await change(id, 'emergency-months', '0');
    await change(id, 'emergency-months', '2');
    expect((await read()).changed).toBe(0);
  });

  it('no longer uses the original answer once the user changes it to "prefer not to say"', async () => {
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

  it('is empty before a quiz is completed, and cannot be read by other users', async () => {
    const own = await completed();
    player = await newPlayer(server);
    const { session } = await player.start();
    expect(await read()).toMatchObject({ session_id: null, extras: [], metrics: [] });
    for (const [id, status] of [
      [own, 404],
      ['nonsense', 404],
      [session.session_id, 409],
    ] as const) {
      expect((await player.call('GET', `/adaptive-quiz/sessions/${id}/result`)).status).toBe(status);
    }
  });
});
