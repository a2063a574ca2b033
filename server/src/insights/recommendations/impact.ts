import type { Language } from '@verdant/shared/contract';
import { answerPoints, gateState } from '../../quiz/answers';
import { itemById, overallWeights } from '../../quiz/model';
import { roundToOneDecimal, type Score } from '../../quiz/scoring';
import { findAnswer, type UserFacts } from '../user-facts';
import { plural } from '../../language/number-words';
import { textsIn } from '../texts';
import type { Rule, TargetAnswer } from './rule';

const MOST = 100;

/** Returns the points that the overall score gains from one changed answer; null if unknown. */
function estimateTargetGain(facts: UserFacts, { questionId, answer }: TargetAnswer): number | null {
  const item = itemById.get(questionId);
  const given = findAnswer(facts, questionId);
  if (!item || given === undefined || gateState(item.question, facts.answers) === 'closed') return null;
  const [from, to] = [answerPoints(item.question, given), answerPoints(item.question, answer)];
  return from === null || to === null ? null : overallWeights[item.area] * item.share * (to - from);
}

/**
 * Returns the points that the overall score gains if the user's answers change to the targets of the rule. Returns null
 * without targets, for unasked questions, and for help in trouble.
 */
export function estimateScoreGain(rule: Rule, facts: UserFacts): number | null {
  if (rule.rescue !== undefined) return null;
  const gains = rule.targets(facts).flatMap((target) => estimateTargetGain(facts, target) ?? []);
  return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0);
}

/** Returns a score as clients show it: a whole number from 0 to 100. */
const toShownScore = (value: number): number => Math.round(roundToOneDecimal(Math.min(MOST, Math.max(0, value))));

/**
 * Returns the impact as the difference of the displayed scores (74 and "+8" lead to 82). Returns 0 for a `low` confidence,
 * because a few points mean nothing in an uncertain score.
 */
export function displayedScoreGain(
  impact: number | null,
  { value, confidence }: Pick<Score, 'value' | 'confidence'>,
): number {
  if (impact === null || Math.round(impact) < 1 || confidence === 'low') return 0;
  return Math.max(0, toShownScore(value + impact) - toShownScore(value));
}

/** Describes the impact by points, else by the benefit (`effect`), else as a small step; an empty text if unknown. */
export function impactText(
  effect: string | undefined,
  impact: number | null,
  overall: Pick<Score, 'value' | 'confidence'>,
  language: Language,
): string {
  const { phrases } = textsIn(language);
  const points = displayedScoreGain(impact, overall);
  if (points > 0) return plural(phrases, 'points', points, language);
  const isSmallStep = impact !== null && impact > 0 && overall.confidence !== 'low';
  return effect ?? (isSmallStep ? phrases.smallStep : '');
}
