import { NONE_OF_THESE } from '@verdant/shared/contract';
import { isScoredArea, type ScoredArea } from './areas';
import type { QuestionDefinition } from './question-bank-schema';

/** A question whose answer has points. */
export type ScoredQuestion = QuestionDefinition & { readonly area: ScoredArea };

/** A question whose answer is one of ordered steps. */
export type OrderedQuestion = Exclude<QuestionDefinition, { type: 'multiple_choice' }>;

export function isScored(question: QuestionDefinition): question is ScoredQuestion {
  if (!isScoredArea(question.area)) return false;
  return question.type !== 'multiple_choice' || question.scoring !== 'none';
}

/** Returns the possible values of an answer, except "prefer not to say". */
export function valuesOf(question: QuestionDefinition): string[] {
  const none = question.type === 'multiple_choice' && question.none ? [NONE_OF_THESE] : [];
  return [...question.options.map(({ value }) => value), ...none];
}
