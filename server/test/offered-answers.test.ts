import * as v from 'valibot';
import { quizAnswers, respondResponse, type ActiveQuiz, type Question } from '@verdant/shared/contract';
import { importFile } from './support/import-file';
import { moneyPerson } from './support/money';
import { query } from './support/query';
import { anyAnswer, QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

async function newUser() {
  const person = await moneyPerson(server);
  return { person, player: new QuizPlayer(server, person.token) };
}

/** Creates a user with a linked bank, and waits until the figures of the bank are stored. */
async function linkedPerson(bank = 'Dag Site') {
  const one = await newUser();
  await one.person.linkWithFigures(bank);
  return one;
}

const SPENDING = 'cash-flow-spending';
const latest = '/adaptive-quiz/sessions/latest/answers';
const answersOf = async (player: QuizPlayer) => v.parse(quizAnswers, (await player.call('GET', latest)).body).answers;
const sourceOf = async (player: QuizPlayer, id: string) =>
  (await answersOf(player)).find(({ question }) => question.id === id)?.source;

/** Confirms suggested answers, and answers all other questions. Returns the questions in their order. */
async function playConfirming(player: QuizPlayer, { session, question: first }: ActiveQuiz): Promise<Question[]> {
  const asked: Question[] = [];
  let question: Question | null | undefined = first;
  while (question) {
    asked.push(question);
    const { offered } = question;
    const reply = await player.respond(
      session,
      question.id,
      offered?.answer ?? anyAnswer(question),
      offered && { source: 'accounts' },
    );
    expect([question.id, reply.status]).toEqual([question.id, 200]);
    question = v.parse(respondResponse, reply.body).question;
  }
  return asked;
}

describe('the answer suggested by linked accounts', () => {
  test('is sent with the question: the option, the figure, the months and the time of the last update', async () => {
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

  test('matches the measured months when the quiz asks how many months the savings last', async () => {
    const { person, player } = await linkedPerson();
    const coveredOf = (asked: readonly Question[]) =>
      asked.flatMap(({ id, offered }) =>
        offered?.figure.kind === 'covered_months' ? [{ id, figure: offered.figure }] : [],
      );
    const asked = await playConfirming(player, await player.start());
    const covered = coveredOf(asked);
    const { covered_months: value } = await person.measures();
    expect(covered).toEqual(covered.map(({ id }) => ({ id, figure: { kind: 'covered_months', value } })));
    expect(covered).toHaveLength(1);
    expect(await sourceOf(player, 'emergency-months')).toBe('accounts');
    expect(asked.filter(({ id }) => !/^(cash-flow-spending|emergency-months)$/.test(id))).toEqual(
      asked.filter(({ offered }) => offered === undefined),
    );
  });

  test('can be based on imported files as well as a linked bank, as long as the files are recent', async () => {
    const { person, player } = await newUser();
    const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const rows = Array.from({ length: 400 }, (_none, ago) => [
      `${day(ago)},-50.00,ALDI ${ago},1000.00`,
      ...(ago % 14 === 0 ? [`${day(ago)},1000.00,SALARY RIVERBEND ${ago},1050.00`] : []),
    ]).flat();
    const text = `Date,Amount,Description,Balance\n${rows.join('\n')}\n`;
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

  test('is left out if the figures are three days old, the consent has expired or the accounts show too little', async () => {
    const { person, player } = await linkedPerson();
    const isOffered = async () => 'offered' in (await player.restart()).question;
    expect(await isOffered()).toBe(true);
    for (const [change, undo] of [
      ["money_refreshes set updated_at = now() - interval '3 days'", 'money_refreshes set updated_at = now()'],
      [
        "bank_consents set expires_at = now() - interval '1 day'",
        "bank_consents set expires_at = now() + interval '1 day'",
      ],
    ] as const) {
      await query(server, `update ${change} where user_id = $1`, [person.id]);
      expect([change, await isOffered()]).toEqual([change, false]);
      await query(server, `update ${undo} where user_id = $1`, [person.id]);
    }
    const other = await linkedPerson('Numbat Super');
    const asked = await playConfirming(other.player, await other.player.start());
    expect(asked.filter((question) => 'offered' in question)).toEqual([]);
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

  test('is not stored if the request does not claim it, even if the answer equals the suggestion', async () => {
    const { player } = await linkedPerson();
    const { session, question } = await player.start();
    const reply = await player.respond(session, question.id, question.offered?.answer);
    expect(responsesOf(reply.body)[0]).not.toHaveProperty('source');
  });
});
