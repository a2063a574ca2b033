import * as v from 'valibot';
import {
  quizAnswers,
  respondResponse,
  type ActiveQuiz,
  type Question,
  insightsResponse,
  type AnswerDifference,
  type InsightsResponse,
} from '@verdant/shared/contract';
import { netBankCsv, repeatedPaymentRows, importFile } from './support/import-file';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { firstPossibleAnswer, QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

async function newUser() {
  const person = await createMoneyClient(server);
  return { person, player: new QuizPlayer(server, person.token) };
}

async function linkedPerson(bank = 'Dag Site') {
  const user = await newUser();
  await user.person.linkWithFigures(bank);
  return user;
}

const SPENDING = 'cash-flow-spending';
const latest = '/adaptive-quiz/sessions/latest/answers';
const answersOf = async (player: QuizPlayer) => v.parse(quizAnswers, (await player.call('GET', latest)).body).answers;
const sourceOf = async (player: QuizPlayer, id: string) =>
  (await answersOf(player)).find(({ question }) => question.id === id)?.source;

async function playConfirming(player: QuizPlayer, { session, question: first }: ActiveQuiz): Promise<Question[]> {
  const asked: Question[] = [];
  let question: Question | null | undefined = first;
  while (question) {
    asked.push(question);
    const { offered } = question;
    const reply = await player.respond(
      session,
      question.id,
      offered?.answer ?? firstPossibleAnswer(question),
      offered && { source: 'accounts' },
    );
    expect([question.id, reply.status]).toEqual([question.id, 200]);
    question = v.parse(respondResponse, reply.body).question;
  }
  return asked;
}

describe('the answer suggested by linked accounts', () => {
  test('is sent with its question, and contains the option, the figure, the months and the time of the last update', async () => {
    const { person, player } = await linkedPerson();
    const { question } = await player.start();
    const year = (await person.spending('?months=12')).filter(({ is_complete }) => is_complete);
    const sum = (figure: 'income_cents' | 'spent_cents') => year.reduce((total, month) => total + month[figure], 0);
    const percent = Math.round((sum('spent_cents') / sum('income_cents')) * 100);
    expect(percent).toBeLessThan(80);
    expect(question).toMatchObject({
      id: SPENDING,
      offered: {
        answer: 'much_less',
        figure: { kind: 'spent_percent', value: percent },
        first_month: year.at(-1)?.month,
        last_month: year[0]?.month,
        updated_at: (await person.overview()).updates[0]?.updated_at,
      },
    });
  });

  test('is the same when the quiz is continued or restarted, and does not count as an answer', async () => {
    const { player } = await linkedPerson();
    const { session, question } = await player.start();
    expect(question.offered).toBeDefined();
    expect((await player.continue(session.session_id)).question).toEqual(question);
    const again = await player.restart();
    expect(again.question).toEqual(question);
    expect(again.session.responses).toEqual([]);
  });

  test('can be based on imported files as well as a linked bank, as long as the files are recent', async () => {
    const { person, player } = await newUser();
    const rows = [
      ...repeatedPaymentRows(1, 0, 400, -5_000, 'ALDI'),
      ...repeatedPaymentRows(14, 0, 29, 100_000, 'SALARY RIVERBEND'),
    ];
    const text = netBankCsv(rows, 100_000);
    expect((await importFile(server, person.token, { text })).status).toBe(200);
    const { question } = await player.start();
    const { answer, figure } = question.offered ?? {};
    expect([question.id, answer, figure?.kind]).toEqual([SPENDING, 'much_less', 'spent_percent']);
    expect(figure?.value).toBeGreaterThan(60);

    await query(server, "update money_imports set imported_at = imported_at - interval '4 days' where user_id = $1", [
      person.id,
    ]);
    await query(server, 'update money_imports set last_day = last_day - 4 where user_id = $1', [person.id]);
    expect((await player.restart()).question).not.toHaveProperty('offered');
  });
});

describe('a confirmed suggestion', () => {
  test('is stored with its source, and submitting it twice has the same result', async () => {
    const { player } = await linkedPerson();
    const { session, question } = await player.start();
    for (const _time of [1, 2]) {
      const reply = await player.respond(session, question.id, question.offered?.answer, { source: 'accounts' });
      expect(v.parse(respondResponse, reply.body).session?.responses).toMatchObject([{ source: 'accounts' }]);
    }
  });

  test('loses its source when the answer is changed', async () => {
    const { player } = await linkedPerson();
    const quiz = await player.start();
    await playConfirming(player, quiz);
    const path = `/adaptive-quiz/sessions/${quiz.session.session_id}/answers/${SPENDING}`;
    expect((await player.call('PUT', path, { answer: 'about_equal' })).status).toBe(200);
    expect(await sourceOf(player, SPENDING)).toBeUndefined();
  });
});

describe('the source "accounts" claimed by a request', () => {
  const sessionWith = async (player: QuizPlayer, answer: string, source: unknown) => {
    const { session, question } = await player.start();
    const reply = await player.respond(session, question.id, answer, { source });
    return { status: reply.status, body: reply.body };
  };
  const responsesOf = (body: unknown) => v.parse(respondResponse, body).session?.responses ?? [];

  test('is stored only with the suggested answer to the current question', async () => {
    const { player } = await linkedPerson();
    const { session } = await player.start();
    for (const id of ['constructor', '__proto__', 'emergency-months']) {
      expect((await player.respond(session, id, 'days', { source: 'accounts' })).status).toBe(409);
    }
    expect((await sessionWith(player, 'much_less', 'bank')).status).toBe(422);
    const { body } = await sessionWith(player, 'much_more', 'accounts');
    expect(responsesOf(body)).toMatchObject([{ answer: 'much_more' }]);
    expect(responsesOf(body)[0]).not.toHaveProperty('source');
  });

  test('is not stored if the request omits the source, even if the answer equals the suggested answer', async () => {
    const { player } = await linkedPerson();
    const { session, question } = await player.start();
    const reply = await player.respond(session, question.id, question.offered?.answer);
    expect(responsesOf(reply.body)[0]).not.toHaveProperty('source');
  });
});

const ANSWERED = 'much_more';
const PATH = `/adaptive-quiz/differences/${SPENDING}`;

/** Creates a user who said that they spend much more than their income, and whose bank data shows much lower spending. */
async function differing() {
  const person = await createMoneyClient(server);
  const player = new QuizPlayer(server, person.token);
  await person.linkWithFigures('Dag Site');
  // The user accepts all other suggestions, so that the answers and the bank data differ in exactly one point on any day.
  await player.play(await player.start(), (question) =>
    question.id === SPENDING ? ANSWERED : (question.offered?.answer ?? firstPossibleAnswer(question)),
  );
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

test('replacing a quiz answer by the figure of the linked accounts changes the insights, and an undo restores both', async () => {
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

test('keeping a quiz answer hides its difference from the accounts until an undo or a figure change of over 5 points', async () => {
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

test('replacing a quiz answer is refused if the figures are outdated, or the answer is not suggested or not of this user', async () => {
  const { person, first, insights, difference } = await differing();
  const body = bodyOf(difference, 'use');
  expect((await person.send('PUT', PATH, { ...body, answer: 'little_less' })).status).toBe(409);
  const other = await createMoneyClient(server);
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

test('undoing the replacement of a quiz answer has no effect if the user has changed the answer since', async () => {
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
