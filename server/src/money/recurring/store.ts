import { and, eq, isNull } from 'drizzle-orm';
import type { PayRhythm } from '@verdant/shared/contract';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import { isStale } from '../coverage';
import { findEnds } from '../import/coverage';
import { moneyRefreshes } from '../schema';
import { isRead, isReadOrByHand } from '../store';
import { payOf, type CycleInput } from './cycle';
import { toNumber } from './days';
import type { Recurring } from './found';
import { moneyAddedBills, moneyBillCorrections, moneyPayCorrections } from './schema';
import { storedRecurring } from './stored';

/** What a user has said of their pay and their bills. */
export async function findOwnWords(
  db: Database | Transaction,
  userId: string,
): Promise<Pick<CycleInput, 'ownPay' | 'ownBills' | 'addedBills'>> {
  const bills = await db.select().from(moneyBillCorrections).where(eq(moneyBillCorrections.userId, userId));
  return {
    ownPay: await findOwnPay(db, userId),
    ownBills: new Map(bills.map(({ billKey, ...own }) => [billKey, own])),
    addedBills: await db.select().from(moneyAddedBills).where(eq(moneyAddedBills.userId, userId)),
  };
}

async function findOwnPay(db: Database | Transaction, userId: string): Promise<CycleInput['ownPay']> {
  const [ownPay] = await db.select().from(moneyPayCorrections).where(eq(moneyPayCorrections.userId, userId));
  return ownPay;
}

/** The pay of a user that comes regularly, on a day; undefined without one. */
export async function findPay(db: Database, userId: string, today: string): Promise<ReturnType<typeof payOf>> {
  const found = await storedRecurring(db, userId);
  return payOf({ found, ownPay: await findOwnPay(db, userId), today });
}

/** How often a user is paid, on a day; null where no pay comes regularly. */
export const findPayRhythm = async (db: Database, userId: string, today: string): Promise<PayRhythm | null> =>
  (await findPay(db, userId, today))?.cycle.rhythm ?? null;

/** Up to which day a balance of an account by hand holds: to the end of its files, unless they have transactions after it. */
export function balanceDay(
  balanceOn: string | null,
  files: { end: string; lastDay: string } | undefined,
): string | null {
  if (balanceOn === null || files === undefined || files.lastDay > balanceOn) return balanceOn;
  return files.end > balanceOn ? files.end : balanceOn;
}

/**
 * What everyday accounts hold, in cents; null without one, and where one has no balance of the last days. Overdrawn ones are below
 * zero.
 */
export async function findEveryday(db: Database, userId: string, now: Date): Promise<number | null> {
  const { id, linkId, container, type, currency, balanceCents, balanceOn, isCounted, leftOut, asOf } = moneyAccounts;
  const isEveryday = and(eq(container, 'bank'), eq(type, 'CHECKING'), eq(currency, 'AUD'), isCounted, isNull(leftOut));
  const rows = await db
    .select({ id, linkId, balanceCents, balanceOn, asOf })
    .from(moneyAccounts)
    .leftJoin(moneyRefreshes, isRead(linkId))
    .where(and(eq(moneyAccounts.userId, userId), isEveryday, isReadOrByHand));
  if (rows.length === 0) return null;
  const ends = await findEnds(db, userId);
  let sum = 0;
  for (const row of rows) {
    const time = row.linkId === null ? new Date(balanceDay(row.balanceOn, ends.get(row.id)) ?? 0) : row.asOf;
    if (row.balanceCents === null || time === null || isStale(time, now)) return null;
    sum += row.balanceCents;
  }
  return sum;
}

/** Monthly bills are seen three times in so many days. */
const LEAST_DAYS = 60;
const MOST_OLD_DAYS = 3;

/** Whether it is unknown what is due: transactions of the last days are missing, or there are too few. */
export function isUnknown({ firstOn }: Recurring, coveredDay: string, today: string): boolean {
  const isShort = firstOn === null || toNumber(today) - toNumber(firstOn) < LEAST_DAYS;
  return isShort || toNumber(today) - toNumber(coveredDay) > MOST_OLD_DAYS;
}
