import * as v from 'valibot';
import { errorResponse, existingQuiz, questionTypes, respondResponse } from '@verdant/shared/contract';
import { questionBank } from '../src/quiz/question-bank';
import { anyAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

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

    const asked = await player.play(quiz, anyAnswer);
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
    const asked = await player.play(quiz, anyAnswer, 3);
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
    const planned = v.parse(
      v.array(v.object({ order: v.number(), focus_area: v.string(), status: v.string() })),
      session.question_plan.slice(4),
    );
    expect(planned.map(({ order, status }) => [order, status])).toEqual(
      [5, 6, 7, 8, 9, 10].map((order) => [order, 'planned']),
    );
    expect(session.question_plan.slice(4).some((entry) => JSON.stringify(entry).includes('question_id'))).toBe(false);
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
    await player.play(quiz, anyAnswer, 6);
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
    await player.play(quiz, anyAnswer, 3);
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
    const [asked] = await player.play(old, anyAnswer, 3);
    if (!asked) throw new Error('nothing was asked');
    const fresh = await player.restart();
    expect(fresh.session.session_id).not.toBe(old.session.session_id);
    expect(fresh.session.responses).toEqual([]);

    const repeated = await player.respond(old.session, asked.id, anyAnswer(asked));
    expect(repeated.status).toBe(409);
    expect((await player.call('POST', `/adaptive-quiz/continue?session_id=${old.session.session_id}`)).status).toBe(
      409,
    );
    expect((await player.start()).session.session_id).toBe(fresh.session.session_id);
  });

  it('is refused for a completed quiz', async () => {
    const quiz = await player.start();
    await player.play(quiz, anyAnswer);
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

describe('other users', () => {
  it('cannot answer, continue or read a quiz session that is not theirs', async () => {
    const { session, question } = await player.start();
    const stranger = await newPlayer(server);
    expect((await stranger.respond(session, question.id, 'much_less')).status).toBe(404);
    expect((await stranger.call('POST', `/adaptive-quiz/continue?session_id=${session.session_id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/adaptive-quiz/insights/${session.session_id}`)).status).toBe(404);
    expect((await player.continue(session.session_id)).session.responses).toEqual([]);
  });
});
