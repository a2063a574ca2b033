export type { Area, ByArea, ScoredArea } from './areas';
export { areaLabels, byArea, isScoredArea, scoredAreas } from './areas';
export { questionBank } from './question-bank';
export type { QuestionDefinition, Contradiction, Flag, SelectionQuestion, Strength } from './question-bank-schema';
export { discriminations } from './question-bank-schema';
export type { QuestionBank } from './parse-question-bank';
export { QuestionBankError, parseQuestionBank } from './parse-question-bank';
export type { ScoredQuestion } from './scored-question';
export { isScored, valuesOf } from './scored-question';
