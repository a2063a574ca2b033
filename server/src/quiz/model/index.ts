export { modelOf, POPULATION_MEAN, type BankModel, type Item } from './bank-model';
export { beliefAfter, type Belief } from './belief';
export { gainsFrom } from './gain';
export type { Moments } from './moments';
export { byMetric, metricNames, metricWeights, overallWeights, type ByMetric } from './weights';
