import { and, sql } from 'drizzle-orm';
import { isSpending, type MoneyTransactions } from '@verdant/shared/contract';
import type { Database } from '../database';
import { storedRecurring } from './recurring/stored';
import { moneyTransactions } from './schema';
import { conditions, partsOf, type TransactionsQuery } from './transactions-query';

type Totals = NonNullable<MoneyTransactions['totals']>;

/** Returns the income of a month that came once, which no monthly figure counts. */
async function findOnceCents(db: Database, userId: string, month: string): Promise<number> {
  const { income } = await storedRecurring(db, userId);
  const ofMonth = income?.oneOffs.filter((once) => once.month === month) ?? [];
  return ofMonth.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Adds up all transactions of a query: income and spending in Australian dollars as `monthsOf` counts them, and the number of
 * transactions in all currencies. Income that came once counts unless the query is for a whole month.
 */
export async function findTotals(db: Database, userId: string, query: TransactionsQuery): Promise<Totals> {
  const { category, amountCents, currency } = moneyTransactions;
  const totals = { income_cents: 0, spent_cents: 0, count: 0 };
  for await (const part of partsOf(db, userId, query, undefined)) {
    const sums = await db
      .select({
        category,
        cents: sql`coalesce(sum(${amountCents}) filter (where ${currency} = 'AUD'), 0)`.mapWith(Number),
        count: sql`count(*)`.mapWith(Number),
      })
      .from(moneyTransactions)
      .where(and(...conditions(userId, query), part))
      .groupBy(category);
    for (const sum of sums) {
      totals.count += sum.count;
      if (sum.category === 'income') totals.income_cents += sum.cents;
      if (isSpending(sum.category)) totals.spent_cents -= sum.cents;
    }
  }
  const { month, search, account, category: ofCategory } = query;
  const isWholeMonth = !search && account === undefined && ofCategory === undefined;
  if (month !== undefined && isWholeMonth) totals.income_cents -= await findOnceCents(db, userId, month);
  return totals;
}

/** Finds the months in which a user has transactions, the newest first. Each is one step in an index. */
export async function findMonthsWithRows(db: Database, userId: string): Promise<string[]> {
  const newest = (before: ReturnType<typeof sql>) => sql`
    select date_trunc('month', date)::date as month from ${moneyTransactions}
    where user_id = ${userId} and is_counted ${before} order by date desc limit 1`;
  const { rows } = await db.execute<{ month: string }>(sql`
    with recursive months as (
      (${newest(sql``)})
      union all
      select older.month from months cross join lateral (${newest(sql`and date < months.month`)}) as older
    )
    select to_char(month, 'YYYY-MM') as month from months`);
  return rows.map(({ month }) => month);
}
