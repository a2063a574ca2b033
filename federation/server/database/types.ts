import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Database with a connection pool, which every store receives. */
export type Database = NodePgDatabase;

/** Argument of the callback of `db.transaction`; functions that work with both accept `Database | Transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
