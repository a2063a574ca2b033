import { scoredAreas, type ByArea, type ScoredArea } from '../question-bank';
import type { LatentCurve } from './graded-response';
import { GENERAL_POINT_COUNT, LATENT_POINT_COUNT } from './grid';

// Local copies, because each use of an imported constant looks up a property, which is slow in inner loops.
const [ROWS, COLUMNS] = [GENERAL_POINT_COUNT, LATENT_POINT_COUNT];

/** Mean and variance of an area's score for each g. */
export interface ConditionalMoments {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/** A score for each value of the general factor g, and the probability of each value (`general`). */
export interface ScoreMixture extends ConditionalMoments {
  readonly general: Float64Array;
}

export interface MeanAndVariance {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Returns an area's score given g, from the `certain` part and the unanswered part given theta. A plain loop is used,
 * because each choice of a question makes hundreds of calls.
 */
export function areaMoments(
  rows: Float64Array,
  mean: LatentCurve,
  variance: LatentCurve,
  certain: number,
): ConditionalMoments {
  const means = new Float64Array(ROWS);
  const variances = new Float64Array(ROWS);
  for (let g = 0; g < ROWS; g += 1) {
    let first = 0;
    let second = 0;
    for (let t = 0; t < COLUMNS; t += 1) {
      const weight = rows[g * COLUMNS + t] ?? 0;
      const value = mean[t] ?? 0;
      first += weight * value;
      second += weight * (value * value + (variance[t] ?? 0));
    }
    means[g] = certain + first;
    variances[g] = Math.max(0, second - first * first);
  }
  return { mean: means, variance: variances };
}

/** Returns the moments of a weighted sum of areas, which are independent given g. */
export function weightedSumOfAreas(
  areas: ByArea<ConditionalMoments>,
  weights: Readonly<Partial<Record<ScoredArea, number>>>,
): ConditionalMoments {
  const mean = new Float64Array(ROWS);
  const variance = new Float64Array(ROWS);
  for (const area of scoredAreas) {
    const weight = weights[area] ?? 0;
    if (weight === 0) continue;
    for (let g = 0; g < ROWS; g += 1) {
      mean[g] = (mean[g] ?? 0) + weight * (areas[area].mean[g] ?? 0);
      variance[g] = (variance[g] ?? 0) + weight * weight * (areas[area].variance[g] ?? 0);
    }
  }
  return { mean, variance };
}

/** Returns mean and variance over p(g), by the law of total variance. */
export function marginalMoments(general: Float64Array, { mean, variance }: ConditionalMoments): MeanAndVariance {
  let first = 0;
  let second = 0;
  for (let g = 0; g < ROWS; g += 1) {
    const weight = general[g] ?? 0;
    const value = mean[g] ?? 0;
    first += weight * value;
    second += weight * (value * value + (variance[g] ?? 0));
  }
  return { mean: first, variance: Math.max(0, second - first * first) };
}
