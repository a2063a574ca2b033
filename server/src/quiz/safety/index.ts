export {
  allSigns,
  certaintyOf,
  goesWithout,
  isBehind,
  isClearToInvest,
  isIn,
  isInDistress,
  isNearlyClearToInvest,
  signsOfTrouble,
} from './dangers';
export type { Danger } from './dangers';
export { isInHardship, needsHelp } from './dangers';
