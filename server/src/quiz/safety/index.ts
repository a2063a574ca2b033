export { allSigns, certaintyOf, dangers, isBehind, isClearToInvest, isIn, isNearlyClearToInvest } from './dangers';
export type { Certainty, Danger } from './dangers';
export { isInHardship } from './hardship';
