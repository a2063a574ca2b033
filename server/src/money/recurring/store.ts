import { eq, sql } from 'drizzle-orm';
import type { MoneyCycle } from '@verdant/shared/contract';
import type { Database, Transaction } from '../../database';
import { dayInSydney, daysBetween, fromDayNumber } from '../days';
import { readRowChunks } from '../row-chunks';
import { runTask } from '../run-task';
import { moneyTransactions } from '../schema';
import { calculateMoneyCycle, resolvePay, type CycleInput } from './cycle';
import { findEverydayMoney } from './everyday';
import { moneyAddedBills, moneyBillCorrections, moneyPayCorrections, moneyRecurring } from './schema';
import type { RecurringPayments } from './found';

export async function findOwnCorrections(
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

/** Finds the regular pay of a user as of a day; undefined without one. */
export async function findPay(db: Database, userId: string, today: string): Promise<ReturnType<typeof resolvePay>> {
  const found = await loadRecurringPayments(db, userId);
  return resolvePay({ found, ownPay: await findOwnPay(db, userId), today });
}

/** Minimum days of transactions for finding bills. A monthly bill occurs two or three times in this period. */
const LEAST_DAYS = 60;

export async function findCycleInput(db: Database, userId: string, now: Date): Promise<CycleInput> {
  const today = dayInSydney(now);
  const found = await loadRecurringPayments(db, userId);
  return {
    ...(await findOwnCorrections(db, userId)),
    found,
    everyday: await findEverydayMoney(db, userId, now),
    knowsBills: found.firstOn !== null && daysBetween(found.firstOn, today) >= LEAST_DAYS,
    today,
  };
}

export const findMoneyCycle = async (db: Database, userId: string, now: Date): Promise<MoneyCycle> =>
  calculateMoneyCycle(await findCycleInput(db, userId, now));

/** Number of days whose transactions are searched. A yearly bill occurs twice in this period. */
const WINDOW_DAYS = 400;

/** Finds and stores pay and bills. Call after every change of transactions, while holding the user's lock. */
export async function refreshRecurringPayments(db: Transaction, userId: string, now: Date): Promise<void> {
  const since = fromDayNumber(Math.floor(now.getTime() / 86_400_000) - WINDOW_DAYS);
  // A split bill is one payment, and only the income part of a split credit counts as income.
  const chunks = await readRowChunks(
    db,
    sql`
      select account_id as "accountId", date::text, coalesce(part.amount_cents, own.amount_cents) as "amountCents",
        merchant_key as "merchantKey", description, coalesce(part.category, own.category) as category, flag
      from ${moneyTransactions} as own
      left join lateral jsonb_to_recordset(case when own.amount_cents > 0 then split end)
        as part (category text, amount_cents bigint) on true
      where user_id = ${userId} and is_counted and currency = 'AUD' and date >= ${since} order by date`,
  );
  const { bills } = await loadRecurringPayments(db, userId);
  const found = await runTask('findRecurring', { chunks, before: bills });
  await db
    .insert(moneyRecurring)
    .values({ userId, found })
    .onConflictDoUpdate({ target: moneyRecurring.userId, set: { found } });
}

const NOTHING: RecurringPayments = { firstOn: null, pays: [], bills: [] };

export async function loadRecurringPayments(db: Database | Transaction, userId: string): Promise<RecurringPayments> {
  const [row] = await db.select().from(moneyRecurring).where(eq(moneyRecurring.userId, userId));
  return row?.found ?? NOTHING;
}
