export { NextAction } from './next-action';
export { Pillars } from './pillars';
export { ScoreLead } from './score-lead';
export { metricHueClassOf, PictureContext, scoreNameOf, useRangeWords, useScoreName } from './score-parts';
export type { PillarName, Score, Trend } from './score-parts';
