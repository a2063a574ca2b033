import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { spendingCategories, type MoneyTransactions } from '@verdant/shared/contract';
import type { Database } from '../database';
import { findTags } from './transaction-edits';
import {
  transactionPartsQuery,
  queryConditions,
  hasCategory,
  isAfterPosition,
  type TransactionsQuery,
} from './transactions-query';
import { getTransactionDisplayName } from './recurring/payee';
import { loadRecurringPayments } from './recurring/store';
import { moneyTransactions } from './schema';

type Totals = NonNullable<MoneyTransactions['totals']>;

/** Returns the one-off income of a month, which monthly figures leave out. */
async function findOneOffIncomeCents(db: Database, userId: string, month: string): Promise<number> {
  const { income } = await loadRecurringPayments(db, userId);
  const ofMonth = income?.oneOffs.filter((once) => once.month === month) ?? [];
  return ofMonth.reduce((sum, { cents }) => sum + cents, 0);
}

/** Adds up a query's transactions: income and spending in Australian dollars, and the count in all currencies. */
async function findTotals(db: Database, userId: string, query: TransactionsQuery): Promise<Totals> {
  const isWanted = and(...queryConditions(userId, query));
  const counted = transactionPartsQuery(db, isWanted);
  const sumOf = (isOf: SQL) =>
    sql`coalesce(sum(${counted.amountCents}) filter (where ${isOf} and ${counted.currency} = 'AUD'), 0)`.mapWith(
      Number,
    );
  const [sums] = await db
    .select({
      income: sumOf(eq(counted.category, 'income')),
      spending: sumOf(inArray(counted.category, spendingCategories)),
      whole: sql`count(*) filter (where not ${counted.isPart})`.mapWith(Number),
    })
    .from(counted)
    .where(query.category === undefined ? undefined : eq(counted.category, query.category));
  const split = await db.$count(
    moneyTransactions,
    and(isWanted, isNotNull(moneyTransactions.split), hasCategory(query)),
  );
  const { month, search, account, category, tag } = query;
  const isWholeMonth = !search && [account, category, tag].every((filter) => filter === undefined);
  const oneOffs = month !== undefined && isWholeMonth ? await findOneOffIncomeCents(db, userId, month) : 0;
  return {
    income_cents: (sums?.income ?? 0) - oneOffs,
    spent_cents: 0 - (sums?.spending ?? 0),
    count: (sums?.whole ?? 0) + split,
  };
}

/** Finds the months in which a user has transactions, the newest first. */
async function findMonthsWithRows(db: Database, userId: string): Promise<string[]> {
  const { date, isCounted } = moneyTransactions;
  const month = sql<string>`to_char(${date}, 'YYYY-MM')`.as('month');
  const isOwn = and(eq(moneyTransactions.userId, userId), isCounted);
  const rows = await db.selectDistinct({ month }).from(moneyTransactions).where(isOwn).orderBy(desc(month));
  return rows.map((row) => row.month);
}

export async function findTransactions(
  db: Database,
  userId: string,
  query: TransactionsQuery,
): Promise<MoneyTransactions> {
  const { date, id } = moneyTransactions;
  const rows = await db
    .select()
    .from(moneyTransactions)
    .where(and(...queryConditions(userId, query), hasCategory(query), isAfterPosition(query.before)))
    .orderBy(desc(date), desc(id))
    .limit(query.limit + 1);
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
