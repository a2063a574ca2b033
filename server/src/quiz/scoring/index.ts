export { isClearChange } from './change';
export { capsOn } from './caps';
export { dotsOf } from './dots';
export { halfWidth, scoreAnswers, scoredAnswers, type MetricScore, type Score, type Scores } from './scores';
