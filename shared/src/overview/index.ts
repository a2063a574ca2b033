export { hueOf } from './hues';
export { NextAction } from './next-action';
export { Pillars } from './pillars';
export { ScoreLead } from './score-lead';
export type { PillarName, Score, Trend } from './types';
export { useRangeWords } from './use-range-words';
