import pg from 'pg';
import type { Database } from '@verdant/federation/server';

/** The pool below a database, for libraries that bring their own SQL. */
export function poolOf(db: Database): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('The database is not on a pool');
}
