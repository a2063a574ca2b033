import type { Language } from '@verdant/shared/contract';
import { answerPoints, gateState } from '../../quiz/answers';
import { modelOf, overallWeights } from '../../quiz/model';
import { oneDecimal } from '../one-decimal';
import { answerTo, type UserFacts } from '../user-facts';
import type { Score } from '../../quiz/scoring';
import { plural } from '../../language/number-words';
import { textsIn } from '../texts';
import type { Rule, TargetAnswer } from './rule';

const MOST = 100;

/**
 * Returns the gain in the overall score of changing one answer: the weight of its question times the difference in points.
 */
function gainOf(picture: UserFacts, { questionId, answer }: TargetAnswer): number | null {
  const item = modelOf(picture.questionBank).byId.get(questionId);
  const given = answerTo(picture, questionId);
  if (!item || given === undefined || gateState(item.question, picture.answers) === 'closed') return null;
  const [from, to] = [answerPoints(item.question, given), answerPoints(item.question, answer)];
  return from === null || to === null ? null : overallWeights[item.area] * item.share * (to - from);
}

/**
 * Returns the points that the overall score would gain if the answers behind the rule changed. Predictions of unasked
 * answers stay unchanged. Returns null for advice without targets, for questions that were not asked, and for help in
 * trouble.
 */
export function impactOf(rule: Rule, picture: UserFacts): number | null {
  if (rule.rescue !== undefined) return null;
  const gains = rule.targets(picture).flatMap((target) => gainOf(picture, target) ?? []);
  return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0);
}

/** Returns the whole percent that clients show for a score. */
const shown = (value: number): number => Math.round(oneDecimal(Math.min(MOST, Math.max(0, value))));

/**
 * Returns the impact in whole points of the overall score, as the difference of the two displayed scores (74 and "+8" lead
 * to 82, and no score exceeds 100). Returns 0 if the impact is unknown or below one point, or if the confidence is `low`:
 * such a score is uncertain by more than 14 points up or down (docs/quiz.md, "How a score is computed"), so a few points
 * mean nothing.
 */
export function shownPoints(impact: number | null, { value, confidence }: Pick<Score, 'value' | 'confidence'>): number {
  if (impact === null || Math.round(impact) < 1 || confidence === 'low') return 0;
  return Math.max(0, shown(value + impact) - shown(value));
}

/**
 * Describes the impact: the points that the overall score gains, or else the benefit of the advice (`effect`), or else that
 * it is a small step (if the gain rounds to zero). Empty if the impact is unknown.
 */
export function impactText(
  effect: string | undefined,
  impact: number | null,
  overall: Pick<Score, 'value' | 'confidence'>,
  language: Language,
): string {
  const { phrases } = textsIn(language);
  const points = shownPoints(impact, overall);
  if (points > 0) return plural(phrases, 'points', points, language);
  const isSmallStep = impact !== null && impact > 0 && overall.confidence !== 'low';
  return effect ?? (isSmallStep ? phrases.smallStep : '');
}
