export { isClearChange } from './scores';
export { getLowestCaps } from './scores';
export { computeDotScores } from './dots';
export {
  scoreRangeHalfWidth,
  scoreAnswers,
  countScoredAnswers,
  type MetricScore,
  type Score,
  type Scores,
} from './scores';
