import { byArea, type ScoredArea } from '../question-bank';
import type { QuestionItem } from './question-bank-model';
import type { ScoreBelief } from './score-belief';
import type { LatentCurve } from './graded-response';
import { GENERAL_POINT_COUNT, LATENT_POINT_COUNT } from './grid';
import { weightedSumOfAreas } from './mean-and-variance';
import { byMetric, metricNames, metricWeights } from './weights';

// Local copies, because each use of an imported constant looks up a property, which is slow in inner loops.
const [ROWS, COLUMNS] = [GENERAL_POINT_COUNT, LATENT_POINT_COUNT];

/** Probability below which an answer counts as impossible. */
const IMPOSSIBLE = 1e-12;

/** A metric split into one area and all other areas; the moments of the other areas are given g. */
interface MetricSplit {
  /** Weight of the metric in the gain of a question. */
  readonly importance: number;
  readonly weight: number;
  /** Mean of the other areas; `square` is their second moment: the squared mean plus the variance. */
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

/** The overall score counts more than the other three metrics together, a choice measured with `npm run quiz:simulate`. */
const importances = byMetric((name) => (name === 'overall' ? 4 : 1));

function splitMetrics(area: ScoredArea, { given }: ScoreBelief): MetricSplit[] {
  return metricNames.map((name) => {
    const { mean, variance } = weightedSumOfAreas(given, { ...metricWeights[name], [area]: 0 });
    return {
      importance: importances[name],
      weight: metricWeights[name][area] ?? 0,
      mean,
      square: mean.map((value, g) => value * value + (variance[g] ?? 0)),
    };
  });
}

/** Belief about one area after an answer, given g; `square` is the second moment: the squared mean plus the variance. */
interface AreaMoments {
  readonly general: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

/** Returns the standard deviation of a metric over p(g). */
function spreadOf(
  { weight, mean: others, square: othersSquare }: MetricSplit,
  { general, mean, square }: AreaMoments,
): number {
  let total = 0;
  let first = 0;
  let second = 0;
  for (let g = 0; g < ROWS; g += 1) {
    const p = general[g] ?? 0;
    const other = others[g] ?? 0;
    const own = weight * (mean[g] ?? 0);
    total += p;
    first += p * (other + own);
    second += p * ((othersSquare[g] ?? 0) + 2 * other * own + weight * weight * (square[g] ?? 0));
  }
  return Math.sqrt(Math.max(0, second / total - (first / total) ** 2));
}

/** Returns the moments of the area's unanswered part without this question. */
function momentsWithoutItem(
  item: QuestionItem,
  { outlooks }: ScoreBelief,
): { readonly mean: LatentCurve; readonly square: LatentCurve } {
  const outlook = outlooks[item.area];
  const mean = new Float64Array(COLUMNS);
  const square = new Float64Array(COLUMNS);
  for (let t = 0; t < COLUMNS; t += 1) {
    const rest = (outlook.mean[t] ?? 0) - item.share * (item.mean[t] ?? 0);
    mean[t] = rest;
    square[t] = rest * rest + (outlook.variance[t] ?? 0) - item.share * item.share * (item.variance[t] ?? 0);
  }
  return { mean, square };
}

/**
 * Returns the expected standard deviations of the metrics after an answer, weighted and summed. Plain loops reuse memory,
 * because each choice of a question calls this function for every question.
 */
function expectedSpread(item: QuestionItem, views: readonly MetricSplit[], belief: ScoreBelief): number {
  const rows = belief.posterior.latent[item.area];
  const rest = momentsWithoutItem(item, belief);
  const after = {
    general: new Float64Array(ROWS),
    mean: new Float64Array(ROWS),
    square: new Float64Array(ROWS),
  };
  const chosenMean = new Float64Array(COLUMNS);
  const chosenSquare = new Float64Array(COLUMNS);
  let expected = 0;
  for (const category of item.categories) {
    for (let t = 0; t < COLUMNS; t += 1) {
      chosenMean[t] = (category[t] ?? 0) * (rest.mean[t] ?? 0);
      chosenSquare[t] = (category[t] ?? 0) * (rest.square[t] ?? 0);
    }
    let chance = 0;
    for (let g = 0; g < ROWS; g += 1) {
      const start = g * COLUMNS;
      let total = 0;
      let first = 0;
      let second = 0;
      for (let t = 0; t < COLUMNS; t += 1) {
        const weight = rows[start + t] ?? 0;
        total += weight * (category[t] ?? 0);
        first += weight * (chosenMean[t] ?? 0);
        second += weight * (chosenSquare[t] ?? 0);
      }
      const p = (belief.posterior.general[g] ?? 0) * total;
      chance += p;
      after.general[g] = p;
      after.mean[g] = total > 0 ? first / total : 0;
      after.square[g] = total > 0 ? second / total : 0;
    }
    if (chance < IMPOSSIBLE) continue;
    let spread = 0;
    for (const view of views) spread += view.importance * spreadOf(view, after);
    expected += chance * spread;
  }
  return expected;
}

/**
 * Returns the expected gain of a question: the points by which the four scores' standard deviations shrink, weighted by
 * importance. Standard deviations are used because the most uncertain score would dominate a sum of variances.
 */
export function createGainEstimator(belief: ScoreBelief): (item: QuestionItem) => number {
  const now = metricNames.reduce((sum, name) => sum + importances[name] * Math.sqrt(belief.metrics[name].variance), 0);
  const views = byArea((area) => splitMetrics(area, belief));
  return (item) => now - expectedSpread(item, views[item.area], belief);
}
