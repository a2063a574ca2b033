export { nextQuestion } from './next-question';
export { seedOf } from './seed';
export type { QuizPlan } from './select';
export { stepAfter, type Step, type StepView } from './step';
