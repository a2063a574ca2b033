export { itemById } from './question-bank-model';
export { scoreBeliefAfter, type ScoreBelief } from './score-belief';
export { createGainEstimator } from './gain';
export type { ScoreMixture, MeanAndVariance } from './mean-and-variance';
export { byMetric, metricNames, metricWeights, overallWeights, type ByMetric } from './weights';
