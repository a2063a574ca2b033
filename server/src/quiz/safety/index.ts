export { allSigns, certaintyOf, dangers, isBehind, isClearToInvest, isIn } from './dangers';
export type { Certainty, Danger } from './dangers';
export { isInHardship } from './hardship';
