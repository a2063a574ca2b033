import type { Answer } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../src/quiz/answers';
import { nextQuestion, hashToSeed, type QuizPlan } from '../../src/quiz/engine';
import type { QuestionDefinition } from '../../src/quiz/question-bank';
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

/** Returns a simulated user's answer to a question. */
export type Respondent = (question: QuestionDefinition) => Answer;

/** Runs a whole quiz. Returns the answers in their order. */
export function takeQuiz(respond: Respondent, plan: QuizPlan): GivenAnswer[] {
  const answers: GivenAnswer[] = [];
  for (let question = nextQuestion(answers, plan); question; question = nextQuestion(answers, plan)) {
    answers.push({ questionId: question.id, answer: respond(question) });
    if (answers.length > 100) throw new Error('the quiz does not end');
  }
  return answers;
}

/** Chooses a user's questions and returns their answers in the order asked. Each `seed` stands for another session. */
export type QuizForm = (user: SimulatedAnswers, seed: number) => GivenAnswer[];

/**
 * Returns the product's adaptive quiz as a form. `previous` contains the ids of the questions in the user's previous quiz.
 */
export const adaptiveForm =
  (previous: readonly string[] = []): QuizForm =>
  (user, seed) =>
    takeQuiz(
      ({ id }) => {
        const given = user.find(({ questionId }) => questionId === id);
        if (!given) throw new Error(`${id} was asked of a user to whom it does not apply`);
        return given.answer;
      },
      { total: QUIZ_LENGTH, seed, previous },
    );

/** The quiz with the questions of `handMadeQuestionIds` that apply to the user. */
export const handMadeForm: QuizForm = (user) =>
  handMadeQuestionIds.flatMap((id) => user.find(({ questionId }) => questionId === id) ?? []);

export function sessionSeed(userIndex: number, run: number): number {
  return hashToSeed(`simulated ${run} ${userIndex}`);
}
