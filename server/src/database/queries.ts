import type { Database } from '@verdant/federation/server';

/** Returns a function that builds a prepared query once per database. `build` must end with `.prepare(<unique name>)`. */
export function prepareOncePerDatabase<Q extends object>(build: (db: Database) => Q): (db: Database) => Q {
  const preparedByDatabase = new WeakMap<Database, Q>();
  return (db) => {
    const query = preparedByDatabase.get(db) ?? build(db);
    preparedByDatabase.set(db, query);
    return query;
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if a text can be compared with a `uuid`; PostgreSQL throws for every other text. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** True if a value is an error with this code, such as a SQLSTATE. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** True for the error of a PostgreSQL that is starting or replaying its log, which can take arbitrarily long. */
export function isDatabaseStartingError(error: unknown): boolean {
  return hasErrorCode(error, '57P03');
}
