export { isConnectionProblem, isDuplicate } from './errors';
export { migrateFederation, migrationTimes, runMigrations } from './migrate';
export type { Database, Transaction } from './types';
