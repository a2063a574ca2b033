export { nextQuestion, type QuizPlan } from './next-question';
export { focusAreas, questionPlan } from './question-plan';
export { seedOf } from './seed';
