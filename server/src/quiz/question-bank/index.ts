export type { ByArea, ScoredArea } from './areas';
export { areaLabels, byArea, isScoredArea, scoredAreas } from './areas';
export { questionBank } from './question-bank';
export type {
  Contradiction,
  AnswerFlag,
  QuestionDefinition,
  QuestionOption,
  QuestionWords,
} from './question-definition';
export { discriminations, isScored, SCALE_STEPS, getAnswerValues } from './question-definition';
