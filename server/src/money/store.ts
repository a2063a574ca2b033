import { and, asc, eq, isNotNull, isNull, max, min, ne, or, sql } from 'drizzle-orm';
import type { MoneyAccount, MoneyOverview, MoneyUpdate } from '@verdant/shared/contract';
import { users } from '../accounts/schema';
import { bankConsents, bankLinks, moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import { isCountedSince, transactionPartsQuery } from './transactions-query';
import { isStale } from './coverage';
import { netPositionsOf, type MonthCoverageSigns, type MonthCategorySum } from './month-figures';
import type { Balance } from './measures';
import { hasUndecidedAccountPairs } from './same-accounts/pairs';
import { moneyImports, moneyRefreshes, moneySameAccounts, moneyTransactions } from './schema';

const HOURS_BETWEEN = 6;
/** Maximum number of users whose data one hourly run updates. Further users wait for the next hour. */
const MAX_DUE = 2_000;

/** True if a user has a linked bank or an account. A single statement, because it runs in each step of a quiz. */
export async function hasAccountData(db: Database | Transaction, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ hasData: boolean }>(sql`
    select exists (select 1 from ${bankLinks} where ${bankLinks.userId} = ${userId})
      or exists (select 1 from ${moneyAccounts} where ${moneyAccounts.userId} = ${userId}) as "hasData"`);
  return rows[0]?.hasData === true;
}

export async function findBankUpdates(db: Database, userId: string): Promise<MoneyUpdate[]> {
  const oldest = db
    .select({ asOf: min(moneyAccounts.asOf) })
    .from(moneyAccounts)
    .where(and(eq(moneyAccounts.linkId, bankLinks.id), isNull(moneyAccounts.leftOut)));
  const rows = await db
    .select({
      link_id: bankLinks.id,
      institution: bankLinks.institution,
      readAt: moneyRefreshes.updatedAt,
      failure: moneyRefreshes.failure,
      skipped: sql<number>`coalesce(${moneyRefreshes.skipped}, 0)`,
      asOf: sql`(${oldest})`.mapWith((value: string): Date | null => new Date(value)),
      isOver: sql<boolean>`${bankConsents.expiresAt} <= now()`,
    })
    .from(bankLinks)
    .innerJoin(bankConsents, eq(bankConsents.id, bankLinks.consentId))
    .leftJoin(moneyRefreshes, eq(moneyRefreshes.linkId, bankLinks.id))
    .where(eq(bankLinks.userId, userId))
    .orderBy(asc(bankLinks.createdAt), asc(bankLinks.id));
  const now = new Date();
  return rows.map(({ readAt, asOf, failure, isOver, ...link }) => {
    const updatedAt = readAt && asOf && asOf < readAt ? asOf : readAt;
    return {
      ...link,
      updated_at: updatedAt?.toISOString() ?? null,
      read_at: readAt?.toISOString() ?? null,
      failure: isOver ? 'consent' : failure,
      is_stale: isStale(updatedAt, now),
      asked: null,
    };
  });
}

/** Condition for accounts whose transactions count, including closed accounts. */
const isUsed = sql`coalesce(${moneyAccounts.leftOut}, '') not in ('duplicate', 'inactive')`;

/** Condition for the accounts of a user that totals include. */
export const isCountedAccountOf = (userId: string) =>
  and(eq(moneyAccounts.userId, userId), moneyAccounts.isCounted, isNull(moneyAccounts.leftOut));

/** Condition for links whose data was read. A link that was just confirmed has only a list of accounts. */
export const isLinkRead = (linkId: typeof moneyAccounts.linkId) =>
  and(eq(moneyRefreshes.linkId, linkId), isNotNull(moneyRefreshes.updatedAt));

/** Condition for accounts with data, and manual ones. The query must join `moneyRefreshes` by `isLinkRead`. */
export const isManualOrRefreshed = or(isNull(moneyAccounts.linkId), isNotNull(moneyRefreshes.linkId));

async function findAccounts(db: Database, userId: string): Promise<MoneyOverview['accounts']> {
  const { id, linkId, kind, name, maskedNumber, type, side, currency, balanceCents, balanceOn, isCounted } =
    moneyAccounts;
  const { leftOut, asOf } = moneyAccounts;
  const same = db
    .select({
      pair: sql`json_build_object('account_id', ${moneySameAccounts.linkedId}, 'status', ${moneySameAccounts.status})`,
    })
    .from(moneySameAccounts)
    .where(and(eq(moneySameAccounts.accountId, id), ne(moneySameAccounts.status, 'different')))
    .limit(1);
  const isImported = sql`exists (select 1 from ${moneyImports} where ${eq(moneyImports.accountId, id)})`;
  const rows = await db
    .select({
      id,
      link_id: linkId,
      source: sql<'link' | 'import' | 'manual'>`case when ${linkId} is not null then 'link'
        when ${isImported} then 'import' else 'manual' end`,
      kind,
      institution: sql<string>`coalesce(${bankLinks.institution}, '')`,
      name,
      masked_number: maskedNumber,
      type,
      is_investment: sql<boolean>`${moneyAccounts.container} = 'investment'`,
      side,
      currency,
      balance_cents: balanceCents,
      balance_on: balanceOn,
      is_counted: isCounted,
      left_out: leftOut,
      same: sql<MoneyAccount['same_as']>`(${same})`,
      asOf,
    })
    .from(moneyAccounts)
    .leftJoin(bankLinks, eq(bankLinks.id, linkId))
    .leftJoin(moneyRefreshes, isLinkRead(linkId))
    .where(and(eq(moneyAccounts.userId, userId), isManualOrRefreshed))
    .orderBy(asc(bankLinks.createdAt), asc(moneyAccounts.providerId), asc(name), asc(id));
  return rows.map(({ asOf: time, same: same_as, ...account }) => ({
    ...account,
    same_as,
    as_of: time?.toISOString() ?? null,
  }));
}

/** Finds accounts, sums and update times. The times are read first, because an update can happen between the two reads. */
export async function findOverview(db: Database, userId: string): Promise<Omit<MoneyOverview, 'can_link'>> {
  const updates = await findBankUpdates(db, userId);
  const accounts = await findAccounts(db, userId);
  const counted = accounts.filter(({ is_counted, left_out }) => is_counted && left_out === null);
  return { accounts, net: netPositionsOf(counted), updates };
}

/** Returns sums in Australian dollars by month and category, from the day `since`. */
export async function sumMonths(
  db: Database | Transaction,
  userId: string,
  since: string,
): Promise<MonthCategorySum[]> {
  const isInDollars = eq(moneyTransactions.currency, 'AUD');
  const parts = transactionPartsQuery(db, and(isCountedSince(userId, since), isInDollars));
  const month = sql`date_trunc('month', ${parts.date})`;
  return db
    .select({
      month: sql<string>`to_char(${month}, 'YYYY-MM')`,
      category: parts.category,
      cents: sql<number>`sum(${parts.amountCents})`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(parts)
    .groupBy(month, parts.category);
}

/** Finds for each month from the day `since` on the signs that all of the user's money is in the transactions. */
export async function findMonthCoverageSigns(
  db: Database,
  userId: string,
  since: string,
): Promise<MonthCoverageSigns[]> {
  const parts = transactionPartsQuery(db, isCountedSince(userId, since));
  const { category, flag, amountCents } = parts;
  const month = sql<string>`to_char(${parts.date}, 'YYYY-MM')`;
  return db
    .select({
      month,
      hasPay: sql<boolean>`bool_or(${category} = 'income' and ${amountCents} > 0 and ${flag} is distinct from 'interest')`,
      paysCard: sql<boolean>`bool_or(${amountCents} < 0 and ${flag} = 'card_payment')`,
    })
    .from(parts)
    .groupBy(month);
}

/** Finds the day from which all relevant accounts have data; undefined while a duplicate account is undecided. */
export async function findFirstCoveredDay(db: Database | Transaction, userId: string): Promise<string | undefined> {
  if (await hasUndecidedAccountPairs(db, userId)) return undefined;
  const [found] = await db
    .select({ day: max(moneyAccounts.coversFrom) })
    .from(moneyAccounts)
    .where(and(eq(moneyAccounts.userId, userId), isUsed));
  return found?.day ?? undefined;
}

export async function findBalances(db: Database, userId: string, now = new Date()): Promise<Balance[]> {
  const { container, type, currency, balanceCents, asOf } = moneyAccounts;
  const rows = await db
    .select({ container, type, currency, balanceCents, asOf })
    .from(moneyAccounts)
    .leftJoin(moneyRefreshes, isLinkRead(moneyAccounts.linkId))
    .where(and(isCountedAccountOf(userId), isManualOrRefreshed));
  return rows.map(({ asOf: time, ...balance }) => ({ ...balance, isStale: isStale(time, now) }));
}

/** Finds users with a link that has valid consent and no update attempt for hours. Users to be deleted are left out. */
export async function findUsersToRefresh(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: bankLinks.userId })
    .from(bankLinks)
    .innerJoin(bankConsents, eq(bankConsents.id, bankLinks.consentId))
    .innerJoin(users, eq(users.id, bankLinks.userId))
    .leftJoin(moneyRefreshes, eq(moneyRefreshes.linkId, bankLinks.id))
    .where(
      and(
        isNull(users.deleteAt),
        sql`${bankConsents.expiresAt} > now()`,
        sql`coalesce(${moneyRefreshes.attemptedAt}, '-infinity') < now() - make_interval(hours => ${HOURS_BETWEEN})`,
      ),
    )
    .limit(MAX_DUE);
  return rows.map(({ userId }) => userId);
}
