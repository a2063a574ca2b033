export { isConnectionProblem, isDuplicate } from './errors';
export { migrateFederation, migrationTimes, runMigrations, TooOldError } from './migrate';
export type { Database, Transaction } from './types';
