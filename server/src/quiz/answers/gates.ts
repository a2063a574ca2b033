import { SKIP } from '@verdant/shared/contract';
import type { QuestionDefinition } from '../question-bank';
import type { GivenAnswer } from './given-answer';
import { chosenValues } from './answer-points';

/** `unknown`: the question that decides has not been answered, or only with "prefer not to say". */
export type GateState = 'open' | 'closed' | 'unknown';

/** Returns whether a question applies to a user with these answers. */
export function gateState(question: QuestionDefinition, answers: readonly GivenAnswer[]): GateState {
  const { gate } = question;
  if (!gate) return 'open';
  const deciding = answers.find(({ questionId }) => questionId === gate.question);
  if (!deciding) return 'unknown';
  const values = chosenValues(deciding.answer);
  if (values.includes(SKIP)) return gate.whenSkipped ? 'open' : 'unknown';
  return values.some((value) => gate.anyOf.includes(value)) ? 'open' : 'closed';
}
