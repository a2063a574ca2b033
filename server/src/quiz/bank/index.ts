export type { Area, ByArea, ScoredArea } from './areas';
export { areaLabels, byArea, isScoredArea, scoredAreas } from './areas';
export { bank } from './bank';
export type { BankQuestion, Flag, SelectionQuestion } from './bank-schema';
export { discriminations, SKIP } from './bank-schema';
export type { Bank } from './parse-bank';
export { isScored, valuesOf } from './scored-question';
