import { scale, SKIP, type Answer } from '@verdant/shared/contract';
import { SCALE_STEPS, type QuestionDefinition } from '../question-bank';
import type { GivenAnswer } from './answers';
import { readMonths } from './read-months';

const POSITIONS_A_STEP = (scale.max - scale.min + 1) / SCALE_STEPS;

/** Returns an answer's slider position: the user's, else the position for the answer's step; null for other answers. */
export function sliderPositionOf(
  { options }: QuestionDefinition,
  { answer, rawAnswer }: Pick<GivenAnswer, 'answer' | 'rawAnswer'>,
) {
  if (typeof rawAnswer === 'number') return rawAnswer;
  const step = options.findIndex(({ value }) => value === answer);
  return step === -1 ? null : Math.round(scale.max - (step * (scale.max - scale.min)) / (SCALE_STEPS - 1));
}

/**
 * Converts a slider's position or a text to a step of the question; an unreadable text becomes `SKIP`. An answer that is
 * already the value of a step, such as one from account data, stays unchanged.
 */
export function toStepAnswer(
  question: QuestionDefinition,
  givenAnswer: Answer,
): Pick<GivenAnswer, 'answer' | 'rawAnswer'> {
  const { type, options } = question;
  if (givenAnswer === SKIP || options.length === 0 || options.some(({ value }) => value === givenAnswer)) {
    return { answer: givenAnswer };
  }
  if (type === 'scale' && typeof givenAnswer === 'number') {
    return {
      answer: options[Math.floor((scale.max - givenAnswer) / POSITIONS_A_STEP)]?.value ?? SKIP,
      rawAnswer: givenAnswer,
    };
  }
  if (type !== 'text' || typeof givenAnswer !== 'string') return { answer: givenAnswer };
  const months = readMonths(givenAnswer);
  return {
    answer: options.find(({ from = 0 }) => months !== null && months >= from)?.value ?? SKIP,
    rawAnswer: givenAnswer,
  };
}
