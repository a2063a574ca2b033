export type { ByArea, ScoredArea } from './areas';
export { areaLabels, byArea, isScoredArea, scoredAreas } from './areas';
export { questionBank } from './question-bank';
export type { Contradiction, AnswerFlag, QuestionDefinition } from './question-bank-schema';
export { discriminations, isScored, SCALE_STEPS, getAnswerValues, type OrderedQuestion } from './question-bank-schema';
export type { QuestionWords } from './question-texts';
