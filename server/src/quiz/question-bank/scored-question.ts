import { NONE_OF_THESE } from '@verdant/shared/contract';
import { isScoredArea, type ScoredArea } from './areas';
import type { QuestionDefinition } from './question-bank-schema';

/** A question whose answer has points: not about wishes, and in an area that has a score. */
export type ScoredQuestion = QuestionDefinition & { readonly area: ScoredArea };

/** A question whose answer is one of its steps: chosen, or read from a slider or a text. */
export type Ladder = Exclude<QuestionDefinition, { type: 'multiple_choice' }>;

export function isScored(question: QuestionDefinition): question is ScoredQuestion {
  if (!isScoredArea(question.area)) return false;
  return question.type !== 'multiple_choice' || question.scoring !== 'none';
}

/** Every value that an answer can say, "prefer not to say" apart. */
export function valuesOf(question: QuestionDefinition): string[] {
  const none = question.type === 'multiple_choice' && question.none ? [NONE_OF_THESE] : [];
  return [...question.options.map(({ value }) => value), ...none];
}
