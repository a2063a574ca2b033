import { NONE_OF_THESE, scale, type Answer } from '@verdant/shared/contract';
import type { QuestionDefinition } from '../question-bank';

const BEST = 100;

/** The option values of an answer; empty for scales and texts. */
export function chosenValues(answer: Answer): readonly string[] {
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'string' ? [answer] : [];
}

/**
 * How healthy an answer is, 0 to 100; null when it carries no information about that ("prefer not to say", a text,
 * a wish). Takes checked answers.
 */
export function answerPoints(question: QuestionDefinition, answer: Answer): number | null {
  switch (question.type) {
    case 'single_choice':
      return question.options.find(({ value }) => value === answer)?.points ?? null;
    case 'multiple_choice': {
      if (question.scoring === 'none') return null;
      const values = chosenValues(answer);
      const chosen = question.options.filter(({ value }) => values.includes(value));
      const saysNone = question.none && values.includes(NONE_OF_THESE);
      if (chosen.length === 0 && !saysNone) return null;
      if (question.scoring === 'coverage') return (BEST * chosen.length) / question.options.length;
      return Math.max(0, BEST - chosen.reduce((sum, { penalty }) => sum + penalty, 0));
    }
    case 'scale': {
      if (typeof answer !== 'number') return null;
      const share = ((answer - scale.min) / (scale.max - scale.min)) * BEST;
      return question.reversed ? BEST - share : share;
    }
    case 'text':
      return null;
  }
}
