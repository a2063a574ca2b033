import type { Basis, Confidence, MetricName } from '@verdant/shared/contract';
import { contradictedAreas, raisedFlags, type GivenAnswer } from '../answers';
import {
  scoreBeliefAfter,
  byMetric,
  metricWeights,
  type ScoreBelief,
  type ByMetric,
  type ScoreMixture,
  type MeanAndVariance,
} from '../model';
import { byArea, scoredAreas, type QuestionBank, type ByArea, type Flag, type ScoredArea } from '../question-bank';

/**
 * Caps of scores. An urgent debt or a missing buffer caps the readiness to invest, and an overdue payment caps the
 * management of debt. A lower cap for debt would make the quiz less exact, because it cannot ask every user about overdue
 * payments.
 */
const allCaps = [
  { metric: 'investment', flag: 'payday_loan', at: 49 },
  { metric: 'investment', flag: 'arrears', at: 49 },
  { metric: 'investment', flag: 'card_debt', at: 49 },
  { metric: 'investment', flag: 'buffer_under_1_month', at: 49 },
  { metric: 'investment', flag: 'buffer_under_3_months', at: 69 },
  { metric: 'debt', flag: 'arrears', at: 89 },
] as const satisfies readonly { readonly metric: MetricName; readonly flag: Flag; readonly at: number }[];

/** A flag that caps a metric. `insights/texts` has the reasons. */
type Cap = (typeof allCaps)[number];

/** Returns the caps that apply to a metric when these flags are raised; may be empty. */
export function capsOn(metric: MetricName, raised: ReadonlySet<Flag>): readonly Cap[] {
  const caps = allCaps.filter((cap) => cap.metric === metric && raised.has(cap.flag));
  const lowest = Math.min(...caps.map(({ at }) => at));
  return caps.filter(({ at }) => at === lowest);
}

/**
 * Standard deviations on either side of a score that contain 8 of 10 cases: 1.28 for a normal distribution. The values of
 * the metrics are measured by `npm run quiz:simulate`. The value for debt is smaller, because the debt score of many users
 * has no uncertainty left.
 */
const EIGHTY_PERCENT = 1.265;
const eightyPercentOf: ByMetric<number> = { overall: 1.32, emergency: 1.3, debt: 0.98, investment: 1.33 };
/** Size of a clear change, in standard deviations: fewer than 1 of 20 scores change that much if answers only waver. */
const clearFrom: ByMetric<number> = {
  overall: 1.16,
  emergency: 1.32,
  debt: 1.4,
  investment: 1.2,
};
/** Factor by which the range of a score is widened if two of its answers cannot both be true. */
const CONTRADICTION = 1.5;
/** Minimum half width of a range, in points. Answers can be mistaken, so no score is exact. */
const LEAST_HALF = 2;
/** Maximum half widths of the range, in points, for a `high` and a `medium` confidence. */
const HIGH_UP_TO = 8;
const MEDIUM_UP_TO = 14;

/** One score out of 100, unrounded, with the range in which it lies in 8 of 10 cases. */
export interface Score {
  readonly value: number;
  readonly range: readonly [number, number];
  readonly confidence: Confidence;
  readonly basis: Basis;
}

/** Distribution of a metric's score before caps and limits, from which the dots are computed. */
export interface ScoreSpread {
  readonly mixture: ScoreMixture;
  readonly mean: number;
  /** Points between the mean and either end of the range. */
  readonly half: number;
  /** Minimum difference to another score, in points, that counts as a clear change. */
  readonly noise: number;
  readonly cap: number;
}

export interface MetricScore extends Score {
  readonly spread: ScoreSpread;
}

export interface Scores {
  readonly areas: ByArea<Score>;
  readonly metrics: ByMetric<MetricScore>;
  readonly flags: ReadonlySet<Flag>;
}

/** Removes rounding errors of floating-point sums, so that equal scores compare as equal. */
function withoutNoise(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** Returns the half width of a metric's uncertainty interval, in points, before the interval is limited to 0 to 100. */
export function halfWidth(metric: MetricName, variance: number): number {
  return eightyPercentOf[metric] * Math.sqrt(variance);
}

interface Grounds {
  readonly basis: Basis;
  readonly contradicted: boolean;
  readonly cap: number;
  /** Half width of the range, in standard deviations. */
  readonly reach: number;
}

function confidenceOf(half: number, { basis: { answered }, contradicted }: Grounds): Confidence {
  // A score without a direct answer is a guess from other areas, however narrow its range.
  if (answered === 0) return 'low';
  // One of two contradicting answers is wrong, so the score is never certain.
  if (half <= HIGH_UP_TO && !contradicted) return 'high';
  return half <= MEDIUM_UP_TO ? 'medium' : 'low';
}

function halfOf(
  { variance }: MeanAndVariance,
  { contradicted, reach }: Pick<Grounds, 'contradicted' | 'reach'>,
): number {
  return Math.max(LEAST_HALF, reach * Math.sqrt(variance) * (contradicted ? CONTRADICTION : 1));
}

function scoreFrom(moments: MeanAndVariance, grounds: Grounds): Score {
  const { mean } = moments;
  const { basis, cap } = grounds;
  const half = halfOf(moments, grounds);
  const clamped = (value: number) => withoutNoise(Math.min(cap, Math.max(0, value)));
  const value = clamped(mean);
  return {
    value,
    // The range starts `half` below the capped value, because a cap does not make a score more certain.
    range: [clamped(value - half), clamped(mean + half)],
    confidence: confidenceOf(half, grounds),
    basis,
  };
}

function basisOf(areas: readonly ScoredArea[], { outlooks }: ScoreBelief): Basis {
  return {
    answered: areas.reduce((sum, area) => sum + outlooks[area].answered, 0),
    applicable: areas.reduce((sum, area) => sum + outlooks[area].applicable, 0),
  };
}

function areasOf(metric: MetricName): ScoredArea[] {
  return scoredAreas.filter((area) => metricWeights[metric][area] !== undefined);
}

/**
 * Scores the answers: the expected result of the whole question bank. A skipped question counts like one that was never
 * asked. The order of answers does not matter, and a healthier answer never lowers a score. Callers that have already
 * computed the belief pass it as `belief`.
 */
export function scoreAnswers(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  belief: ScoreBelief = scoreBeliefAfter(questionBank, answers),
): Scores {
  const flags = raisedFlags(questionBank, answers);
  const contradictions = contradictedAreas(questionBank, answers);
  const groundsOf = (areas: readonly ScoredArea[], reach = EIGHTY_PERCENT, cap = 100): Grounds => ({
    basis: basisOf(areas, belief),
    contradicted: areas.some((area) => contradictions.has(area)),
    reach,
    cap,
  });
  return {
    areas: byArea((area) => scoreFrom(belief.areas[area], groundsOf([area]))),
    metrics: byMetric((name) => {
      const moments = belief.metrics[name];
      const grounds = groundsOf(areasOf(name), eightyPercentOf[name], capsOn(name, flags)[0]?.at);
      const spread = {
        mixture: belief.mixtures[name],
        mean: moments.mean,
        half: halfOf(moments, grounds),
        noise: halfOf(moments, { ...grounds, reach: clearFrom[name] }),
        cap: grounds.cap,
      };
      return { ...scoreFrom(moments, grounds), spread };
    }),
    flags,
  };
}

/** Counts the answers that say something about financial health. */
export function scoredAnswers({ areas }: Scores): number {
  return scoredAreas.reduce((sum, area) => sum + areas[area].basis.answered, 0);
}

/**
 * True if a change is larger than the noise of either score. Fewer than one in twenty users whose finances did not change
 * get a change reported (measured by `npm run quiz:simulate`).
 */
export function isClearChange(before: MetricScore, now: MetricScore): boolean {
  return Math.abs(now.value - before.value) > Math.max(before.spread.noise, now.spread.noise);
}
