export type { Area, ByArea, ScoredArea } from './areas';
export { areaLabels, byArea, isScoredArea, scoredAreas } from './areas';
export { bank } from './bank';
export type { BankQuestion, Contradiction, Flag, SelectionQuestion, Strength } from './bank-schema';
export { discriminations, SKIP } from './bank-schema';
export type { Bank } from './parse-bank';
export { BankError, parseBank } from './parse-bank';
export type { ScoredQuestion } from './scored-question';
export { isScored, valuesOf } from './scored-question';
