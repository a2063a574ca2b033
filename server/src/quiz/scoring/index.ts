export { isClearChange } from './change';
export { capsOn } from './caps';
export { halfWidth, scoreAnswers, scoredAnswers, type Score, type Scores } from './scores';
