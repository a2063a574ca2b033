export { hasFirstAnswer, keepFirstAnswer, takeFirstAnswer } from './first-answer';
export type { FirstAnswer } from './first-answer';
