import * as v from 'valibot';
import { existingQuiz, languages, type Question } from '@verdant/shared/contract';
import { textsIn } from '../src/insights/texts';
import { questionBank } from '../src/quiz/question-bank';
import { firstPossibleAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
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

  it('sends start, restart and optional questions in the language of the request', async () => {
    const french = player.speaking('fr');
    const first = await french.start();
    const word = (id: string) => questionBank.byId.get(id)?.words.fr.text;
    expect(first.question.text).toBe(word(first.question.id));
    expect((await french.restart()).question.text).toBe(word(first.question.id));

    const quiz = await player.start();
    await player.play(quiz, firstPossibleAnswer);
    const conflict = await french.respond(quiz.session, 'profile-support', 'none');
    expect(conflict.status).toBe(409);
    const { extras = [] } = v.parse(existingQuiz, (await french.call('POST', '/adaptive-quiz/start')).body);
    expect(extras.length).toBeGreaterThan(0);
    expect(extras.map(({ text }) => text)).toEqual(extras.map(({ id }) => word(id)));
  });
});

/** Answers of a user who is behind with bills; such users always get the same first recommendation. */
const behind = (question: Question) =>
  question.id === 'debt-types' ? ['payday', 'overdue'] : firstPossibleAnswer(question);

it('insights and their explanation are sent in the language of the request', async () => {
  await player.play(await player.start(), behind);
  const bodyOf = async (path: string) =>
    JSON.stringify((await player.speaking('de').call('GET', `/adaptive-quiz/insights${path}`)).body);
  const { rules, explanation } = textsIn('de');
  expect(await bodyOf('')).toContain(rules['debt-counsellor'].title);
  expect(await bodyOf('/latest/explanation')).toContain(explanation.caps.payday_loan);
});
