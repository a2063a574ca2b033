import type { Answer } from '@verdant/shared/contract';
import { chosenValues, gateState } from '../../quiz/answers';
import { itemById } from '../../quiz/model';
import type { QuestionDefinition } from '../../quiz/question-bank';
import { findAnswer, questionOf, type UserFacts } from '../user-facts';

/** Returns the probability that the user would give one of these answers; 0 for a question without a model. */
function chanceOf({ belief: { posterior } }: UserFacts, { id }: QuestionDefinition, values: readonly string[]): number {
  const item = itemById.get(id);
  if (!item || item.question.type === 'multiple_choice') return 0;
  const curves = values.flatMap((value) => item.likelihood(value, true) ?? []);
  const rows = posterior.latent[item.area];
  const width = rows.length / posterior.general.length;
  return rows.reduce((sum, chance, index) => {
    const given = curves.reduce((total, curve) => total + (curve[index % width] ?? 0), 0);
    return sum + (posterior.general[Math.floor(index / width)] ?? 0) * chance * given;
  }, 0);
}

/** A step from an answer that calls for advice to the answer after following the advice. */
export interface AnswerStep {
  readonly question: string;
  /** Values of the answer that call for the step; for a slider or a list, a function that is true for such an answer. */
  readonly from: readonly string[] | ((answer: Answer) => boolean);
  readonly to: Answer;
  /** True if the step also applies to a user who was not asked, but whose other answers make a value of `from` likely. */
  readonly evenUnasked?: boolean;
}

/** Minimum probability from which an answer to an unasked question counts as likely. */
const LIKELY = 0.6;

function isLikely({ question: id, from }: AnswerStep, facts: UserFacts): boolean {
  const question = questionOf(id);
  if (typeof from === 'function' || question.area === 'profile') return false;
  // Any given answer, even "prefer not to say", prevents a guess.
  if (facts.answers.some(({ questionId }) => questionId === id)) return false;
  if (gateState(question, facts.answers) !== 'open') return false;
  return facts.scores.areas[question.area].basis.answered > 0 && chanceOf(facts, question, from) >= LIKELY;
}

/** True if the answers call for this step. */
export function isStatedInAnswers({ question, from }: AnswerStep, facts: UserFacts): boolean {
  const given = findAnswer(facts, question);
  if (given === undefined) return false;
  return typeof from === 'function' ? from(given) : chosenValues(given).some((value) => from.includes(value));
}

/** True if actual or probable answers call for this step. */
export function isStepAdvised(step: AnswerStep, facts: UserFacts): boolean {
  return isStatedInAnswers(step, facts) || (step.evenUnasked === true && isLikely(step, facts));
}
