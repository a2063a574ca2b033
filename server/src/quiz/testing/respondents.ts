import fc from 'fast-check';
import { NONE_OF_THESE, SKIP, type Answer } from '@verdant/shared/contract';
import { questionBank, getAnswerValues, type QuestionDefinition } from '../question-bank';
import { checkAnswer } from '../check-answer';
import { takeQuiz, type Respondent } from '../../../studies/quiz/forms';
import type { GivenAnswer } from '../answers';

/** Generates all possible stored answers to a question, including "prefer not to say". */
function anyAnswer(question: QuestionDefinition): fc.Arbitrary<Answer> {
  const values = [...getAnswerValues(question), SKIP];
  if (question.type !== 'multiple_choice') return fc.constantFrom(...values);
  return fc.subarray(values, { minLength: 1 }).map((chosen) => {
    const checked = checkAnswer(question, chosen);
    if (!checked.ok) throw new Error(checked.message);
    return checked.answer;
  });
}

/** Generates respondents with one random answer for every question of the question bank. */
export const anyRespondent: fc.Arbitrary<Respondent> = fc
  .tuple(
    ...questionBank.questions.map((question) =>
      anyAnswer(question).map((answer): [string, Answer] => [question.id, answer]),
    ),
  )
  .map((entries) => {
    const answers = new Map(entries);
    return ({ id }) => {
      const answer = answers.get(id);
      if (answer === undefined) throw new Error(`no answer for ${id}`);
      return answer;
    };
  });

/** Generates sets of stored answers: to some questions of the question bank, at most one answer to each question. */
export const anyAnswers: fc.Arbitrary<GivenAnswer[]> = fc
  .tuple(anyRespondent, fc.subarray([...questionBank.questions]))
  .map(([respond, questions]) => questions.map((question) => ({ questionId: question.id, answer: respond(question) })));

/** Generates the answers of complete quizzes of ten questions. */
export const anyQuiz: fc.Arbitrary<GivenAnswer[]> = fc
  .tuple(anyRespondent, fc.nat())
  .map(([respond, seed]) => takeQuiz(respond, { total: 10, seed }));

/** Returns a respondent who gives the healthiest answer to every question, or always the unhealthiest answer. */
export function extremeRespondent(end: 'best' | 'worst'): Respondent {
  return (question) => {
    const best = end === 'best';
    if (question.type !== 'multiple_choice') {
      const steps: readonly { value: string; points: number }[] = question.options;
      const sorted = steps.toSorted((a, b) => a.points - b.points);
      return (best ? sorted.at(-1) : sorted[0])?.value ?? SKIP;
    }
    const all = question.options.map(({ value }) => value);
    const harmless = question.options.filter(({ penalty }) => penalty === 0).map(({ value }) => value);
    const none = question.none ? [NONE_OF_THESE] : harmless.slice(0, 1);
    return best === (question.scoring === 'coverage') ? all : none;
  };
}

/** Share of a property test's runs that `npm test` executes. The part `studies` of the full test run executes all. */
const QUICK_SHARE = 0.15;

/** Test kit: returns the number of runs for a property test in which every run takes a complete quiz. */
export function propertyRunCount(all: number): number {
  return process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all * QUICK_SHARE);
}
