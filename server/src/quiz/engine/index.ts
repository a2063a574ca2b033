export { focusAreas } from './focus-areas';
export { nextQuestion } from './next-question';
export { questionPlan } from './question-plan';
export { seedOf } from './seed';
export type { QuizPlan } from './select';
