import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/**
 * Lets one publication run at a time, on all servers: what it is checked against does not change meanwhile, and no file
 * that it relies on is deleted.
 */
export async function lockPublishing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-publishing'))`);
}
