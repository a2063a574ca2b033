export {
  answerPoints,
  chosenValues,
  contradictedAreas,
  contradictionsIn,
  raisedFlags,
  gateState,
  type GateState,
  type GivenAnswer,
} from './answers';
export { inSteps, positionOn } from './in-steps';
