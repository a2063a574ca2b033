import { byArea, type QuestionBank, type ByArea } from '../question-bank';
import type { GivenAnswer } from '../answers';
import { modelOf, type QuestionBankModel } from './question-bank-model';
import { areaMoments, combine, overGeneral, type AreaMoments, type Mixture, type Moments } from './moments';
import { outlooksOf, type Outlook } from './outlook';
import { posteriorOf, type Posterior } from './posterior';
import { byMetric, metricWeights, type ByMetric } from './weights';

/** Everything the model believes after some answers, in points of 0 to 100. */
export interface Belief {
  readonly model: QuestionBankModel;
  readonly posterior: Posterior;
  readonly outlooks: ByArea<Outlook>;
  /** Given g. */
  readonly given: ByArea<AreaMoments>;
  readonly areas: ByArea<Moments>;
  /** Before any cap. */
  readonly metrics: ByMetric<Moments>;
  /** What the moments of the metrics summarise. */
  readonly mixtures: ByMetric<Mixture>;
}

/**
 * The predicted score of the full question bank of every area and metric after these answers. Pure. Answered questions count with their
 * own points, the others with what is to be expected of someone who answered so; order plays no part; once everything is
 * answered the scores are the plain weighted means and their variance is 0.
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
