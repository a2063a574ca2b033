import type { GivenAnswer } from '../../src/quiz/answers';
import { nextQuestion, hashToSeed } from '../../src/quiz/engine';
import type { SimulatedAnswers } from './population';

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

/** Chooses a user's questions and returns their answers in the order asked. Each `seed` stands for another session. */
export type QuizForm = (user: SimulatedAnswers, seed: number) => GivenAnswer[];

/**
 * Returns the product's adaptive quiz as a form. `previous` contains the ids of the questions in the user's previous quiz.
 */
export function adaptiveForm(previous: readonly string[] = []): QuizForm {
  return (user, seed) => {
    const plan = { total: QUIZ_LENGTH, seed, previous };
    const answers: GivenAnswer[] = [];
    for (let question = nextQuestion(answers, plan); question; question = nextQuestion(answers, plan)) {
      const { id } = question;
      const given = user.find(({ questionId }) => questionId === id);
      if (!given) throw new Error(`${id} was asked of a user to whom it does not apply`);
      answers.push(given);
    }
    return answers;
  };
}

/** The quiz with the questions of `handMadeQuestionIds` that apply to the user. */
export const handMadeForm: QuizForm = (user) =>
  handMadeQuestionIds.flatMap((id) => user.find(({ questionId }) => questionId === id) ?? []);

export function sessionSeed(userIndex: number, run: number): number {
  return hashToSeed(`simulated ${run} ${userIndex}`);
}
