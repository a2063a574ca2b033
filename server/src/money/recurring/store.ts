import { eq } from 'drizzle-orm';
import type { Goal, MoneyAhead, MoneyCycle, PayRhythm } from '@verdant/shared/contract';
import type { Database, Transaction } from '../../database';
import { dayInSydney } from '../day-in-sydney';
import { forecastEverydayMoney } from './ahead';
import { calculateMoneyCycle, resolvePay, type CycleInput } from './cycle';
import { daysBetween } from './days';
import { findEverydayMoney } from './everyday';
import { moneyAddedBills, moneyBillCorrections, moneyPayCorrections } from './schema';
import { loadRecurringPayments } from './stored';

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

/** Finds the rhythm of the user's pay as of a day; null without regular pay. */
export const findPayRhythm = async (db: Database, userId: string, today: string): Promise<PayRhythm | null> =>
  (await findPay(db, userId, today))?.cycle.rhythm ?? null;

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

export const findEverydayMoneyForecast = async (
  db: Database,
  { userId, goals, now }: { readonly userId: string; readonly goals: readonly Goal[]; readonly now: Date },
): Promise<MoneyAhead> => forecastEverydayMoney(await findCycleInput(db, userId, now), goals);
