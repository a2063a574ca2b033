import type { Answer } from '@verdant/shared/contract';
import { chosenValues, gateState } from '../../quiz/answers';
import { answerTo, questionOf, type Picture } from '../picture';
import { chanceOf } from './chance-of';

/** From an answer that calls for advice to the one that following it would lead to. */
export interface Step {
  readonly question: string;
  /** Option values; or, for a slider or a list, whether an answer calls for it. */
  readonly from: readonly string[] | ((answer: Answer) => boolean);
  readonly to: Answer;
  /** Also where the question was not asked and the other answers make one of `from` likely. Only with option values. */
  readonly evenUnasked?: boolean;
}

/** From this chance on, advice about what was not asked is worth giving. */
const LIKELY = 0.6;

function isLikely({ question: id, from }: Step, picture: Picture): boolean {
  const question = questionOf(picture, id);
  if (typeof from === 'function' || question.area === 'profile') return false;
  // Someone who would rather not say, or to whom it does not apply, is left in peace.
  if (picture.answers.some(({ questionId }) => questionId === id)) return false;
  if (gateState(question, picture.answers) !== 'open') return false;
  return picture.scores.areas[question.area].basis.answered > 0 && chanceOf(picture, question, from) >= LIKELY;
}

/** Whether what someone answered calls for this step. */
export function isStated({ question, from }: Step, picture: Picture): boolean {
  const given = answerTo(picture, question);
  if (given === undefined) return false;
  return typeof from === 'function' ? from(given) : chosenValues(given).some((value) => from.includes(value));
}

/** Whether what someone answered, or would probably answer, calls for this step. */
export function isCalledFor(step: Step, picture: Picture): boolean {
  return isStated(step, picture) || (step.evenUnasked === true && isLikely(step, picture));
}
