export { isClearChange } from './scores';
export { capsOn } from './scores';
export { dotsOf } from './dots';
export { halfWidth, scoreAnswers, scoredAnswers, type MetricScore, type Score, type Scores } from './scores';
