import type { GivenAnswer } from '../../src/quiz/answers';
import { nextQuestion, hashToSeed } from '../../src/quiz/engine';
import type { QuestionBank } from '../../src/quiz/question-bank';
import type { Person } from './population';

/**
 * Ids of the questions that a careful author would choose for a quiz that is the same for all users. They are one question
 * for each area, and further questions about bills, debt, retirement and the user.
 */
export const handMadeQuestionIds: readonly string[] = [
  'cash-flow-spending',
  'debt-types',
  'emergency-months',
  'debt-manageability',
  'investing-experience',
  'planning-ahead',
  'protection-review',
  'cash-flow-bills',
  'planning-retirement',
  'profile-goal',
];

export const QUIZ_LENGTH = 10;

/** Chooses a person's questions and returns their answers in the order asked. Each `seed` stands for another session. */
export type QuizForm = (person: Person, seed: number) => GivenAnswer[];

function answerOf(person: Person, questionId: string): GivenAnswer | undefined {
  return person.find((given) => given.questionId === questionId);
}

function asked(person: Person, choose: (answers: readonly GivenAnswer[]) => string | undefined): GivenAnswer[] {
  const answers: GivenAnswer[] = [];
  for (let id = choose(answers); id !== undefined; id = choose(answers)) {
    const given = answerOf(person, id);
    if (!given) throw new Error(`${id} was asked of someone it does not apply to`);
    answers.push(given);
  }
  return answers;
}

/**
 * Returns the product's adaptive quiz as a form. `previous` contains the ids of the questions in the user's previous quiz.
 */
export function adaptiveForm(questionBank: QuestionBank, previous: readonly string[] = []): QuizForm {
  return (person, seed) =>
    asked(person, (answers) => nextQuestion(questionBank, answers, { total: QUIZ_LENGTH, seed, previous })?.id);
}

export function fixedForm(ids: readonly string[]): QuizForm {
  return (person) => ids.flatMap((id) => answerOf(person, id) ?? []);
}

export function sessionSeed(person: number, run: number): number {
  return hashToSeed(`simulated ${run} ${person}`);
}
