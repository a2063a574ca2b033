import type { MetricName } from '@verdant/shared/contract';
import type { ScoredArea } from '../bank';
import type { Item } from './bank-model';
import type { Belief } from './belief';
import type { Curve } from './graded-response';
import { areaMoments, combine, overGeneral } from './moments';
import { updateGeneral, updateRows } from './posterior';
import { metricNames, metricWeights } from './weights';

/** How much a point of variance matters: what everybody sees first counts most. */
const importance: Readonly<Record<MetricName, number>> = { overall: 1, emergency: 0.6, debt: 0.6, investment: 0.6 };

/** Below this an answer is impossible and tells nothing. */
const IMPOSSIBLE = 1e-12;

function minus(curve: Curve, other: Curve, factor: number): Curve {
  return curve.map((value, t) => value - factor * (other[t] ?? 0));
}

function chanceOf(general: Float64Array, evidence: Float64Array): number {
  return general.reduce((sum, value, g) => sum + value * (evidence[g] ?? 0), 0);
}

/** Importance-weighted variance of the four metrics with one area's moments exchanged. */
function weightedVariance(given: Belief['given'], general: Float64Array): number {
  return metricNames.reduce((sum, name) => sum + importance[name] * overGeneral(general, combine(given, metricWeights[name])).variance, 0);
}

/**
 * By how much the answer to a question is expected to reduce the variance of the four reported scores (points squared,
 * weighted by importance). The rule is the minimum expected posterior variance, taken on the scores instead of a latent.
 */
export function expectedGain({ posterior, outlooks, given }: Belief, item: Item): number {
  const area: ScoredArea = item.area;
  const rows = posterior.latent[area];
  const restMean = minus(outlooks[area].mean, item.mean, item.share);
  const restVariance = minus(outlooks[area].variance, item.variance, item.share ** 2);
  let expected = 0;
  for (const category of item.categories) {
    const updated = updateRows(rows, category);
    const chance = chanceOf(posterior.general, updated.evidence);
    if (chance < IMPOSSIBLE) continue;
    const general = updateGeneral(posterior.general, updated.evidence);
    const moments = areaMoments(updated.rows, restMean, restVariance, 0);
    expected += chance * weightedVariance({ ...given, [area]: moments }, general);
  }
  return weightedVariance(given, posterior.general) - expected;
}
