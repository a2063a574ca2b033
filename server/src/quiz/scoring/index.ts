export { computeDotScores } from './dots';
export {
  countScoredAnswers,
  getLowestCaps,
  isClearChange,
  roundToOneDecimal,
  scoreAnswers,
  scoreRangeHalfWidth,
  type MetricScore,
  type Score,
  type Scores,
} from './scores';
