export { allSigns, certaintyOf, isBehind, isClearToInvest, isIn, isNearlyClearToInvest } from './dangers';
export type { Danger } from './dangers';
export { isInHardship } from './hardship';
