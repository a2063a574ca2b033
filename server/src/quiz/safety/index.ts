export {
  allSigns,
  certaintyOf,
  isBehind,
  isClearToInvest,
  isIn,
  isNearlyClearToInvest,
  signsOfTrouble,
} from './dangers';
export type { Danger } from './dangers';
export { isInHardship, needsHelp } from './dangers';
