export { modelOf, type QuestionBankModel, type Item } from './question-bank-model';
export { beliefAfter, type Belief } from './belief';
export { gainsFrom } from './gain';
export type { Mixture, Moments } from './moments';
export { byMetric, metricNames, metricWeights, overallWeights, type ByMetric } from './weights';
