import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MoneyOverview, MoneyTransactions, MoneyUpdate } from '@verdant/shared/contract';
import { users } from '../accounts/schema';
import { bankConsents, bankLinks, moneyAccounts } from '../bank-link/schema';
import type { Database } from '../database';
import { netOf, type MonthSigns, type MonthSum } from './figures';
import type { Balance } from './measures';
import { moneyRefreshes, moneyTransactions } from './schema';

/** Words of the aggregator, in lower case. */
const [INTEREST, CARD_PAYMENT] = ['interest income', 'credit card payments'] as const;
const HOURS_BETWEEN = 6;
/** More wait for the next hour. */
const MAX_DUE = 2_000;

/** How recent the figures of each link are, the oldest link first. */
export async function findUpdates(db: Database, userId: string): Promise<MoneyUpdate[]> {
  const rows = await db
    .select({
      link_id: bankLinks.id,
      institution: bankLinks.institution,
      updatedAt: moneyRefreshes.updatedAt,
      failure: moneyRefreshes.failure,
      isOver: sql<boolean>`${bankConsents.expiresAt} <= now()`,
    })
    .from(bankLinks)
    .innerJoin(bankConsents, eq(bankConsents.id, bankLinks.consentId))
    .leftJoin(moneyRefreshes, eq(moneyRefreshes.linkId, bankLinks.id))
    .where(eq(bankLinks.userId, userId))
    .orderBy(asc(bankLinks.createdAt), asc(bankLinks.id));
  return rows.map(({ updatedAt, failure, isOver, ...link }) => ({
    ...link,
    updated_at: updatedAt?.toISOString() ?? null,
    failure: isOver ? 'consent' : failure,
  }));
}

/** Of a link that is confirmed, accounts are known before anything else was read of them. */
const isRead = (linkId: typeof moneyAccounts.linkId) =>
  and(eq(moneyRefreshes.linkId, linkId), isNotNull(moneyRefreshes.updatedAt));

async function findAccounts(db: Database, userId: string): Promise<MoneyOverview['accounts']> {
  const { id, linkId, name, maskedNumber, type, side, currency, balanceCents } = moneyAccounts;
  return db
    .select({
      id,
      link_id: linkId,
      institution: bankLinks.institution,
      name,
      masked_number: maskedNumber,
      type,
      side,
      currency,
      balance_cents: balanceCents,
    })
    .from(moneyAccounts)
    .innerJoin(bankLinks, eq(bankLinks.id, linkId))
    .innerJoin(moneyRefreshes, isRead(linkId))
    .where(eq(moneyAccounts.userId, userId))
    .orderBy(asc(bankLinks.createdAt), asc(moneyAccounts.providerId));
}

/**
 * Accounts with balances, their sums, and how recent they are. A refresh may be stored in between: the times are read
 * first, so that none is later than the accounts beside it.
 */
export async function findOverview(db: Database, userId: string): Promise<Omit<MoneyOverview, 'can_link'>> {
  const updates = await findUpdates(db, userId);
  const accounts = await findAccounts(db, userId);
  return { accounts, net: netOf(accounts), updates };
}

/** A page of transactions, newest first, that follows the cursor `before` (`<day>.<id>`). */
export async function findTransactions(
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<MoneyTransactions> {
  const { date, id } = moneyTransactions;
  const [day, last] = before?.split('.') ?? [];
  const rows = await db
    .select()
    .from(moneyTransactions)
    .where(
      and(
        eq(moneyTransactions.userId, userId),
        day === undefined ? undefined : sql`(${date}, ${id}) < (${day}::date, ${last}::uuid)`,
      ),
    )
    .orderBy(desc(date), desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const end = rows.length > limit ? shown.at(-1) : undefined;
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
  };
}

/** Sums in Australian dollars by month and category, from the day `since` on. */
export async function sumMonths(db: Database, userId: string, since: string): Promise<MonthSum[]> {
  const { date, category, amountCents, currency } = moneyTransactions;
  const month = sql`date_trunc('month', ${date})`;
  return db
    .select({
      month: sql<string>`to_char(${month}, 'YYYY-MM')`,
      category,
      cents: sql<number>`sum(${amountCents})`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(moneyTransactions)
    .where(and(eq(moneyTransactions.userId, userId), eq(currency, 'AUD'), gte(date, since)))
    .groupBy(month, category);
}

/** What the transactions of each month say about whether they are all that there are, from the day `since` on. */
export async function findSigns(db: Database, userId: string, since: string): Promise<MonthSigns[]> {
  const { date, category, bankCategory, amountCents } = moneyTransactions;
  const month = sql<string>`to_char(${date}, 'YYYY-MM')`;
  return db
    .select({
      month,
      hasPay: sql<boolean>`bool_or(${category} = 'income' and ${amountCents} > 0 and lower(${bankCategory}) <> ${INTEREST})`,
      paysCard: sql<boolean>`bool_or(${amountCents} < 0 and lower(${bankCategory}) = ${CARD_PAYMENT})`,
    })
    .from(moneyTransactions)
    .where(and(eq(moneyTransactions.userId, userId), gte(date, since)))
    .groupBy(month);
}

/** The day of the oldest transaction in Australian dollars that is kept. */
export async function findFirstDay(db: Database, userId: string): Promise<string | undefined> {
  const { date, id, currency } = moneyTransactions;
  const [first] = await db
    .select({ date })
    .from(moneyTransactions)
    .where(and(eq(moneyTransactions.userId, userId), eq(currency, 'AUD')))
    .orderBy(asc(date), asc(id))
    .limit(1);
  return first?.date;
}

/** What the accounts have, as measures need it. */
export async function findBalances(db: Database, userId: string): Promise<Balance[]> {
  const { container, type, currency, balanceCents } = moneyAccounts;
  return db
    .select({ container, type, currency, balanceCents })
    .from(moneyAccounts)
    .innerJoin(moneyRefreshes, isRead(moneyAccounts.linkId))
    .where(eq(moneyAccounts.userId, userId));
}

/** People with a link whose consent is valid and that was not tried for some hours; nobody whose account will be deleted. */
export async function findDuePeople(db: Database): Promise<string[]> {
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
