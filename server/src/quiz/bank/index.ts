export type { Area, ScoredArea } from './areas';
export { areaLabels, isScoredArea, scoredAreas } from './areas';
export { bank } from './bank';
export type { BankQuestion, Flag, SelectionQuestion } from './bank-schema';
export { SKIP } from './bank-schema';
export { valuesOf } from './bank-rules';
export type { Bank } from './parse-bank';
export { BankError, parseBank } from './parse-bank';
