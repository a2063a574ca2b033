import { isScoredArea, type ScoredArea } from './areas';
import type { QuestionDefinition } from './question-bank-schema';

/** A question whose answer has points: not about wishes, no text, and in an area that has a score. */
export type ScoredQuestion = Exclude<QuestionDefinition, { type: 'text' }> & { readonly area: ScoredArea };

export function isScored(question: QuestionDefinition): question is ScoredQuestion {
  if (!isScoredArea(question.area) || question.type === 'text') return false;
  return question.type !== 'multiple_choice' || question.scoring !== 'none';
}

/** Every value a selection question can be answered with, "prefer not to say" apart. */
export function valuesOf(question: QuestionDefinition): string[] {
  if (question.type !== 'single_choice' && question.type !== 'multiple_choice') return [];
  const none = question.type === 'multiple_choice' && question.none ? [question.none.value] : [];
  return [...question.options.map(({ value }) => value), ...none];
}
