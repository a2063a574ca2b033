import { byArea, type ScoredArea } from '../question-bank';
import type { Item } from './question-bank-model';
import type { Belief } from './belief';
import type { Curve } from './graded-response';
import { GENERAL, LATENT } from './grid';
import { combine, type AreaMoments } from './moments';
import { byMetric, metricNames, metricWeights } from './weights';

// An imported constant is a property looked up each time: too slow for the inner loops.
const [ROWS, COLUMNS] = [GENERAL, LATENT];

/** Below this probability an answer is impossible and carries no information. */
const IMPOSSIBLE = 1e-12;

/** A metric as seen from one area: that area's weight, and what all others add given g. */
interface View {
  /** How much narrowing the metric counts. */
  readonly importance: number;
  readonly weight: number;
  readonly others: AreaMoments;
}

/** The overall score counts as much as the three others together, and some more (measured, docs/quiz.md). */
const importances = byMetric((name) => (name === 'overall' ? 4 : 1));

function viewsFrom(area: ScoredArea, { given }: Belief): View[] {
  return metricNames.map((name) => ({
    importance: importances[name],
    weight: metricWeights[name][area] ?? 0,
    others: combine(given, { ...metricWeights[name], [area]: 0 }),
  }));
}

/** Standard deviation of a metric over p(g), which is given up to a factor, with the area's moments put in. */
function spreadOf({ weight, others }: View, general: Float64Array, mean: Float64Array, variance: Float64Array): number {
  let total = 0;
  let first = 0;
  let second = 0;
  for (let g = 0; g < ROWS; g += 1) {
    const p = general[g] ?? 0;
    const value = (others.mean[g] ?? 0) + weight * (mean[g] ?? 0);
    total += p;
    first += p * value;
    second += p * (value * value + (others.variance[g] ?? 0) + weight * weight * (variance[g] ?? 0));
  }
  return Math.sqrt(Math.max(0, second / total - (first / total) ** 2));
}

/** The open rest of the area once the question is answered: mean, and mean squared plus variance. */
function restWithout(item: Item, { outlooks }: Belief): { readonly mean: Curve; readonly square: Curve } {
  const { mean, variance } = outlooks[item.area];
  const rest = mean.map((value, t) => value - item.share * (item.mean[t] ?? 0));
  return {
    mean: rest,
    square: rest.map((value, t) => value * value + (variance[t] ?? 0) - item.share ** 2 * (item.variance[t] ?? 0)),
  };
}

/** Works with plain loops over memory that is used again: a choice runs it for every category of every question. */
function expectedSpread(item: Item, views: readonly View[], belief: Belief): number {
  const rows = belief.posterior.latent[item.area];
  const rest = restWithout(item, belief);
  const general = new Float64Array(ROWS);
  const mean = new Float64Array(ROWS);
  const variance = new Float64Array(ROWS);
  let expected = 0;
  for (const category of item.categories) {
    let chance = 0;
    for (let g = 0; g < ROWS; g += 1) {
      let total = 0;
      let first = 0;
      let second = 0;
      for (let t = 0; t < COLUMNS; t += 1) {
        const weight = (rows[g * COLUMNS + t] ?? 0) * (category[t] ?? 0);
        total += weight;
        first += weight * (rest.mean[t] ?? 0);
        second += weight * (rest.square[t] ?? 0);
      }
      const p = (belief.posterior.general[g] ?? 0) * total;
      general[g] = p;
      chance += p;
      mean[g] = total > 0 ? first / total : 0;
      variance[g] = total > 0 ? second / total - (first / total) ** 2 : 0;
    }
    if (chance < IMPOSSIBLE) continue;
    expected +=
      chance * views.reduce((sum, view) => sum + view.importance * spreadOf(view, general, mean, variance), 0);
  }
  return expected;
}

/**
 * By how much the answer to a question is expected to narrow the four reported scores: points of standard deviation,
 * added up by importance. The rule is the minimum expected posterior variance, taken on the scores instead of a latent; with standard
 * deviations, since a variance lets the widest score take over (measured, docs/quiz.md).
 */
export function gainsFrom(belief: Belief): (item: Item) => number {
  const now = metricNames.reduce((sum, name) => sum + importances[name] * Math.sqrt(belief.metrics[name].variance), 0);
  const views = byArea((area) => viewsFrom(area, belief));
  return (item) => now - expectedSpread(item, views[item.area], belief);
}
