import { NONE_OF_THESE, type Answer } from '@verdant/shared/contract';
import type { QuestionDefinition } from '../question-bank';

const BEST = 100;

/** Returns the option values of an answer. For a slider or a text it is the step to which the answer belongs. */
export function chosenValues(answer: Answer): readonly string[] {
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'string' ? [answer] : [];
}

/**
 * Returns the points of an answer, 0 to 100; null when it says nothing about financial health ("prefer not to say", a text,
 * a wish). Takes answers as they are read (`readAnswer`).
 */
export function answerPoints(question: QuestionDefinition, answer: Answer): number | null {
  if (question.type !== 'multiple_choice') {
    return question.options.find(({ value }) => value === answer)?.points ?? null;
  }
  if (question.scoring === 'none') return null;
  const values = chosenValues(answer);
  const chosen = question.options.filter(({ value }) => values.includes(value));
  const saysNone = question.none && values.includes(NONE_OF_THESE);
  if (chosen.length === 0 && !saysNone) return null;
  if (question.scoring === 'coverage') return (BEST * chosen.length) / question.options.length;
  return Math.max(0, BEST - chosen.reduce((sum, { penalty }) => sum + penalty, 0));
}
