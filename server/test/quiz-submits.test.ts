import * as v from 'valibot';
import { validationItem } from '@verdant/shared/contract';
import { query } from './support/query';
import { anyAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';
import { withServer } from './support/start-server';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

/** Returns the field errors of a 422. Each error must have a message. */
const itemsOf = (body: unknown) =>
  v.parse(v.object({ detail: v.pipe(v.array(v.required(validationItem)), v.nonEmpty()) }), body).detail;

describe('a quiz answer that is sent again or too late', () => {
  it('gets the same success if the answer is the same', async () => {
    const { session, question } = await player.start();
    const first = await player.respond(session, question.id, 'much_less');
    const again = await player.respond(session, question.id, 'much_less');
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(200);
    expect((await player.continue(session.session_id)).session.responses).toHaveLength(1);
  });

  it('gets the same success after the last question as well', async () => {
    const quiz = await player.start();
    const asked = await player.play(quiz, anyAnswer);
    const last = asked.at(-1);
    if (!last) throw new Error('nothing was asked');
    const again = await player.respond(quiz.session, last.id, anyAnswer(last));
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
    await player.play(old, anyAnswer, 2);
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
