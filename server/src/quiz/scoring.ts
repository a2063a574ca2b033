import type { Basis, Confidence, MetricName } from '@verdant/shared/contract';
import { contradictedAreas, raisedFlags, type GivenAnswer } from './answers';
import {
  scoreBeliefAfter,
  byMetric,
  metricWeights,
  type ScoreBelief,
  type ByMetric,
  type ScoreMixture,
  type MeanAndVariance,
} from './model';
import { byArea, scoredAreas, type ByArea, type AnswerFlag, type ScoredArea } from './question-bank';

/** Caps of scores. A lower cap for debt would be less exact, because not every user is asked about overdue payments. */
const allCaps = [
  { metric: 'investment', flag: 'payday_loan', at: 49 },
  { metric: 'investment', flag: 'arrears', at: 49 },
  { metric: 'investment', flag: 'card_debt', at: 49 },
  { metric: 'investment', flag: 'buffer_under_1_month', at: 49 },
  { metric: 'investment', flag: 'buffer_under_3_months', at: 69 },
  { metric: 'debt', flag: 'arrears', at: 89 },
] as const satisfies readonly { readonly metric: MetricName; readonly flag: AnswerFlag; readonly at: number }[];

/** A cap. The texts that explain caps to users are in `insights/texts`. */
type Cap = (typeof allCaps)[number];

/** Returns the lowest caps of a metric for these flags. */
export function getLowestCaps(metric: MetricName, raised: ReadonlySet<AnswerFlag>): readonly Cap[] {
  const caps = allCaps.filter((cap) => cap.metric === metric && raised.has(cap.flag));
  const lowest = Math.min(...caps.map(({ at }) => at));
  return caps.filter(({ at }) => at === lowest);
}

/**
 * Half width, in standard deviations, of a range that contains 8 of 10 cases (1.28 for a normal distribution), measured by
 * `npm run quiz:simulate`. The value for debt is lower, because many users have no uncertainty left.
 */
const EIGHTY_PERCENT = 1.265;
export const eightyPercentOf: ByMetric<number> = { overall: 1.32, emergency: 1.3, debt: 0.98, investment: 1.33 };
/** Standard deviations of a clear change: fewer than 1 of 20 scores change that much if answers only waver. */
const clearFrom: ByMetric<number> = {
  overall: 1.16,
  emergency: 1.32,
  debt: 1.4,
  investment: 1.2,
};
/** Factor that widens the range of a score with contradictory answers. */
const CONTRADICTION = 1.5;
/** Minimum half width of a range in points, because answers can be mistaken. */
const LEAST_HALF = 2;
/** Maximum half widths of a range, in points, for a `high` and a `medium` confidence. */
const HIGH_UP_TO = 8;
const MEDIUM_UP_TO = 14;

/** A score out of 100, unrounded, with the range that holds 8 of 10 cases. */
export interface Score {
  readonly value: number;
  readonly range: readonly [number, number];
  readonly confidence: Confidence;
  readonly basis: Basis;
}

/** Distribution of a score before caps, from which the dots are computed. */
interface ScoreSpread {
  readonly mixture: ScoreMixture;
  readonly mean: number;
  readonly half: number;
  /** Minimum difference of a clear change, in points. */
  readonly noise: number;
  readonly cap: number;
}

export interface MetricScore extends Score {
  readonly spread: ScoreSpread;
}

export interface Scores {
  readonly areas: ByArea<Score>;
  readonly metrics: ByMetric<MetricScore>;
  readonly flags: ReadonlySet<AnswerFlag>;
}

/** Removes rounding errors, so that equal scores compare as equal. */
function removeRoundingErrors(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

interface ScoreInputs {
  readonly basis: Basis;
  readonly contradicted: boolean;
  readonly cap: number;
  /** Half width of the range in standard deviations. */
  readonly reach: number;
}

function confidenceOf(half: number, { basis: { answered }, contradicted }: ScoreInputs): Confidence {
  // A score without an answer in its own areas is only a guess from other areas.
  if (answered === 0) return 'low';
  // Contradictions exclude a `high` confidence, because one of two contradicting answers must be wrong.
  if (half <= HIGH_UP_TO && !contradicted) return 'high';
  return half <= MEDIUM_UP_TO ? 'medium' : 'low';
}

function halfWidthOf(
  { variance }: MeanAndVariance,
  { contradicted, reach }: Pick<ScoreInputs, 'contradicted' | 'reach'>,
): number {
  return Math.max(LEAST_HALF, reach * Math.sqrt(variance) * (contradicted ? CONTRADICTION : 1));
}

function computeScore(moments: MeanAndVariance, inputs: ScoreInputs): Score {
  const { mean } = moments;
  const { basis, cap } = inputs;
  const half = halfWidthOf(moments, inputs);
  const clamped = (value: number) => removeRoundingErrors(Math.min(cap, Math.max(0, value)));
  const value = clamped(mean);
  return {
    value,
    // The range starts from the values before the cap, because a cap does not make a score more certain.
    range: [clamped(value - half), clamped(mean + half)],
    confidence: confidenceOf(half, inputs),
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
 * Returns the scores that are expected if the user answered the whole question bank. Skipped questions count as unasked,
 * and a healthier answer never lowers a score.
 */
export function scoreAnswers(answers: readonly GivenAnswer[], belief: ScoreBelief = scoreBeliefAfter(answers)): Scores {
  const flags = raisedFlags(answers);
  const contradictions = contradictedAreas(answers);
  const inputsOf = (areas: readonly ScoredArea[], reach = EIGHTY_PERCENT, cap = 100): ScoreInputs => ({
    basis: basisOf(areas, belief),
    contradicted: areas.some((area) => contradictions.has(area)),
    reach,
    cap,
  });
  return {
    areas: byArea((area) => computeScore(belief.areas[area], inputsOf([area]))),
    metrics: byMetric((name) => {
      const moments = belief.metrics[name];
      const inputs = inputsOf(areasOf(name), eightyPercentOf[name], getLowestCaps(name, flags)[0]?.at);
      const spread = {
        mixture: belief.mixtures[name],
        mean: moments.mean,
        half: halfWidthOf(moments, inputs),
        noise: halfWidthOf(moments, { ...inputs, reach: clearFrom[name] }),
        cap: inputs.cap,
      };
      return { ...computeScore(moments, inputs), spread };
    }),
    flags,
  };
}

/** Counts the answers with information on financial health. */
export function countScoredAnswers({ areas }: Scores): number {
  return scoredAreas.reduce((sum, area) => sum + areas[area].basis.answered, 0);
}

/**
 * True if a change exceeds the noise of both scores. Fewer than 1 in 20 users with unchanged finances get a clear change
 * (`npm run quiz:simulate`).
 */
export function isClearChange(before: MetricScore, now: MetricScore): boolean {
  return Math.abs(now.value - before.value) > Math.max(before.spread.noise, now.spread.noise);
}

/** Rounds to one decimal, as in the API. */
export function roundToOneDecimal(value: number): number {
  // Adding 0 turns minus zero into zero.
  return Math.round(value * 10) / 10 + 0;
}
