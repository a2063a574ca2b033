import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export { isConnectionProblem, isUniqueViolation } from './errors';
export { migrateFederation, migrationTimes, runMigrations, DatabaseTooOldError } from './migrate';

export type Database = NodePgDatabase;

/** A transaction. Functions that work with both accept `Database | Transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
