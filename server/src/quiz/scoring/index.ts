export { isClearChange } from './scores';
export { getLowestCaps } from './scores';
export { computeScorePerDot } from './dots';
export { halfWidth, scoreAnswers, countScoredAnswers, type MetricScore, type Score, type Scores } from './scores';
