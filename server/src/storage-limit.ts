import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ApiError } from '@verdant/federation/http';
import { storageLimits, type StorageLimit } from '@verdant/shared/contract';
import type { Database, Transaction } from './database';

/** Error messages for clients that do not know the field `limit` of the response. */
const details: Readonly<Record<StorageLimit, string>> = {
  transactions: 'This would be more transactions than can be stored. Please remove an import or an account first.',
  accounts: 'There are too many accounts. Please remove one first.',
  imports: 'There are too many imported files. Please undo one first.',
  balances: 'There are too many balances. Please remove an account first.',
  merchants: 'There are too many chosen categories. Please undo one first.',
  bills: 'There are too many changed bills. Please undo one first.',
  links: 'There are too many connected banks. Please disconnect one first.',
  consents: 'Banks were connected too many times.',
  quizzes: 'There are too many quizzes.',
};

/** Returns the error, a 409, for a reached storage limit. */
export const storageLimitError = (limit: StorageLimit, max: number): ApiError =>
  new ApiError(409, details[limit], { extra: { limit, max } });

interface StoredRows {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  /** Number of rows to be stored. */
  readonly added?: number;
}

/** Throws 409 if the rows exceed the limit. Must run in the transaction that stores the rows, under the writers' lock. */
export async function checkStorageLimit(
  db: Database | Transaction,
  limit: keyof typeof storageLimits,
  { table, where, added = 0 }: StoredRows,
): Promise<void> {
  const max = storageLimits[limit];
  if ((await db.$count(table, where)) + added > max) throw storageLimitError(limit, max);
}
