import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/**
 * Makes writers of one user's transactions and corrections run one after the other, on all servers, until the transaction
 * ends. To be taken before any row: whoever waits for it holds none.
 */
export async function lockMoney(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('money'), hashtext(${userId}))`);
}
