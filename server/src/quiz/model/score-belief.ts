import type { GivenAnswer } from '../answers';
import { byArea, type ByArea } from '../question-bank';
import type { LatentCurve } from './graded-response';
import { GENERAL_POINT_COUNT, generalPrior, LATENT_POINT_COUNT, latentGivenGeneral, normalise } from './grid';
import {
  areaMoments,
  weightedSumOfAreas,
  marginalMoments,
  type ConditionalMoments,
  type ScoreMixture,
  type MeanAndVariance,
} from './mean-and-variance';
import { areaOutlooksOf, type AreaOutlook } from './area-outlook';
import { itemsByArea } from './question-bank-model';
import { byMetric, metricWeights, type ByMetric } from './weights';

// Local copies, because each use of an imported constant looks up a property, which is slow in inner loops.
const [ROWS, COLUMNS] = [GENERAL_POINT_COUNT, LATENT_POINT_COUNT];

interface Posterior {
  /** p(g | answers). */
  readonly general: Float64Array;
  /** p(theta | g, answers of the area), row after row. */
  readonly latent: ByArea<Float64Array>;
}

/** Multiplies rows by a likelihood and normalises each row. `evidence`: the likelihood of the answers for each g. */
function updateRows(rows: Float64Array, likelihood: LatentCurve) {
  const updated = new Float64Array(ROWS * COLUMNS);
  const evidence = new Float64Array(ROWS);
  for (let g = 0; g < ROWS; g += 1) {
    const start = g * COLUMNS;
    let total = 0;
    for (let t = 0; t < COLUMNS; t += 1) {
      const value = (rows[start + t] ?? 0) * (likelihood[t] ?? 0);
      updated[start + t] = value;
      total += value;
    }
    evidence[g] = total;
    for (let t = 0; t < COLUMNS; t += 1) updated[start + t] = (updated[start + t] ?? 0) / total;
  }
  return { rows: updated, evidence };
}

/** Computes the exact posterior on the grid, in question bank order, so that the answers' order changes no rounding. */
function posteriorOf(answers: readonly GivenAnswer[]): Posterior {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  let general: Float64Array = generalPrior;
  const latent = byArea((area) => {
    let rows: Float64Array = latentGivenGeneral;
    for (const item of itemsByArea[area]) {
      const answer = given.get(item.question.id);
      const likelihood = answer ? item.likelihood(answer.answer, answer.touched !== false) : null;
      if (!likelihood) continue;
      const updated = updateRows(rows, likelihood);
      rows = updated.rows;
      general = normalise(general.map((value, g) => value * (updated.evidence[g] ?? 0)));
    }
    return rows;
  });
  return { general, latent };
}

/** Belief about the scores after some answers; moments are in points from 0 to 100. */
export interface ScoreBelief {
  readonly posterior: Posterior;
  readonly outlooks: ByArea<AreaOutlook>;
  /** Mean and variance of each area for each value of the general factor `g`. */
  readonly given: ByArea<ConditionalMoments>;
  readonly areas: ByArea<MeanAndVariance>;
  /** Moments of each metric before any cap. */
  readonly metrics: ByMetric<MeanAndVariance>;
  /** Distributions from which the moments of the metrics are computed. */
  readonly mixtures: ByMetric<ScoreMixture>;
}

/**
 * Predicts the scores over the full question bank: answered questions count with their points, others with expected
 * points. Pure, and independent of the order of answers.
 */
export function scoreBeliefAfter(answers: readonly GivenAnswer[]): ScoreBelief {
  const posterior = posteriorOf(answers);
  const outlooks = areaOutlooksOf(answers);
  const given = byArea((area) => {
    const { mean, variance, certain } = outlooks[area];
    return areaMoments(posterior.latent[area], mean, variance, certain);
  });
  const { general } = posterior;
  const mixtures = byMetric((name): ScoreMixture => ({ general, ...weightedSumOfAreas(given, metricWeights[name]) }));
  return {
    posterior,
    outlooks,
    given,
    areas: byArea((area) => marginalMoments(general, given[area])),
    metrics: byMetric((name) => marginalMoments(general, mixtures[name])),
    mixtures,
  };
}
