import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { moneyTransactionsQuery, MoneyTransactions } from '@verdant/shared/contract';
import type { Database } from '../database';
import { monthsOf } from './figures';
import { moneyTransactions } from './schema';
import { sumMonths } from './store';

type Query = InferOutput<typeof moneyTransactionsQuery>;

/** The first day of a month (`2026-11`) and of the one after it. */
function daysOf(month: string): { first: string; after: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first: `${month}-01`, after: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10) };
}

const AMOUNT = /^\$?(\d{1,9})(?:\.(\d{2}))?$/;

/** The transactions whose name has the text in it, or whose amount it is. */
function matches(text: string): SQL | undefined {
  const { description, merchant, amountCents } = moneyTransactions;
  const lower = text.toLowerCase();
  const named = sql`(position(${lower} in lower(${description})) > 0 or position(${lower} in lower(${merchant})) > 0)`;
  const [, dollars, hundredths] = AMOUNT.exec(text) ?? [];
  if (dollars === undefined) return named;
  const amount =
    hundredths === undefined
      ? sql`abs(${amountCents}) / 100 = ${Number(dollars)}`
      : sql`abs(${amountCents}) = ${Number(dollars) * 100 + Number(hundredths)}`;
  return sql`(${named} or ${amount})`;
}

function conditions(userId: string, { before, search, month, account, category }: Query): (SQL | undefined)[] {
  const { date, id } = moneyTransactions;
  const [day, last] = before?.split('.') ?? [];
  const days = month === undefined ? undefined : daysOf(month);
  return [
    eq(moneyTransactions.userId, userId),
    eq(moneyTransactions.isCounted, true),
    day === undefined ? undefined : sql`(${date}, ${id}) < (${day}::date, ${last}::uuid)`,
    days && gte(date, days.first),
    days && lt(date, days.after),
    account === undefined ? undefined : eq(moneyTransactions.accountId, account),
    category === undefined ? undefined : eq(moneyTransactions.category, category),
    search ? matches(search) : undefined,
  ];
}

/** What came in and was spent in a month, and in how many transactions. */
async function findTotals(
  db: Database,
  userId: string,
  month: string,
): Promise<NonNullable<MoneyTransactions['totals']>> {
  const { first, after } = daysOf(month);
  const sums = (await sumMonths(db, userId, first)).filter((sum) => `${sum.month}-01` < after);
  const [found] = monthsOf(sums, { firstDay: undefined, today: first });
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  return { income_cents: found?.income_cents ?? 0, spent_cents: found?.spent_cents ?? 0, count };
}

/** A page of transactions, newest first, that follows the cursor `before` (`<day>.<id>`). */
export async function findTransactions(db: Database, userId: string, query: Query): Promise<MoneyTransactions> {
  const { date, id } = moneyTransactions;
  const rows = await db
    .select()
    .from(moneyTransactions)
    .where(and(...conditions(userId, query)))
    .orderBy(desc(date), desc(id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const end = rows.length > query.limit ? shown.at(-1) : undefined;
  const { month, before, search, account, category } = query;
  const isWholeMonth = [before, search, account, category].every((value) => value === undefined || value === '');
  const totals = month !== undefined && isWholeMonth ? await findTotals(db, userId, month) : undefined;
  return {
    transactions: shown.map((row) => ({
      id: row.id,
      account_id: row.accountId,
      date: row.date,
      amount_cents: row.amountCents,
      currency: row.currency,
      description: row.description,
      merchant: row.merchant,
      is_pending: row.isPending,
      category: row.category,
      reason: { kind: row.reasonKind, value: row.reasonValue },
    })),
    next: end ? `${end.date}.${end.id}` : null,
    ...(totals && { totals }),
  };
}
