import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database';
import { readRowChunks } from '../row-pieces';
import { runTask } from '../run-task';
import { moneyTransactions } from '../schema';
import { fromDayNumber } from './days';
import type { RecurringPayments } from './found';
import { moneyRecurring } from './schema';

/** Number of days whose transactions are searched. A yearly bill occurs twice in this period. */
const WINDOW_DAYS = 400;

/** Finds and stores pay and bills. Call after every change of transactions, while holding the user's lock. */
export async function refreshRecurringPayments(db: Transaction, userId: string, now: Date): Promise<void> {
  const since = fromDayNumber(Math.floor(now.getTime() / 86_400_000) - WINDOW_DAYS);
  // A split bill is one payment, and only the income part of a split credit counts as income.
  const pieces = await readRowChunks(
    db,
    sql`
      select account_id as "accountId", date::text, coalesce(part.amount_cents, own.amount_cents) as "amountCents",
        merchant_key as "merchantKey", description, coalesce(part.category, own.category) as category, flag
      from ${moneyTransactions} as own
      left join lateral jsonb_to_recordset(case when own.amount_cents > 0 then split end)
        as part (category text, amount_cents bigint) on true
      where user_id = ${userId} and is_counted and currency = 'AUD' and date >= ${since} order by date`,
  );
  const { bills } = await loadRecurringPayments(db, userId);
  const found = await runTask('findRecurring', { pieces, before: bills });
  await db
    .insert(moneyRecurring)
    .values({ userId, found })
    .onConflictDoUpdate({ target: moneyRecurring.userId, set: { found } });
}

const NOTHING: RecurringPayments = { firstOn: null, pays: [], bills: [] };

export async function loadRecurringPayments(db: Database | Transaction, userId: string): Promise<RecurringPayments> {
  const [row] = await db.select().from(moneyRecurring).where(eq(moneyRecurring.userId, userId));
  return row?.found ?? NOTHING;
}
