import { eq } from 'drizzle-orm';
import type { MoneyCycle } from '@verdant/shared/contract';
import type { Database, Transaction } from '../../database';
import { dayInSydney, daysBetween } from '../days';
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
    ownBills: new Map(bills.map((own) => [own.key, own])),
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

export const findMoneyCycle = async (db: Database, userId: string, now = new Date()): Promise<MoneyCycle> =>
  calculateMoneyCycle(await findCycleInput(db, userId, now));

/** Stores pay and bills that `findRecurring` found. The caller holds the user's lock. */
export async function saveRecurringPayments(db: Transaction, userId: string, found: RecurringPayments): Promise<void> {
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
