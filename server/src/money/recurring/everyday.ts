import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { MoneyCycle } from '@verdant/shared/contract';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database } from '../../database';
import { dayInSydney, daysBetween } from '../days';
import { findLastCoveredDay, findCoverageEnds, isPaymentAccount } from '../import/coverage';
import { moneyRefreshes, moneyTransactions } from '../schema';
import { isLinkRead, isManualOrRefreshed } from '../store';
import { upcomingCardPaymentOf, isPossiblyOwed, type UpcomingCardPayment, type CardState } from './card-due';

export interface EverydayMoney {
  /** Money in everyday accounts, in cents. It is negative if accounts are overdrawn, and null if unknown. */
  readonly cents: number | null;
  /** Oldest day of the balances in `cents`; null without a balance. */
  readonly asOf: string | null;
  /** Day up to which everyday accounts and cards have their transactions. */
  readonly coveredDay: string;
  readonly renew: MoneyCycle['renew'];
  readonly missing: 'no_everyday' | 'no_balance' | null;
  readonly cards: readonly UpcomingCardPayment[];
  readonly cardIds: ReadonlySet<string>;
}

export const MAX_DATA_AGE_DAYS = 3;
/** Days by which an everyday account's balance can be older than the newest balance before the account counts as unused. */
const UNUSED_DAYS = 45;
const PAYMENT_DAYS = 200;

/**
 * Returns the last day for which a typed balance is valid: the end of the account's files, or the day of the balance if the
 * files have later transactions.
 */
export function balanceValidUntil(
  balanceOn: string | null,
  files: { end: string; lastDay: string } | undefined,
): string | null {
  if (balanceOn === null || files === undefined || files.lastDay > balanceOn) return balanceOn;
  return files.end > balanceOn ? files.end : balanceOn;
}

async function findHeld(db: Database, userId: string, now: Date) {
  const rows = await db
    .select({ account: moneyAccounts, readAt: moneyRefreshes.updatedAt })
    .from(moneyAccounts)
    .leftJoin(moneyRefreshes, isLinkRead(moneyAccounts.linkId))
    .where(and(eq(moneyAccounts.userId, userId), isPaymentAccount, isManualOrRefreshed));
  const ends = await findCoverageEnds(db, userId);
  const today = dayInSydney(now);
  return rows.map(({ account, readAt }) => {
    const { id, linkId, balanceOn, asOf } = account;
    // The time at which the figures were read is used if the bank states no time.
    const time = asOf ?? readAt;
    const day = linkId === null ? balanceValidUntil(balanceOn, ends.get(id)) : time && dayInSydney(time);
    return { ...account, day: day !== null && day > today ? today : day, filesEnd: ends.get(id)?.end ?? null };
  });
}
type Held = Awaited<ReturnType<typeof findHeld>>[number];

async function findPayments(db: Database, cards: readonly Held[], now: Date) {
  const { accountId, date, amountCents, category, isCounted } = moneyTransactions;
  return db
    .select({ accountId, on: date, cents: amountCents })
    .from(moneyTransactions)
    .where(
      and(
        inArray(
          accountId,
          cards.map(({ id }) => id),
        ),
        isCounted,
        gt(amountCents, 0),
        eq(category, 'transfer'),
        gte(date, dayInSydney(now, PAYMENT_DAYS)),
      ),
    )
    .orderBy(desc(date));
}

async function findCards(db: Database, userId: string, held: readonly Held[], now: Date): Promise<CardState[]> {
  const cards = held.filter(({ container }) => container === 'creditCard');
  if (cards.length === 0) return [];
  const payments = await findPayments(db, cards, now);
  const only = cards.length === 1 ? cards[0] : undefined;
  const paidSince = only?.day ? await findPaidSince(db, userId, only.day) : 0;
  return cards.map(({ id, name, balanceCents, dueOn, minimumDueCents }) => ({
    accountId: id,
    name,
    owedCents: balanceCents === null ? null : Math.max(0, balanceCents - paidSince),
    dueOn,
    minimumDueCents,
    payments: payments.filter(({ accountId }) => accountId === id),
  }));
}

/** Finds the sum of card payments after the day of a card's balance, in cents. Everyday money excludes these payments. */
async function findPaidSince(db: Database, userId: string, day: string): Promise<number> {
  const { amountCents, date, flag, isCounted } = moneyTransactions;
  const [row] = await db
    .select({ cents: sql<number>`coalesce(-sum(${amountCents}), 0)`.mapWith(Number) })
    .from(moneyTransactions)
    .where(
      and(
        eq(moneyTransactions.userId, userId),
        isCounted,
        eq(flag, 'card_payment'),
        sql`${amountCents} < 0`,
        gt(date, day),
      ),
    );
  return row?.cents ?? 0;
}

export async function findEverydayMoney(db: Database, userId: string, now: Date): Promise<EverydayMoney> {
  const today = dayInSydney(now);
  const held = await findHeld(db, userId, now);
  const coveredDay = await findLastCoveredDay(db, userId, now, isPaymentAccount);
  const cards = (await findCards(db, userId, held, now)).map((card) => upcomingCardPaymentOf(card, coveredDay));
  const everyday = held.filter(({ container }) => container === 'bank');
  const newest =
    everyday
      .flatMap(({ day }) => day ?? [])
      .toSorted()
      .at(-1) ?? today;
  const used = everyday.filter(({ day }) => day === null || daysBetween(day, newest) <= UNUSED_DAYS);
  const isOld = ({ day, filesEnd }: Held) =>
    [day, filesEnd].some((end) => end !== null && daysBetween(end, today) > MAX_DATA_AGE_DAYS);
  const owing = new Set(cards.filter(isPossiblyOwed).map(({ accountId }) => accountId));
  const requiredAccounts = held.filter(
    (account) => isOld(account) && (account.container === 'bank' || owing.has(account.id)),
  );
  const unknown = used.filter(({ day, balanceCents }) => day === null || balanceCents === null);
  const missing = used.length === 0 ? 'no_everyday' : unknown.length > 0 ? 'no_balance' : null;
  return {
    cents: missing === null ? used.reduce((sum, { balanceCents }) => sum + (balanceCents ?? 0), 0) : null,
    asOf: used.flatMap(({ day }) => day ?? []).toSorted()[0] ?? null,
    coveredDay,
    renew: [...unknown, ...requiredAccounts].map(({ id, name }) => ({ account_id: id, name })),
    missing,
    cards,
    cardIds: new Set(held.flatMap(({ id, container }) => (container === 'creditCard' ? id : []))),
  };
}
