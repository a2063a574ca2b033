import type { Database } from '@verdant/federation/server';

/**
 * A query that is put together once per database, and that PostgreSQL parses and plans once per connection: `build` ends
 * in drizzle's `.prepare(name)`, with a name of its own, and has `sql.placeholder` where values go.
 */
export function prepared<Q extends object>(build: (db: Database) => Q): (db: Database) => Q {
  const known = new WeakMap<Database, Q>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
}
