export { isConnectionProblem, isDuplicate } from './errors';
export { migrateFederation } from './migrate';
export type { Database, Transaction } from './types';
