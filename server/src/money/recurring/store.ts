import { eq } from 'drizzle-orm';
import type { PayRhythm } from '@verdant/shared/contract';
import type { Database, Transaction } from '../../database';
import { payOf, type CycleInput } from './cycle';
import { toNumber } from './days';
import type { Recurring } from './found';
import { moneyAddedBills, moneyBillCorrections, moneyPayCorrections } from './schema';
import { storedRecurring } from './stored';

/** Finds the user's corrections of pay and bills, and the bills that the user added. */
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
export async function findPay(db: Database, userId: string, today: string): Promise<ReturnType<typeof payOf>> {
  const found = await storedRecurring(db, userId);
  return payOf({ found, ownPay: await findOwnPay(db, userId), today });
}

/** Finds the rhythm of the user's pay as of a day; null without regular pay. */
export const findPayRhythm = async (db: Database, userId: string, today: string): Promise<PayRhythm | null> =>
  (await findPay(db, userId, today))?.cycle.rhythm ?? null;

/** Minimum days of transactions for finding bills. A monthly bill occurs two or three times in this period. */
const LEAST_DAYS = 60;

/** True if transactions go back far enough to show bills, on a day. */
export const hasHistoryForBills = ({ firstOn }: Recurring, today: string): boolean =>
  firstOn !== null && toNumber(today) - toNumber(firstOn) >= LEAST_DAYS;
