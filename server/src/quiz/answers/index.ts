export { answerPoints, chosenValues, raisedFlags } from './answer-points';
export { contradictedAreas } from './contradictions';
export { gateState } from './gates';
export type { GivenAnswer } from './given-answer';
