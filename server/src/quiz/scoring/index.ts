export { capsOn, redFlags, type Cap } from './caps';
export { halfWidth, scoreAnswers, scoredAnswers, type Score, type Scores } from './scores';
