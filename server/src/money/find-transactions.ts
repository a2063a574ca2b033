import { and, desc } from 'drizzle-orm';
import type { MoneyTransactions } from '@verdant/shared/contract';
import type { Database } from '../database';
import { findTags } from './changes';
import { findMonthsWithRows, findTotals } from './find-totals';
import { getDisplayName } from './recurring/payee';
import { moneyTransactions } from './schema';
import { queryConditions, hasCategory, partsOf, parseCursor, type TransactionsQuery } from './transactions-query';

type Row = typeof moneyTransactions.$inferSelect;

async function findRows(db: Database, userId: string, query: TransactionsQuery): Promise<Row[]> {
  const { date, id } = moneyTransactions;
  const rowLimit = query.limit + 1;
  const rows: Row[] = [];
  for await (const part of partsOf(db, userId, query, parseCursor(query.before))) {
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
      merchant: getDisplayName(row),
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
