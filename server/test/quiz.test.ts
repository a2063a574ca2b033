import * as v from 'valibot';
import { errorResponse, existingQuiz, questionTypes, respondResponse, validationItem } from '@verdant/shared/contract';
import { questionBank } from '../src/quiz/question-bank';
import { firstPossibleAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';
import { query } from './support/query';
import { withServer } from './support/start-server';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

describe('a whole quiz', () => {
  it('asks ten different questions of all four types and then completes @s-3.18 @s-3.19 @s-3.20 @s-7.11 @s-9.9', async () => {
    const quiz = await player.start();
    expect(quiz.progress).toEqual({ current: 1, total: 10, completion_percentage: 0 });
    expect(quiz.question.adaptive_context?.focus_area).toBe('Cash flow');

    const asked = await player.play(quiz, firstPossibleAnswer);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(10);

    const { body } = await player.call('POST', '/adaptive-quiz/start');
    const { extras: _extras, ...existing } = v.parse(existingQuiz, body);
    const types = asked.map(({ question_type }) => question_type);
    expect(new Set(types)).toEqual(new Set(questionTypes));
    expect(existing).toEqual({
      has_existing_session: true,
      session_id: quiz.session.session_id,
      total_responses: 10,
      completed: true,
      progress: { completion_percentage: 100 },
      open_actions: [],
    });
  });

  it('lists the focus areas, starting with that of the current question, and plans the remaining questions', async () => {
    const quiz = await player.start();
    const asked = await player.play(quiz, firstPossibleAnswer, 3);
    const { session, question } = await player.continue(quiz.session.session_id);
    expect(new Set(session.focus_areas).size).toBe(6);
    const now = questionBank.byId.get(question.id)?.area;
    if (now !== 'profile') expect(session.focus_areas[0]).toBe(now);
    expect(session.question_plan.slice(0, 4)).toEqual(
      [...asked, question].map(({ id }, index) => ({
        order: index + 1,
        question_id: id,
        focus_area: questionBank.byId.get(id)?.area,
        status: 'asked',
      })),
    );
    expect(session.question_plan.slice(4)).toMatchObject(
      [5, 6, 7, 8, 9, 10].map((order) => ({ order, status: 'planned' })),
    );
    expect(JSON.stringify(session.question_plan.slice(4))).not.toContain('question_id');
  });

  it('responds to each submit with the updated session, without insights @s-3.17 @s-3.19 @s-7.12', async () => {
    const { session, question } = await player.start();
    const reply = await player.respond(session, question.id, 'little_less');
    const { completed, question: next, session: after, progress } = v.parse(respondResponse, reply.body);
    expect(completed).toBe(false);
    expect(progress).toEqual({ current: 2, total: 10, completion_percentage: 10 });
    expect(after).toMatchObject({
      session_id: session.session_id,
      quiz_id: session.quiz_id,
      user_id: session.user_id,
      current_question: next?.id,
      current_question_text: next?.text,
      focus_areas: expect.any(Array) as unknown,
      insights: [],
      text_questions_used: 0,
      selection_questions_used: 1,
      responses: [{ question_id: question.id, question_text: question.text, answer: 'little_less', question_order: 1 }],
    });
    expect(after?.question_plan).toHaveLength(10);
    expect(Date.parse(after?.responses[0]?.submitted_at ?? '')).not.toBeNaN();
  });

  it('reveals only the width of the score range during the quiz, never the score', async () => {
    const quiz = await player.start();
    await player.play(quiz, firstPossibleAnswer, 6);
    const resumed = await player.continue(quiz.session.session_id);
    expect(quiz.session.range_width).toBeUndefined();
    expect(resumed.session.insights).toEqual([]);
    expect(Number.isInteger(resumed.session.range_width)).toBe(true);
    expect(resumed.session.range_width).toBeGreaterThan(0);
    expect(resumed.session.range_width).toBeLessThan(60);
  });

  it('never reveals how many points an option gives @s-3.18', async () => {
    const { question } = await player.start();
    expect(question.options.map((option) => Object.keys(option))).toEqual(
      question.options.map(() => ['value', 'label']),
    );
  });
});

describe('resuming a quiz', () => {
  it('reports a session in progress and continues at the same question @s-3.20 @s-7.15', async () => {
    const quiz = await player.start();
    await player.play(quiz, firstPossibleAnswer, 3);
    const { body } = await player.call('POST', '/adaptive-quiz/start');
    expect(v.parse(existingQuiz, body)).toMatchObject({
      session_id: quiz.session.session_id,
      total_responses: 3,
      completed: false,
      progress: { completion_percentage: 30 },
    });
    const resumed = await player.continue(quiz.session.session_id);
    expect(resumed.session.responses).toHaveLength(3);
    expect(resumed.question.id).toBe(resumed.session.current_question);
    expect(resumed.progress).toEqual({ current: 4, total: 10, completion_percentage: 30 });
  });

  it('is no longer possible after a restart, which begins without the earlier answers @s-4.21 @s-7.14', async () => {
    const old = await player.start();
    const [asked] = await player.play(old, firstPossibleAnswer, 3);
    if (!asked) throw new Error('nothing was asked');
    const fresh = await player.restart();
    expect(fresh.session.session_id).not.toBe(old.session.session_id);
    expect(fresh.session.responses).toEqual([]);

    const repeated = await player.respond(old.session, asked.id, firstPossibleAnswer(asked));
    expect(repeated.status).toBe(409);
    expect((await player.call('POST', `/adaptive-quiz/continue?session_id=${old.session.session_id}`)).status).toBe(
      409,
    );
    expect((await player.start()).session.session_id).toBe(fresh.session.session_id);
  });

  it('is refused for a completed quiz', async () => {
    const quiz = await player.start();
    await player.play(quiz, firstPossibleAnswer);
    const reply = await player.call('POST', `/adaptive-quiz/continue?session_id=${quiz.session.session_id}`);
    expect(reply).toMatchObject({ status: 409, body: { detail: 'This quiz is already completed.' } });
  });

  it('is refused for an unknown session id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '%00', "'"]) {
      const reply = await player.call('POST', `/adaptive-quiz/continue?session_id=${id}`);
      expect([404, 422]).toContain(reply.status);
      expect(v.is(errorResponse, reply.body)).toBe(true);
    }
  });
});

it('other users cannot answer, continue or read a quiz session that is not theirs', async () => {
  const { session, question } = await player.start();
  const stranger = await newPlayer(server);
  expect((await stranger.respond(session, question.id, 'much_less')).status).toBe(404);
  expect((await stranger.call('POST', `/adaptive-quiz/continue?session_id=${session.session_id}`)).status).toBe(404);
  expect((await stranger.call('GET', `/adaptive-quiz/insights/${session.session_id}`)).status).toBe(404);
  expect((await player.continue(session.session_id)).session.responses).toEqual([]);
});

/** Returns the field errors of a 422. Each error must have a message. */
const itemsOf = (body: unknown) =>
  v.parse(v.object({ detail: v.pipe(v.array(v.required(validationItem)), v.nonEmpty()) }), body).detail;

describe('a quiz answer that is sent again or too late', () => {
  it('gets the response of the first request again if the answer is unchanged', async () => {
    const { session, question } = await player.start();
    const first = await player.respond(session, question.id, 'much_less');
    const again = await player.respond(session, question.id, 'much_less');
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(200);
    expect((await player.continue(session.session_id)).session.responses).toHaveLength(1);
  });

  it('gets 200 with the completed quiz if the unchanged answer is to the last question', async () => {
    const quiz = await player.start();
    const asked = await player.play(quiz, firstPossibleAnswer);
    const last = asked.at(-1);
    if (!last) throw new Error('nothing was asked');
    const again = await player.respond(quiz.session, last.id, firstPossibleAnswer(last));
    expect(again).toMatchObject({ status: 200, body: { completed: true, question: null } });
  });

  it('gets a conflict and the current question if the answer differs', async () => {
    const { session, question } = await player.start();
    await player.respond(session, question.id, 'much_less');
    const changed = await player.respond(session, question.id, 'much_more');
    expect(changed).toMatchObject({
      status: 409,
      body: {
        detail: 'You have already answered this question.',
        question: { id: 'debt-types' },
        session: { session_id: session.session_id },
        progress: { current: 2 },
      },
    });
    expect((await player.continue(session.session_id)).session.responses[0]?.answer).toBe('much_less');
  });

  it('gets a conflict if its question is not the current one', async () => {
    const { session, question } = await player.start();
    for (const id of ['debt-types', 'no-such-question', '__proto__']) {
      const reply = await player.respond(session, id, ['none']);
      expect(reply).toMatchObject({ status: 409, body: { detail: 'This is not the current question.', question } });
    }
    expect((await player.continue(session.session_id)).session.responses).toEqual([]);
  });
});

describe('invalid quiz answers', () => {
  it('are refused and not stored if the question has no such option', async () => {
    const { session, question } = await player.start();
    const { status, body } = await player.respond(session, question.id, 'lots');
    expect([status, itemsOf(body).map(({ loc }) => loc)]).toEqual([422, [['body', 'answer']]]);
    const after = await player.continue(session.session_id);
    expect([after.session.responses, after.question.id]).toEqual([[], question.id]);
  });

  it('are refused with the reason if the request has another structure', async () => {
    for (const body of [undefined, { response: { question_id: 'x', answer: 'y' } }]) {
      const reply = await player.call('POST', '/adaptive-quiz/respond', body);
      expect([body, reply.status]).toEqual([body, 422]);
      expect(itemsOf(reply.body).every(({ loc, msg }) => loc[0] === 'body' && msg !== '')).toBe(true);
    }
  });
});

describe('quiz requests at the same moment', () => {
  const countCurrent = async (userId: string) =>
    query(server, 'select from quiz_sessions where user_id = $1 and archived_at is null', [userId]);

  it('many starts create only one session', async () => {
    const quizzes = await Promise.all(Array.from({ length: 12 }, () => player.start()));
    const ids = new Set(quizzes.map(({ session }) => session.session_id));
    expect(ids.size).toBe(1);
    expect(await countCurrent(quizzes[0]?.session.user_id ?? '')).toBe(1);
  });

  it('many restarts leave only one current session', async () => {
    const old = await player.start();
    await player.play(old, firstPossibleAnswer, 2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => player.restart()));
    const current = await player.start();
    expect(replies.map(({ session }) => session.session_id)).toContain(current.session.session_id);
    expect(await countCurrent(old.session.user_id)).toBe(1);
  });

  it('the same answer sent to two servers on one database is stored once', async () => {
    await withServer({ DATABASE_URL: server.databaseUrl }, async (other) => {
      const { session, question } = await player.start();
      const elsewhere = player.movedTo(other);
      const replies = await Promise.all(
        [player, elsewhere, player, elsewhere].map((who) => who.respond(session, question.id, 'much_less')),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await elsewhere.continue(session.session_id)).session.responses).toHaveLength(1);
    });
  });

  it('exactly one of several different answers is accepted and stored', async () => {
    const { session, question } = await player.start();
    const values = question.options.map(({ value }) => value);
    const replies = await Promise.all(values.map((value) => player.respond(session, question.id, value)));
    const winners = values.filter((_value, index) => replies[index]?.status === 200);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(values.length - 1);
    expect((await player.continue(session.session_id)).session.responses.map(({ answer }) => answer)).toEqual(winners);
  });

  it('the new session has no answer if an answer and a restart arrive together', async () => {
    const { session, question } = await player.start();
    const [reply, fresh] = await Promise.all([player.respond(session, question.id, 'much_less'), player.restart()]);
    expect([200, 409]).toContain(reply.status);
    expect((await player.continue(fresh.session.session_id)).session.responses).toEqual([]);
  });
});
