import { and, eq, ne } from 'drizzle-orm';
import { MAX_ADDED_BILLS, type AddedBill, type BillCorrection, type PayCorrection } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../../bank-link';
import type { Database } from '../../database';
import { checkStorageLimit } from '../../storage-limit';
import { dayInSydney, daysBetween } from '../days';
import { moneyAddedBills, moneyBillCorrections, moneyPayCorrections } from './schema';
import { loadRecurringPayments } from './store';

/** Maximum days from today to a payday that the user enters. A later day is a typing error. */
const MOST_AHEAD_DAYS = 62;
/** Maximum days from today to a bill that the user enters: slightly more than a year. */
const MOST_BILL_DAYS = 400;

function checkDay(day: string | null | undefined, today: string, most: number) {
  if (day == null) return;
  const ahead = daysBetween(today, day);
  if (ahead < 0 || ahead > most) throw new ApiError(422, 'This day is not one of the next ones.');
}

/** Stores the user's pay correction; `found` removes the correction. Throws 422 for a day in the past or too far ahead. */
export async function correctPay(db: Database, userId: string, { status, ...pay }: PayCorrection): Promise<void> {
  const today = dayInSydney(new Date());
  const own = { rhythm: null, next_pay_on: null, amount_cents: null, ...pay, said_on: today };
  checkDay(own.next_pay_on, today, MOST_AHEAD_DAYS);
  await withMoneyDataLock(db, userId, async (transaction) => {
    if (status === 'found') {
      await transaction.delete(moneyPayCorrections).where(eq(moneyPayCorrections.userId, userId));
      return;
    }
    await transaction
      .insert(moneyPayCorrections)
      .values({ ...own, userId })
      .onConflictDoUpdate({ target: moneyPayCorrections.userId, set: own });
  });
}

/**
 * Stores a bill's correction; the status `found` removes it. Throws 404 for an unknown bill, 409 beyond the limit, and
 * 422 for a day in the past or too far ahead.
 */
export async function correctBill(
  db: Database,
  userId: string,
  { key, status, ...bill }: BillCorrection,
): Promise<void> {
  const today = dayInSydney(new Date());
  checkDay(bill.next_on, today, MOST_BILL_DAYS);
  await withMoneyDataLock(db, userId, async (transaction) => {
    const { bills } = await loadRecurringPayments(transaction, userId);
    if (!bills.some((found) => found.key === key)) throw new ApiError(404, 'This bill does not exist.');
    const isOfUser = eq(moneyBillCorrections.userId, userId);
    if (status === 'found') {
      await transaction.delete(moneyBillCorrections).where(and(isOfUser, eq(moneyBillCorrections.key, key)));
      return;
    }
    const own = { rhythm: null, next_on: null, amount_cents: null, ...bill, status, said_on: today };
    await transaction
      .insert(moneyBillCorrections)
      .values({ ...own, userId, key })
      .onConflictDoUpdate({ target: [moneyBillCorrections.userId, moneyBillCorrections.key], set: own });
    await checkStorageLimit(transaction, 'bills', { table: moneyBillCorrections, where: isOfUser });
  });
}

/** Adds or replaces a bill by its id. Throws 409 beyond the limit, and 422 for a day in the past or too far ahead. */
export async function putBill(db: Database, userId: string, id: string, bill: AddedBill): Promise<void> {
  checkDay(bill.next_on, dayInSydney(new Date()), MOST_BILL_DAYS);
  await withMoneyDataLock(db, userId, async (transaction) => {
    const others = and(eq(moneyAddedBills.userId, userId), ne(moneyAddedBills.id, id));
    if ((await transaction.$count(moneyAddedBills, others)) >= MAX_ADDED_BILLS) {
      throw new ApiError(409, 'There are too many bills.');
    }
    await transaction
      .insert(moneyAddedBills)
      .values({ ...bill, userId, id })
      .onConflictDoUpdate({ target: [moneyAddedBills.userId, moneyAddedBills.id], set: bill });
  });
}

/** Removes a bill that the user has added. Does nothing if the bill does not exist. */
export async function removeBill(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(moneyAddedBills).where(and(eq(moneyAddedBills.userId, userId), eq(moneyAddedBills.id, id)));
}
