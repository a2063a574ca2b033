import * as v from 'valibot';
import { explanation, insightsResponse, languages, type Language, type Question } from '@verdant/shared/contract';
import { anyAnswer, QuizPlayer } from './support/quiz-player';
import { newUser } from './support/users';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

/** Answers of a user who is behind with bills, whose first recommendation is always the same. */
const behind = (question: Question) => (question.id === 'debt-types' ? ['payday', 'overdue'] : anyAnswer(question));

it('insights and their explanation have the same content in every language, with translated text', async () => {
  const { token } = await newUser(server);
  const player = new QuizPlayer(server, token);
  await player.play(await player.start(), behind);

  const read = async (path: string, language: Language) =>
    (
      await server.request('GET', `/api/v1/adaptive-quiz/insights${path}`, {
        token,
        headers: { 'accept-language': language },
      })
    ).body;
  const adviceIn = async (language: Language) => {
    const { insights } = v.parse(insightsResponse, await read('', language));
    return insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []));
  };
  const reasonsIn = async (language: Language) => {
    const { metrics } = v.parse(explanation, await read('/latest/explanation', language));
    return metrics.flatMap(({ limit }) => limit?.reasons ?? []);
  };

  const ids = (await adviceIn('en')).map(({ id }) => id);
  expect(ids[0]).toBe('debt-counsellor');
  const words = new Set<string>();
  const titles = new Set<string>();
  for (const language of languages) {
    const advice = await adviceIn(language);
    expect(advice.map(({ id }) => id)).toEqual(ids);
    expect(advice[0]?.description).toContain('National Debt Helpline');
    expect(advice[0]?.description).toContain('1800 007 007');
    words.add(advice[0]?.title ?? '');
    const { insights } = v.parse(insightsResponse, await read('', language));
    titles.add(insights.map(({ title }) => title).join());
    for (const reason of await reasonsIn(language)) words.add(reason);
  }
  // Clients identify metrics by their titles, which are not translated; titles and reasons of actions are.
  expect(titles.size).toBe(1);
  expect(words.size).toBeGreaterThanOrEqual(2 * languages.length);
});
