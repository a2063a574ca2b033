import * as v from 'valibot';
import {
  actionDecision,
  existingQuiz,
  openAction,
  respondResponse,
  type ActionRequest,
  type ActiveQuiz,
  type OpenAction,
  type Recommendation,
} from '@verdant/shared/contract';
import { answerAs, securePersona, stretchedPersona, strugglingPersona, type Persona } from '../testing/quiz-personas';
import { newPlayer, type QuizPlayer } from './support/quiz-player';
import { getRecommendations } from '../src/insights/build-insights';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';
import { type ApiResponse } from './support/start-server';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

const HELP = 'debt-counsellor';

const recommendationsOf = async (who: QuizPlayer) => getRecommendations(await who.insights());
const isOpen = ({ state }: Recommendation) => state === undefined;
const openIds = async (who: QuizPlayer) => (await recommendationsOf(who)).filter(isOpen).flatMap(({ id }) => id ?? []);
const byId = async (who: QuizPlayer, id: string) => (await recommendationsOf(who)).find((action) => action.id === id);

const put = async (who: QuizPlayer, id: string, request: ActionRequest): Promise<ApiResponse> =>
  who.call('PUT', `/adaptive-quiz/actions/${id}`, request);
const reopen = async (who: QuizPlayer, id: string) => who.call('DELETE', `/adaptive-quiz/actions/${id}`);

const take = async (who: QuizPlayer, persona: Persona, quiz?: ActiveQuiz) =>
  who.play(quiz ?? (await who.start()), answerAs(persona));

async function firstOf(who: QuizPlayer): Promise<string> {
  const { id } = (await recommendationsOf(who)).find(({ essential }) => !essential) ?? {};
  if (id === undefined) throw new Error('nothing is recommended');
  return id;
}

describe('a recommended action', () => {
  it('is listed as done after the user marks the action as done, and is open again after the user reopens the action', async () => {
    await take(player, stretchedPersona);
    const before = await openIds(player);
    const id = await firstOf(player);
    const { status, body } = await put(player, id, { state: 'done' });
    expect(status).toBe(200);
    expect(v.parse(actionDecision, body)).toEqual({ state: 'done' });

    const after = await recommendationsOf(player);
    expect(after.at(-1)).toMatchObject({ id, state: 'done' });
    const open = await openIds(player);
    expect(open).not.toContain(id);
    expect(open.filter((actionId) => before.includes(actionId))).toEqual(before.filter((actionId) => actionId !== id));

    expect((await reopen(player, id)).status).toBe(204);
    expect(await openIds(player)).toEqual(before);
    expect((await reopen(player, id)).status).toBe(204);
  });

  it('is open again after the date to which the action was postponed', async () => {
    await take(player, stretchedPersona);
    const before = await openIds(player);
    const id = await firstOf(player);
    const postpone = async (delay: 'week' | 'month' | 'three_months') => {
      const { body } = await put(player, id, { state: 'postponed', delay });
      const { until = '' } = v.parse(actionDecision, body);
      return { until, days: Math.round((Date.parse(until) - Date.now()) / 86_400_000) };
    };
    expect([28, 29, 30, 31]).toContain((await postpone('month')).days);
    expect([89, 90, 91, 92]).toContain((await postpone('three_months')).days);
    const { until, days } = await postpone('week');
    expect(days).toBe(7);
    expect(await byId(player, id)).toMatchObject({ state: 'postponed', until });

    await query(server, `update quiz_actions set until = now() - interval '1 minute' where rule_id = $1`, [id]);
    expect(await openIds(player)).toEqual(before);
  });

  it('is returned with the reason for its dismissal, and a later decision replaces an earlier decision', async () => {
    await take(player, stretchedPersona);
    const id = await firstOf(player);
    await put(player, id, { state: 'postponed', delay: 'month' });
    await put(player, id, { state: 'dismissed', reason: 'already_in_place' });
    const dismissed = await byId(player, id);
    expect(dismissed).toMatchObject({ state: 'dismissed', reason: 'already_in_place' });
    expect(dismissed?.until).toBeUndefined();
  });

  it('is unchanged by an invalid decision, which returns 422; an unknown action returns 404', async () => {
    await take(player, stretchedPersona);
    const id = await firstOf(player);
    const invalid = await player.call('PUT', `/adaptive-quiz/actions/${id}`, { state: 'postponed' });
    expect([invalid.status, invalid.text]).toEqual([422, expect.stringContaining('"delay"')]);
    expect(await openIds(player)).toContain(id);
    expect((await put(player, 'buy-shares', { state: 'done' })).status).toBe(404);
    expect((await reopen(player, 'buy-shares')).status).toBe(404);
  });

  it('is not changed by decisions of another user', async () => {
    const other = await newPlayer(server);
    await take(player, stretchedPersona);
    await take(other, stretchedPersona);
    const id = await firstOf(player);
    await put(player, id, { state: 'done' });
    expect((await byId(other, id))?.state).toBeUndefined();
    await reopen(other, id);
    expect(await byId(player, id)).toMatchObject({ state: 'done' });
  });
});

it('the recommendation to seek help can be postponed, but not dismissed', async () => {
  await take(player, strugglingPersona);
  expect(await byId(player, HELP)).toMatchObject({ essential: true });
  expect((await put(player, HELP, { state: 'dismissed', reason: 'other' })).status).toBe(422);
  expect((await byId(player, HELP))?.state).toBeUndefined();
  await put(player, HELP, { state: 'postponed', delay: 'week' });
  expect(await byId(player, HELP)).toMatchObject({ state: 'postponed' });
});

test('the list of first steps stays hidden after its dismissal, before and after a quiz is completed', async () => {
  const other = await newPlayer(server);
  expect(await player.insights()).not.toHaveProperty('steps_closed');
  expect((await put(player, 'first-steps', { state: 'dismissed', reason: 'other' })).status).toBe(200);
  expect(await player.insights()).toMatchObject({ insights: [], steps_closed: true });
  await take(player, securePersona);
  expect(await player.insights()).toMatchObject({ steps_closed: true });
  expect(await other.insights()).not.toHaveProperty('steps_closed');
});

describe('the open actions of the previous quiz', () => {
  /** Completes a quiz. @returns the open actions in the response to the last answer */
  async function complete(who: QuizPlayer, persona: Persona, quiz: ActiveQuiz): Promise<OpenAction[] | undefined> {
    const answer = answerAs(persona);
    await who.play(quiz, answer, 9);
    const { question, session } = await who.continue(quiz.session.session_id);
    const reply = await who.respond(session, question.id, answer(question));
    return v.parse(respondResponse, reply.body).open_actions;
  }
  const asked = async (who: QuizPlayer) =>
    v.parse(existingQuiz, (await who.call('POST', '/adaptive-quiz/start')).body).open_actions;

  it('are empty after the first quiz, and are not sent before a quiz is completed', async () => {
    const quiz = await player.start();
    const { body } = await player.respond(quiz.session, quiz.question.id, answerAs(stretchedPersona)(quiz.question));
    expect(body).not.toHaveProperty('open_actions');
    expect(await asked(player)).toBeUndefined();
    expect(await complete(player, stretchedPersona, await player.restart())).toEqual([]);
    expect(await asked(player)).toEqual([]);
  });

  it('include only recommendations that the user has neither done nor postponed', async () => {
    await take(player, stretchedPersona);
    const suggested = (await recommendationsOf(player)).filter(({ id, essential }) => id !== undefined && !essential);
    const [done, postponed] = suggested.map(({ id }) => id ?? '');
    expect(suggested.length).toBeGreaterThan(2);
    await put(player, done ?? '', { state: 'done' });
    await put(player, postponed ?? '', { state: 'postponed', delay: 'month' });
    const left = (await recommendationsOf(player))
      .filter((action) => isOpen(action) && !action.essential)
      .flatMap(({ id, title }) => (id === undefined ? [] : [{ id, title }]));

    const sent = await complete(player, securePersona, await player.restart());
    expect(sent).toEqual(left);
    expect(await asked(player)).toEqual(left);
    expect(v.is(v.array(openAction), sent)).toBe(true);
  });

  it('leave out the recommendation to seek help, which the new quiz gives again', async () => {
    await take(player, strugglingPersona);
    const sent = await complete(player, strugglingPersona, await player.restart());
    expect(sent?.map(({ id }) => id)).not.toContain(HELP);
    expect((await openIds(player))[0]).toBe(HELP);
  });
});
