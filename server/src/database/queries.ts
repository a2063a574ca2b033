import type { Database } from '@verdant/federation/server';

/**
 * A query that is put together once per database, and that PostgreSQL parses and plans once per connection: `build` ends
 * in drizzle's `.prepare(name)`, with a name of its own, and has `sql.placeholder` where values go.
 */
export function prepared<Q extends object>(build: (db: Database) => Q): (db: Database) => Q {
  const preparedByDatabase = new WeakMap<Database, Q>();
  return (db) => {
    const query = preparedByDatabase.get(db) ?? build(db);
    preparedByDatabase.set(db, query);
    return query;
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be compared with a column of type `uuid`: any other would be an error of the database. */
export const isUuid = (text: string): boolean => UUID.test(text);
