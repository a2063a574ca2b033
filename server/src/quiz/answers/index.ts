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
export { toStepAnswer, sliderPositionOf } from './to-step-answer';
