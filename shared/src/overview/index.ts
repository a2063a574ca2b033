export { NextAction } from './next-action';
export { Pillars } from './pillars';
export { ScoreLead } from './score-lead';
export { metricHueClassOf, PictureContext } from './score-parts';
export { scoreNameOf, useRangeWords, useScoreName } from './score-words';
export type { PillarName, Score, Trend } from './score-words';
