export { answerPoints, chosenValues, raisedFlags } from './answer-points';
export type { AreaScore, AreaScores } from './area-scores';
export { areaScores, POPULATION_PRIOR, scoredAnswers } from './area-scores';
export { gateState } from './gates';
export type { Metrics } from './metrics';
export { metricsOf, overallWeights, redFlags, scoreMetrics } from './metrics';
