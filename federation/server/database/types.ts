import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The pooled database that every store takes. */
export type Database = NodePgDatabase;

/** Argument of the callback of `db.transaction`; functions that work with both accept `Database | Transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
