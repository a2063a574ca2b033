import fc from 'fast-check';
import { extraQuestions } from '../extra-questions';
import { takeQuiz } from '../../../studies/quiz/forms';
import { brokenRules, isQuizTooLong } from '../../../studies/quiz/rules';
import { anyRespondent } from '../testing/respondents';
import { questionBank } from '../question-bank';

/** Number of simulated users, each of whom takes a whole quiz. */
const RESPONDENTS = 10_000;
const BATCH = 1_000;
const total = 10;

/** Ids of the questions that a simulated quiz asked or offered as an extra. */
const reached = new Set<string>();

it.each(Array.from({ length: RESPONDENTS / BATCH }, (_, batch) => batch))(
  'in batch %s of random respondents, no quiz breaks a rule and at most one in twenty is too long',
  (batch) => {
    const people = fc.sample(fc.tuple(anyRespondent, fc.integer({ min: 0, max: 0xffffffff })), {
      numRuns: BATCH,
      seed: batch,
    });
    const broken = new Map<string, number>();
    let late = 0;
    for (const [respond, seed] of people) {
      const answers = takeQuiz(respond, { total, seed });
      for (const { questionId } of answers) reached.add(questionId);
      for (const { id } of extraQuestions(answers)) reached.add(id);
      for (const rule of brokenRules(answers, total)) broken.set(rule, (broken.get(rule) ?? 0) + 1);
      if (isQuizTooLong(answers)) late += 1;
    }
    expect([...broken]).toEqual([]);
    expect(late / BATCH).toBeLessThanOrEqual(0.05);
  },
  120_000,
);

it('every question is asked or offered in some of the quizzes', () => {
  expect(questionBank.questions.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});
