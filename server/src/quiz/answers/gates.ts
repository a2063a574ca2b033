import { SKIP } from '@verdant/shared/contract';
import type { QuestionBank, QuestionDefinition } from '../question-bank';
import type { GivenAnswer } from './given-answer';
import { chosenValues } from './answer-points';

/** `unknown`: the question that decides has not been answered, or only with "prefer not to say". */
export type GateState = 'open' | 'closed' | 'unknown';

/** Whether a question applies to a person who gave these answers. */
export function gateState(question: QuestionDefinition, answers: readonly GivenAnswer[]): GateState {
  const { gate } = question;
  if (!gate) return 'open';
  const deciding = answers.find(({ questionId }) => questionId === gate.question);
  if (!deciding) return 'unknown';
  const values = chosenValues(deciding.answer);
  if (values.includes(SKIP)) return gate.whenSkipped ? 'open' : 'unknown';
  return values.some((value) => gate.anyOf.includes(value)) ? 'open' : 'closed';
}

/**
 * The answers that count. A changed answer may close the gate of a question that was answered before: that answer stays
 * stored, and nothing is concluded from it.
 */
export function countedAnswers(questionBank: QuestionBank, answers: readonly GivenAnswer[]): readonly GivenAnswer[] {
  return answers.filter(({ questionId }) => {
    const question = questionBank.byId.get(questionId);
    return question === undefined || gateState(question, answers) !== 'closed';
  });
}
