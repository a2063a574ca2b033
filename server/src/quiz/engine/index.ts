export { nextQuestion } from './next-question';
export { hashToSeed, type QuizPlan } from './select';
export { stepAfter, type EngineResult, type StepView } from './step';
