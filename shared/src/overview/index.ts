export { hueOf } from './hues';
export { PictureContext } from './heading';
export { NextAction } from './next-action';
export { Pillars } from './pillars';
export { ScoreLead } from './score-lead';
export { solidBlock } from './solid-block';
export type { PillarName, Score, Trend } from './types';
export { scoreNameOf, useScoreName } from './use-score-name';
export { useRangeWords } from './use-range-words';
