import * as v from 'valibot';
import { insightsResponse, quizAnswers, type AnswerDifference, type InsightsResponse } from '@verdant/shared/contract';
import { moneyPerson } from './support/money';
import { query } from './support/query';
import { anyAnswer, QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

const SPENDING = 'cash-flow-spending';
const ANSWERED = 'much_more';
const PATH = `/adaptive-quiz/differences/${SPENDING}`;

/** Creates a user who said that they spend much more than their income, and whose bank data shows much lower spending. */
async function differing() {
  const person = await moneyPerson(server);
  const player = new QuizPlayer(server, person.token);
  await player.play(await player.start(), (question) => (question.id === SPENDING ? ANSWERED : anyAnswer(question)));
  await person.linkWithFigures('Dag Site');
  const insights = async () => v.parse(insightsResponse, (await person.send('GET', '/adaptive-quiz/insights')).body);
  const answer = async () => {
    const { body } = await person.send('GET', '/adaptive-quiz/sessions/latest/answers');
    return v.parse(quizAnswers, body).answers.find(({ question }) => question.id === SPENDING);
  };
  const first = await insights();
  const [difference] = first.differences ?? [];
  if (!difference) throw new Error('no difference');
  return { person, insights, answer, first, difference };
}

const bodyOf = ({ session_id, offered: { answer } }: AnswerDifference, decision: 'use' | 'keep') => ({
  session_id,
  answer,
  decision,
});
const overallOf = ({ insights }: InsightsResponse) => insights.find(({ type }) => type === 'metric');

test('using the figure of the accounts replaces the answer and the insights, and an undo restores both', async () => {
  const { person, answer, first, difference } = await differing();
  expect(difference).toMatchObject({
    question_id: SPENDING,
    given: { label: 'I spent much more than came in' },
    offered: { answer: 'much_less', figure: { kind: 'spent_percent' } },
    offered_label: 'I spent much less than came in',
  });
  const before = await answer();
  expect(before).toMatchObject({ answer: ANSWERED, question: { offered: { answer: 'much_less' } } });
  expect(before).not.toHaveProperty('source');

  const used = await person.send('PUT', PATH, bodyOf(difference, 'use'));
  const after = v.parse(insightsResponse, used.body);
  expect(after.differences).toBeUndefined();
  expect(overallOf(after)).toMatchObject({ title: difference.metrics[0]?.title, value: difference.metrics[0]?.value });
  expect(overallOf(after)).not.toEqual(overallOf(first));
  const stored = await answer();
  expect(stored).toMatchObject({ answer: 'much_less', source: 'accounts' });
  expect(Date.now() - Date.parse(stored?.source_on ?? '')).toBeLessThan(60_000);

  const undone = await person.send('DELETE', PATH);
  expect(v.parse(insightsResponse, undone.body)).toEqual(first);
  expect(await answer()).toEqual(before);
  expect((await person.send('DELETE', PATH)).status).toBe(404);
});

test('keeping an answer hides the difference until the figure has moved clearly, and an undo shows it again', async () => {
  const { person, insights, first, difference } = await differing();
  const kept = v.parse(insightsResponse, (await person.send('PUT', PATH, bodyOf(difference, 'keep'))).body);
  expect(kept.differences).toBeUndefined();
  expect(overallOf(kept)).toEqual(overallOf(first));
  const move = async (points: number) =>
    query(server, 'update quiz_figures set value = $2 where user_id = $1', [
      person.id,
      difference.offered.figure.value - points,
    ]);
  await move(5);
  expect((await insights()).differences).toBeUndefined();
  await move(6);
  expect((await insights()).differences).toEqual([difference]);
  await person.send('PUT', PATH, bodyOf(difference, 'keep'));
  expect(v.parse(insightsResponse, (await person.send('DELETE', PATH)).body).differences).toEqual([difference]);
});

test('a figure that has changed or is outdated, or that belongs to another user, is refused', async () => {
  const { person, first, insights, difference } = await differing();
  const body = bodyOf(difference, 'use');
  expect((await person.send('PUT', PATH, { ...body, answer: 'little_less' })).status).toBe(409);
  const other = await moneyPerson(server);
  expect((await other.send('PUT', PATH, body)).status).toBe(404);
  expect((await person.send('PUT', '/adaptive-quiz/differences/profile-goal', body)).status).toBeGreaterThanOrEqual(
    404,
  );
  expect(await insights()).toEqual(first);

  await query(server, "update money_refreshes set updated_at = now() - interval '3 days' where user_id = $1", [
    person.id,
  ]);
  expect((await person.send('PUT', PATH, body)).status).toBe(409);
  expect((await insights()).differences).toBeUndefined();
});

test('an undo does not replace an answer that the user has changed after the figure was used', async () => {
  const { person, answer, difference } = await differing();
  await person.send('PUT', PATH, bodyOf(difference, 'use'));
  const change = async (body: object) =>
    person.send('PUT', `/adaptive-quiz/sessions/${difference.session_id}/answers/${SPENDING}`, body);
  await change({ answer: 'about_equal' });
  await person.send('DELETE', PATH);
  expect((await answer())?.answer).toBe('about_equal');
  await change({ answer: 'little_less', source: 'accounts' });
  expect(await answer()).not.toHaveProperty('source');
  await change({ answer: 'much_less', source: 'accounts' });
  expect(await answer()).toMatchObject({ source: 'accounts' });
});
