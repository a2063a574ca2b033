import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { spendingCategories, type MoneyTransactions } from '@verdant/shared/contract';
import type { Database } from '../database';
import { findTags } from './changes';
import {
  transactionPartsQuery,
  queryConditions,
  hasCategory,
  searchPartsOf,
  parseCursor,
  type TransactionsQuery,
} from './transactions-query';
import { getTransactionDisplayName } from './recurring/payee';
import { loadRecurringPayments } from './recurring/store';
import { moneyTransactions } from './schema';

type Row = typeof moneyTransactions.$inferSelect;

async function findRows(db: Database, userId: string, query: TransactionsQuery): Promise<Row[]> {
  const { date, id } = moneyTransactions;
  const rowLimit = query.limit + 1;
  const rows: Row[] = [];
  for await (const part of searchPartsOf(db, userId, query, parseCursor(query.before))) {
    const found = await db
      .select()
      .from(moneyTransactions)
      .where(and(...queryConditions(userId, query), hasCategory(query), part))
      .orderBy(desc(date), desc(id))
      .limit(rowLimit - rows.length);
    rows.push(...found);
    if (rows.length >= rowLimit) return rows;
  }
  return rows;
}

type Totals = NonNullable<MoneyTransactions['totals']>;

/** Returns the one-off income of a month, which monthly figures leave out. */
async function findOneOffIncomeCents(db: Database, userId: string, month: string): Promise<number> {
  const { income } = await loadRecurringPayments(db, userId);
  const ofMonth = income?.oneOffs.filter((once) => once.month === month) ?? [];
  return ofMonth.reduce((sum, { cents }) => sum + cents, 0);
}

/** Adds up a query's transactions: income and spending in Australian dollars, and the count in all currencies. */
async function findTotals(db: Database, userId: string, query: TransactionsQuery): Promise<Totals> {
  const totals = { income_cents: 0, spent_cents: 0, count: 0 };
  for await (const part of searchPartsOf(db, userId, query, undefined)) {
    const isWanted = and(...queryConditions(userId, query), part);
    const counted = transactionPartsQuery(db, isWanted);
    const { currency, category, amountCents, isPart } = counted;
    const sumOf = (isOf: SQL) =>
      sql`coalesce(sum(${amountCents}) filter (where ${isOf} and ${currency} = 'AUD'), 0)`.mapWith(Number);
    const [sums] = await db
      .select({
        income: sumOf(eq(category, 'income')),
        spending: sumOf(inArray(category, spendingCategories)),
        whole: sql`count(*) filter (where not ${isPart})`.mapWith(Number),
      })
      .from(counted)
      .where(query.category === undefined ? undefined : eq(category, query.category));
    totals.income_cents += sums?.income ?? 0;
    totals.spent_cents -= sums?.spending ?? 0;
    const isSplit = isNotNull(moneyTransactions.split);
    const split = await db.$count(moneyTransactions, and(isWanted, isSplit, hasCategory(query)));
    totals.count += (sums?.whole ?? 0) + split;
  }
  const { month, search, account, category, tag } = query;
  const isWholeMonth = !search && [account, category, tag].every((filter) => filter === undefined);
  if (month !== undefined && isWholeMonth) totals.income_cents -= await findOneOffIncomeCents(db, userId, month);
  return totals;
}

/** Finds the months in which a user has transactions, the newest first. Each month takes one lookup in an index. */
async function findMonthsWithRows(db: Database, userId: string): Promise<string[]> {
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

export async function findTransactions(
  db: Database,
  userId: string,
  query: TransactionsQuery,
): Promise<MoneyTransactions> {
  const rows = await findRows(db, userId, query);
  const shown = rows.slice(0, query.limit);
  const end = rows.length > query.limit ? shown.at(-1) : undefined;
  const isWithTotals = query.include === 'totals' && query.before === undefined;
  return {
    transactions: shown.map((row) => ({
      id: row.id,
      account_id: row.accountId,
      date: row.date,
      amount_cents: row.amountCents,
      currency: row.currency,
      description: row.description,
      merchant: getTransactionDisplayName(row),
      is_pending: row.isPending,
      category: row.category,
      reason: { kind: row.reasonKind, value: row.reasonValue },
      ...(row.ownCategory !== null && { only_this: true }),
      ...(row.note !== null && { note: row.note }),
      ...(row.split !== null && { split: row.split }),
      ...(row.lostSplit !== null && { lost_split: row.lostSplit }),
      ...(row.tags !== null && { tags: row.tags }),
    })),
    next: end ? `${end.date}.${end.id}` : null,
    ...(isWithTotals && {
      totals: await findTotals(db, userId, query),
      months: await findMonthsWithRows(db, userId),
      tags: await findTags(db, userId),
    }),
  };
}
