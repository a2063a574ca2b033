export { openDatabase, type DatabaseHandle } from './connect';
export { isConnectionProblem, isDuplicate, isUnstorableValue } from './errors';
export type { Database, Transaction } from './types';
