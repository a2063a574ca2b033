import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { moneyTransactionsQuery, MoneyTransactions } from '@verdant/shared/contract';
import type { Database } from '../database';
import { monthsOf } from './figures';
import { knownIncome } from './find-months';
import { storedRecurring } from './recurring/stored';
import { moneyTransactions } from './schema';
import { IGNORED, readSearch, type TypedAmount } from './search-text';
import { sumMonths } from './store';

type Query = InferOutput<typeof moneyTransactionsQuery>;
type Row = typeof moneyTransactions.$inferSelect;

/** The first day of a month (`2026-11`) and of the one after it. */
function daysOf(month: string): { first: string; after: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first: `${month}-01`, after: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10) };
}

const name = sql`(${moneyTransactions.description} || ' ' || ${moneyTransactions.merchant})`;
/** The name of a transaction as `foldText` writes it. Most are ASCII, where two replacements cost a third of the pattern. */
const folded = sql`lower(case
  when octet_length(${name}) = char_length(${name}) then replace(replace(${name}, '''', ''), '\`', '')
  else regexp_replace(normalize(${name}, NFD), ${IGNORED}, '', 'g')
end)`;

function isAmount({ dollars, hundredths }: TypedAmount): SQL {
  const { amountCents } = moneyTransactions;
  return hundredths === undefined
    ? sql`abs(${amountCents}) / 100 = ${dollars}`
    : sql`abs(${amountCents}) = ${dollars * 100 + hundredths}`;
}

/** The transactions whose name has all words in it, in any order, or whose amount it is. */
function matches(text: string): SQL | undefined {
  const { amount, words } = readSearch(text);
  const hasWord = (word: string) => sql`position(${word} in named.text) > 0`;
  const hasAll = and(...words.map((word) => or(hasWord(word.text), word.amount && isAmount(word.amount))));
  // The offset keeps the name from being computed again for each word.
  const all = sql`(select ${hasAll} from (select ${folded} as text offset 0) as named)`;
  return or(all, amount && isAmount(amount));
}

/** Maximum number of transactions that one statement of a search looks at. */
const LOOKED_AT = 20_000;

/** A transaction, after which a page or the part of a search begins. */
type Place = Pick<typeof moneyTransactions.$inferSelect, 'date' | 'id'>;

const isBefore = ({ date, id }: Place) =>
  sql`(${moneyTransactions.date}, ${moneyTransactions.id}) < (${date}::date, ${id}::uuid)`;

function placeOf(cursor: string | undefined): Place | undefined {
  const [date, id] = cursor?.split('.') ?? [];
  return date === undefined || id === undefined ? undefined : { date, id };
}

/** Finds the last transaction that the next statement of a search looks at; undefined where it looks at all that are left. */
async function findEnd(db: Database, userId: string, after: Place | undefined): Promise<Place | undefined> {
  const { date, id } = moneyTransactions;
  const [end] = await db
    .select({ date, id })
    .from(moneyTransactions)
    .where(and(eq(moneyTransactions.userId, userId), after && isBefore(after)))
    .orderBy(desc(date), desc(id))
    .offset(LOOKED_AT - 1)
    .limit(1);
  return end;
}

function conditions(userId: string, { search, month, account, category }: Query): (SQL | undefined)[] {
  const { date } = moneyTransactions;
  const days = month === undefined ? undefined : daysOf(month);
  return [
    eq(moneyTransactions.userId, userId),
    eq(moneyTransactions.isCounted, true),
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
  const income = knownIncome(await storedRecurring(db, userId), first);
  const [found] = monthsOf(sums, { firstDay: undefined, today: first, income });
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  return { income_cents: found?.income_cents ?? 0, spent_cents: found?.spent_cents ?? 0, count };
}

/** Finds the rows of a page, and one more. A search takes as many short statements as it needs, between which others have theirs. */
async function findRows(db: Database, userId: string, query: Query): Promise<Row[]> {
  const { date, id } = moneyTransactions;
  const wanted = query.limit + 1;
  const rows: Row[] = [];
  let after = placeOf(query.before);
  for (;;) {
    const end = query.search ? await findEnd(db, userId, after) : undefined;
    const isWithin = end && sql`(${date}, ${id}) >= (${end.date}::date, ${end.id}::uuid)`;
    const found = await db
      .select()
      .from(moneyTransactions)
      .where(and(...conditions(userId, query), after && isBefore(after), isWithin))
      .orderBy(desc(date), desc(id))
      .limit(wanted - rows.length);
    rows.push(...found);
    if (end === undefined || rows.length >= wanted) return rows;
    after = end;
  }
}

/** A page of transactions, newest first, that follows the cursor `before` (`<day>.<id>`). */
export async function findTransactions(db: Database, userId: string, query: Query): Promise<MoneyTransactions> {
  const rows = await findRows(db, userId, query);
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
