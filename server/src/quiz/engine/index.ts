export { nextQuestion } from './next-question';
export { seedOf, type QuizPlan } from './select';
export { stepAfter, type Step, type StepView } from './step';
