import type { Answer } from '@verdant/shared/contract';
import { chosenValues, gateState } from '../../quiz/answers';
import { scoreBeliefAfter, type ScoreBelief } from '../../quiz/model';
import type { QuestionDefinition } from '../../quiz/question-bank';
import { answerTo, questionOf, type UserFacts } from '../user-facts';

const beliefs = new WeakMap<UserFacts, ScoreBelief>();

/** Returns the probabilities of a user's answers (the belief), which are cached because many rules need them. */
function beliefOf(picture: UserFacts): ScoreBelief {
  const belief = beliefs.get(picture) ?? scoreBeliefAfter(picture.questionBank, picture.answers);
  beliefs.set(picture, belief);
  return belief;
}

/** Returns the probability that the user would give one of these answers; 0 for a question without a model. */
function chanceOf(picture: UserFacts, { id }: QuestionDefinition, values: readonly string[]): number {
  const { model, posterior } = beliefOf(picture);
  const item = model.byId.get(id);
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
  /** Option values that call for the step, or a function that decides for a slider or a list. */
  readonly from: readonly string[] | ((answer: Answer) => boolean);
  readonly to: Answer;
  /**
   * True if the step also applies when the question was not asked and the other answers make an answer of `from` likely.
   * Only for option values in `from`.
   */
  readonly evenUnasked?: boolean;
}

/** Minimum probability for advice about a question that was not asked. */
const LIKELY = 0.6;

function isLikely({ question: id, from }: AnswerStep, picture: UserFacts): boolean {
  const question = questionOf(picture, id);
  if (typeof from === 'function' || question.area === 'profile') return false;
  // The step does not apply if the question has any answer, such as "prefer not to say", or does not concern the user.
  if (picture.answers.some(({ questionId }) => questionId === id)) return false;
  if (gateState(question, picture.answers) !== 'open') return false;
  return picture.scores.areas[question.area].basis.answered > 0 && chanceOf(picture, question, from) >= LIKELY;
}

/** True if the user's answers call for this step. */
export function isStatedInAnswers({ question, from }: AnswerStep, picture: UserFacts): boolean {
  const given = answerTo(picture, question);
  if (given === undefined) return false;
  return typeof from === 'function' ? from(given) : chosenValues(given).some((value) => from.includes(value));
}

/** True if the user's actual or probable answers call for this step. */
export function isStepAdvised(step: AnswerStep, picture: UserFacts): boolean {
  return isStatedInAnswers(step, picture) || (step.evenUnasked === true && isLikely(step, picture));
}
