export { nextQuestion } from './next-question';
export { hashToSeed, type QuizPlan } from './select';
export { quizStepAfter, type QuizStep, type QuizStepView } from './step';
