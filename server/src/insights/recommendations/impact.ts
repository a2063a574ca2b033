import type { Language } from '@verdant/shared/contract';
import { answerPoints, gateState } from '../../quiz/answers';
import { modelOf, overallWeights } from '../../quiz/model';
import { answerTo, type Picture } from '../picture';
import { plural } from '../../language/plural';
import { textsIn } from '../texts';
import type { Rule, Target } from './rule';

/** What changing one answer brings: the weight of its question in the overall score times the points between the two. */
function gainOf(picture: Picture, { questionId, answer }: Target): number | null {
  const item = modelOf(picture.questionBank).byId.get(questionId);
  const given = answerTo(picture, questionId);
  if (!item || given === undefined || gateState(item.question, picture.answers) === 'closed') return null;
  const [from, to] = [answerPoints(item.question, given), answerPoints(item.question, answer)];
  return from === null || to === null ? null : overallWeights[item.area] * item.share * (to - from);
}

/**
 * How many points of the overall score changing the answers that call for the rule would bring, by the score's own
 * definition: no other answer is guessed anew from them. Null for advice that changes no answer, for what was not asked,
 * and for help in trouble.
 */
export function impactOf(rule: Rule, picture: Picture): number | null {
  if (rule.rescue !== undefined) return null;
  const gains = rule.targets(picture).flatMap((target) => gainOf(picture, target) ?? []);
  return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0);
}

/** The impact as people read it: whole points, or words where it rounds to none. */
export function impactText(effect: string | undefined, impact: number | null, language: Language): string {
  const { phrases } = textsIn(language);
  const points = Math.round(impact ?? 0);
  return points < 1 ? (effect ?? phrases.smallStep) : plural(phrases, 'points', points, language);
}
