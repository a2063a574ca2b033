import * as v from 'valibot';
import {
  existingQuiz,
  explanation,
  insightsResponse,
  languages,
  respondResponse,
  type InsightsResult,
  type Language,
  type Question,
} from '@verdant/shared/contract';
import { questionBank } from '../src/quiz/question-bank';
import { anyAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';

let player: QuizPlayer;

const server = sharedServer();
beforeEach(async () => {
  player = await newPlayer(server);
});

const withoutWords = ({ id, question_type, options }: Question) => ({
  id,
  question_type,
  values: options.map(({ value }) => value),
});
const scoresOf = ({ insights }: InsightsResult) => insights.filter(({ type }) => type === 'metric');
const wordsOf = ({ text, options }: Question) => [text, ...options.map(({ label }) => label)];

describe('one quiz session in several languages', () => {
  it.each(languages)('asks the same question in %s, in the words of that language', async (language) => {
    const { session, question } = await player.start();
    const spoken = await player.speaking(language).continue(session.session_id);
    expect(withoutWords(spoken.question)).toEqual(withoutWords(question));
    const words = questionBank.byId.get(question.id)?.words[language];
    expect(wordsOf(spoken.question)).toEqual([words?.text, ...(words?.options ?? []).map(({ label }) => label)]);
    expect(spoken.session.current_question_text).toBe(words?.text);
    expect(wordsOf(spoken.question)[0] === question.text).toBe(language === 'en');
  });

  it('continues with the expected question and gives equal scores when the language changes between questions', async () => {
    const german = player.speaking('de');
    const { session, question } = await german.start();
    const reply = await german.respond(session, question.id, anyAnswer(question));
    const next = v.parse(respondResponse, reply.body).question;
    expect(next?.text).toBe(questionBank.byId.get(next?.id ?? '')?.words.de.text);

    const spanish = player.speaking('es');
    const now = await spanish.continue(session.session_id);
    expect(now.question.id).toBe(next?.id);
    await spanish.play(now, anyAnswer);
    expect(scoresOf(await spanish.insights())).toHaveLength(4);
    expect(scoresOf(await spanish.insights())).toEqual(scoresOf(await player.insights()));
  });

  it('sends start, restart and optional questions in the language of the request', async () => {
    const french = player.speaking('fr');
    const first = await french.start();
    const word = (id: string) => questionBank.byId.get(id)?.words.fr.text;
    expect(first.question.text).toBe(word(first.question.id));
    expect((await french.restart()).question.text).toBe(word(first.question.id));

    const quiz = await player.start();
    await player.play(quiz, anyAnswer);
    const conflict = await french.respond(quiz.session, 'profile-support', 'none');
    expect(conflict.status).toBe(409);
    const { extras = [] } = v.parse(existingQuiz, (await french.call('POST', '/adaptive-quiz/start')).body);
    expect(extras.length).toBeGreaterThan(0);
    expect(extras.map(({ text }) => text)).toEqual(extras.map(({ id }) => word(id)));
  });
});

/** Answers of a user who is behind with bills; such users always get the same first recommendation. */
const behind = (question: Question) => (question.id === 'debt-types' ? ['payday', 'overdue'] : anyAnswer(question));

it('insights and their explanation have the same content in every language, with translated text', async () => {
  await player.play(await player.start(), behind);

  const read = async (path: string, language: Language) =>
    (await player.speaking(language).call('GET', `/adaptive-quiz/insights${path}`)).body;
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
    expect(advice[0]?.description).toContain('1800 007 007');
    words.add(advice[0]?.title ?? '');
    const { insights } = v.parse(insightsResponse, await read('', language));
    titles.add(insights.map(({ title }) => title).join());
    for (const reason of await reasonsIn(language)) words.add(reason);
  }
  // Metric titles are not translated, because clients identify metrics by title. Action titles and reasons are translated.
  expect(titles.size).toBe(1);
  expect(words.size).toBeGreaterThanOrEqual(2 * languages.length);
});
