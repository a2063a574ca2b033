import { and, eq, gte, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import { bankLinks, moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import { dayInSydney, dayAfter, daysBetween } from '../days';
import { moneyBalances, moneyImports, moneyTransactions } from '../schema';

/** Maximum days between the last transaction and the import for which a file counts as complete up to the import. */
const EXPORT_DAYS = 7;
/** The same maximum for a rarely used account, as a multiple of its usual gap between transactions. */
const USUAL_GAPS = 2;
/** Maximum days between the ends of an open account's files and the newest files. After more days, an account is closed. */
const CLOSED_DAYS = 45;

export interface ImportedPeriod {
  readonly accountId: string;
  readonly lastDay: string;
  readonly importedAt: Date;
  /** Average days between two transactions of the file; missing or null if there are too few. */
  readonly usualGapDays?: number | null;
  /** Day of the closing balance that the file states; missing or null if it states none. */
  readonly statedOn?: string | null;
}

/** Returns the day up to which a file is complete: the import, the stated balance, or the day after the last row. */
function endOf({ lastDay, importedAt, usualGapDays, statedOn }: ImportedPeriod): string {
  const importedOn = dayInSydney(importedAt);
  const usualDays = Math.max(EXPORT_DAYS, USUAL_GAPS * (usualGapDays ?? 0));
  if (daysBetween(lastDay, importedOn) <= usualDays) return importedOn;
  return statedOn != null && statedOn > lastDay && statedOn <= importedOn ? statedOn : dayAfter(lastDay, 1);
}

const laterDayOf = (day: string, other = '') => (day > other ? day : other);

/** Returns the day up to which the files of each account are complete, and the day of their last transaction. */
function endsOf(periods: readonly ImportedPeriod[]): Map<string, { end: string; lastDay: string }> {
  const ends = new Map<string, { end: string; lastDay: string }>();
  for (const period of periods) {
    const { accountId, lastDay } = period;
    const before = ends.get(accountId);
    ends.set(accountId, { end: laterDayOf(endOf(period), before?.end), lastDay: laterDayOf(lastDay, before?.lastDay) });
  }
  return ends;
}

/** Maximum days from a file's end to the next start that count as continuous. Transactions in longer gaps are unknown. */
const GAP_DAYS = 10;

/** A file with the balances before its first and after its last transaction, in cents; missing or null if unknown. */
interface WholePeriod extends ImportedPeriod {
  readonly firstDay: string;
  readonly openingCents?: number | null;
  readonly closingCents?: number | null;
}

/** True if balances before and after a gap are equal. A zero balance proves nothing: cards often return to zero. */
const isQuiet = (closing: WholePeriod['closingCents'], opening: WholePeriod['openingCents']) =>
  Boolean(opening) && opening === closing;

/** Returns the day from which the files of each account follow each other without a gap. */
export function coverageStartsOf(periods: readonly WholePeriod[]): Map<string, string> {
  const starts = new Map<string, Pick<WholePeriod, 'closingCents'> & { start: string; end: string }>();
  for (const period of periods.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))) {
    const { accountId, firstDay, openingCents, closingCents } = period;
    const earlier = starts.get(accountId);
    const end = endOf(period);
    const isJoined =
      earlier !== undefined &&
      (daysBetween(earlier.end, firstDay) <= GAP_DAYS || isQuiet(earlier.closingCents, openingCents));
    const start = isJoined ? earlier.start : firstDay;
    starts.set(accountId, isJoined && earlier.end > end ? { ...earlier, start } : { start, end, closingCents });
  }
  return new Map([...starts].map(([id, { start }]) => [id, start]));
}

const periodColumns = {
  accountId: moneyImports.accountId,
  lastDay: moneyImports.lastDay,
  importedAt: moneyImports.importedAt,
  usualGapDays: sql<number | null>`((${moneyImports.lastDay} - ${moneyImports.firstDay})::float8
    / nullif(${moneyImports.added} + ${moneyImports.skipped} - 1, 0))`,
  statedOn: moneyBalances.on,
};

export async function findCoverageStarts(db: Transaction, userId: string): Promise<Map<string, string>> {
  const { id, accountId, firstDay, lastDay } = moneyImports;
  // Restores the file's sign: the balance of a liability is stored as a positive debt.
  const closing = sql`case when ${moneyAccounts.side} = 'liability' then -1 else 1 end * ${moneyBalances.balanceCents}`;
  const isOfFile = and(
    eq(moneyTransactions.accountId, accountId),
    gte(moneyTransactions.date, firstDay),
    lte(moneyTransactions.date, lastDay),
  );
  const change = sql`(select sum(${moneyTransactions.amountCents}) from ${moneyTransactions} where ${isOfFile})`;
  const balances = {
    openingCents: sql<number | null>`(${closing} - ${change})::float8`,
    closingCents: sql<number | null>`(${closing})::float8`,
  };
  const periods = await db
    .select({ ...periodColumns, firstDay, ...balances })
    .from(moneyImports)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, accountId))
    .leftJoin(moneyBalances, eq(moneyBalances.importId, id))
    .where(eq(moneyImports.userId, userId));
  return coverageStartsOf(periods);
}

function openEnds(periods: readonly ImportedPeriod[], others: readonly string[]): string[] {
  const days = [...endsOf(periods).values()].map(({ end }) => end).concat(others);
  const newest = days.toSorted().at(-1) ?? '';
  return days.filter((day) => daysBetween(day, newest) <= CLOSED_DAYS).toSorted();
}

/** Returns the earliest end of an open account's files, but at most `today`; `today` for a user without files. */
export function lastCoveredDayOf(periods: readonly ImportedPeriod[], hasLinks: boolean, today: string): string {
  const [first = today] = openEnds(periods, hasLinks ? [today] : []);
  return first < today ? first : today;
}

/** Condition for everyday accounts and cards in Australian dollars, because pay and bills go through such accounts. */
export const isPaymentAccount = and(
  or(
    and(eq(moneyAccounts.container, 'bank'), eq(moneyAccounts.type, 'CHECKING')),
    eq(moneyAccounts.container, 'creditCard'),
  ),
  eq(moneyAccounts.currency, 'AUD'),
  moneyAccounts.isCounted,
  isNull(moneyAccounts.leftOut),
);

/** Left-out accounts are ignored: the data of an account that is also linked continues in the linked account. */
const findPeriods = async (
  db: Database | Transaction,
  userId: string,
  accounts?: typeof isPaymentAccount,
): Promise<ImportedPeriod[]> =>
  db
    .select(periodColumns)
    .from(moneyImports)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, moneyImports.accountId))
    .leftJoin(moneyBalances, eq(moneyBalances.importId, moneyImports.id))
    .where(and(eq(moneyImports.userId, userId), isNull(moneyAccounts.leftOut), accounts));

export const findCoverageEnds = async (db: Database, userId: string) => endsOf(await findPeriods(db, userId));

/** Finds the day up to which the data of a user's accounts, or of accounts that meet a condition, is complete. */
export async function findLastCoveredDay(
  db: Database | Transaction,
  userId: string,
  now: Date,
  accounts?: typeof isPaymentAccount,
): Promise<string> {
  // Only accounts with a material part of income and spending have a first covered day.
  const [linked] = await db
    .select({ asOf: min(moneyAccounts.asOf) })
    .from(moneyAccounts)
    .where(and(eq(moneyAccounts.userId, userId), isNull(moneyAccounts.leftOut), isNotNull(moneyAccounts.coversFrom)));
  const linkedUntil = dayInSydney(linked?.asOf && linked.asOf < now ? linked.asOf : now);
  const periods = await findPeriods(db, userId, accounts);
  if (periods.length === 0) return linkedUntil;
  return lastCoveredDayOf(periods, (await db.$count(bankLinks, eq(bankLinks.userId, userId))) > 0, linkedUntil);
}

/** Finds the times of a user's imported files and of typed bank balances, in ISO 8601 format, the oldest first. */
export async function findManualDataTimestamps(db: Database, userId: string): Promise<string[]> {
  const periods = await findPeriods(db, userId);
  const imported = new Set(periods.map(({ accountId }) => accountId));
  const { id, container, linkId, balanceOn, isCounted, leftOut } = moneyAccounts;
  const typed = await db
    .select({ id, balanceOn })
    .from(moneyAccounts)
    .where(
      and(
        eq(moneyAccounts.userId, userId),
        isNull(linkId),
        isNull(leftOut),
        eq(container, 'bank'),
        eq(isCounted, true),
      ),
    );
  const days = typed.flatMap((account) =>
    account.balanceOn === null || imported.has(account.id) ? [] : [account.balanceOn],
  );
  return [...openEnds(periods, []), ...days].toSorted().map((day) => new Date(day).toISOString());
}
