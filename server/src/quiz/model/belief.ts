import type { GivenAnswer } from '../answers';
import { byArea, type QuestionBank, type ByArea } from '../question-bank';
import type { Curve } from './graded-response';
import { GENERAL, generalPrior, LATENT, latentGivenGeneral } from './grid';
import { areaMoments, combine, overGeneral, type AreaMoments, type Mixture, type Moments } from './moments';
import { outlooksOf, type Outlook } from './outlook';
import { modelOf, type QuestionBankModel } from './question-bank-model';
import { byMetric, metricWeights, type ByMetric } from './weights';

// The constants are copied, because compiled code looks up an imported constant as a property each time, which is too slow
// in the inner loops.
const [ROWS, COLUMNS] = [GENERAL, LATENT];

/** Posterior distribution of a user's latents. */
interface Posterior {
  /** p(g | answers). */
  readonly general: Float64Array;
  /** p(theta | g, answers of the area), for each area row after row of `ROWS * COLUMNS` numbers. */
  readonly latent: ByArea<Float64Array>;
}

/** Rows of p(theta | g, evidence), and how likely the evidence is for each g. */
interface AreaPosterior {
  readonly rows: Float64Array;
  readonly evidence: Float64Array;
}

/**
 * Multiplies rows by a likelihood and normalises each row. Returns the new rows and the likelihood of the evidence for each
 * `g`.
 */
function updateRows(rows: Float64Array, likelihood: Curve): AreaPosterior {
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

/** Returns p(g) after the evidence from one area. */
function updateGeneral(general: Float64Array, evidence: Float64Array): Float64Array {
  const weights = general.map((value, g) => value * (evidence[g] ?? 0));
  const total = weights.reduce((sum, value) => sum + value, 0);
  return weights.map((value) => value / total);
}

/**
 * Computes the exact posterior on the grid. Answers are processed in the order of the question bank, so that rounding does
 * not depend on the order of the answers. Skipped questions, wishes and unknown ids carry no information.
 */
function posteriorOf(model: QuestionBankModel, answers: readonly GivenAnswer[]): Posterior {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  let general: Float64Array = generalPrior;
  const latent = byArea((area) => {
    let rows: Float64Array = latentGivenGeneral;
    for (const item of model.byArea[area]) {
      const answer = given.get(item.question.id);
      const likelihood = answer ? item.likelihood(answer.answer, answer.touched !== false) : null;
      if (!likelihood) continue;
      const updated = updateRows(rows, likelihood);
      rows = updated.rows;
      general = updateGeneral(general, updated.evidence);
    }
    return rows;
  });
  return { general, latent };
}

/** Belief of the model after some answers, in points from 0 to 100. */
export interface Belief {
  readonly model: QuestionBankModel;
  readonly posterior: Posterior;
  readonly outlooks: ByArea<Outlook>;
  /** Moments of each area, given g. */
  readonly given: ByArea<AreaMoments>;
  readonly areas: ByArea<Moments>;
  /** Moments of each metric before any cap. */
  readonly metrics: ByMetric<Moments>;
  /** Mixtures that the moments of the metrics summarise. */
  readonly mixtures: ByMetric<Mixture>;
}

/**
 * Predicts the score of each area and metric over the full question bank. Pure. Answered questions count with their points,
 * and the others with their expected points given the answers. The order of answers does not matter. When all questions are
 * answered, the scores are weighted means with variance 0.
 */
export function beliefAfter(questionBank: QuestionBank, answers: readonly GivenAnswer[]): Belief {
  const model = modelOf(questionBank);
  const posterior = posteriorOf(model, answers);
  const outlooks = outlooksOf(model, answers);
  const given = byArea((area) => {
    const { mean, variance, certain } = outlooks[area];
    return areaMoments(posterior.latent[area], mean, variance, certain);
  });
  const { general } = posterior;
  const mixtures = byMetric((name): Mixture => ({ general, ...combine(given, metricWeights[name]) }));
  return {
    model,
    posterior,
    outlooks,
    given,
    areas: byArea((area) => overGeneral(general, given[area])),
    metrics: byMetric((name) => overGeneral(general, mixtures[name])),
    mixtures,
  };
}
