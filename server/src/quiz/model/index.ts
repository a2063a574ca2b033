export { modelOf, type QuestionBankModel, type Item } from './question-bank-model';
export { scoreBeliefAfter, type ScoreBelief } from './belief';
export { expectedGainsFrom } from './gain';
export type { ScoreMixture, MeanAndVariance } from './moments';
export { byMetric, metricNames, metricWeights, overallWeights, type ByMetric } from './weights';
