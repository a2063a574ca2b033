export { answerPoints, chosenValues } from './answer-points';
export { contradictedAreas, contradictionsIn } from './contradictions';
export { raisedFlags } from './flags';
export { gateState, type GateState } from './gates';
export type { GivenAnswer } from './given-answer';
export { inSteps, positionOn } from './in-steps';
