export {
  allSigns,
  certaintyOf,
  lacksEssentials,
  isInArrears,
  isClearToInvest,
  isInDanger,
  isInDistress,
  isNearlyClearToInvest,
  signsOfTrouble,
} from './dangers';
export type { Danger } from './dangers';
export { isInHardship, needsHelp } from './dangers';
