export type { ByArea, ScoredArea } from './areas';
export { areaLabels, byArea, isScoredArea, scoredAreas } from './areas';
export { questionBank } from './question-bank';
export type { Contradiction, AnswerFlag, QuestionDefinition, QuestionOption } from './question-definition';
export { discriminations, isScored, SCALE_STEPS, getAnswerValues } from './question-definition';
export type { QuestionWords } from './question-texts';
