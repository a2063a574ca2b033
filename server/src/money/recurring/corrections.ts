import { and, eq } from 'drizzle-orm';
import type { BillCorrection, PayCorrection } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../../bank-link';
import type { Database, Transaction } from '../../database';
import { toNumber } from './days';
import { moneyBillCorrections, moneyPayCorrections } from './schema';
import { storedRecurring } from './stored';

/** A payday that is farther away is a typing error. */
const MOST_AHEAD_DAYS = 62;
/** A yearly bill, and some time. */
const MOST_BILL_DAYS = 400;

function checkDay(day: string | undefined, today: string, most: number) {
  if (day === undefined) return;
  const ahead = toNumber(day) - toNumber(today);
  if (ahead < 0 || ahead > most) throw new ApiError(422, 'This day is not one of the next ones.');
}

/** Stores when a user is really paid; null goes back to what is found. Throws 422 for a day that has passed or is too far away. */
export async function correctPay(db: Database, userId: string, { pay }: PayCorrection, today: string): Promise<void> {
  checkDay(pay?.next_pay_on, today, MOST_AHEAD_DAYS);
  await db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    if (pay === null) {
      await transaction.delete(moneyPayCorrections).where(eq(moneyPayCorrections.userId, userId));
      return;
    }
    const own = { rhythm: pay.rhythm, nextOn: pay.next_pay_on };
    await transaction
      .insert(moneyPayCorrections)
      .values({ userId, ...own })
      .onConflictDoUpdate({ target: moneyPayCorrections.userId, set: own });
  });
}

/**
 * Stores what a user says of a bill; the status `found` undoes it. Throws 404 for a key that none of their bills has, and 422 as
 * `correctPay`.
 */
export async function correctBill(
  db: Database,
  userId: string,
  { key, status, rhythm, next_on: nextOn, amount_cents: amountCents }: BillCorrection,
  today: string,
): Promise<void> {
  checkDay(nextOn, today, MOST_BILL_DAYS);
  await db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    const { bills } = await storedRecurring(transaction, userId);
    if (!bills.some((bill) => bill.key === key)) throw new ApiError(404, 'This bill does not exist.');
    if (status === 'found') {
      const isIt = and(eq(moneyBillCorrections.userId, userId), eq(moneyBillCorrections.billKey, key));
      await transaction.delete(moneyBillCorrections).where(isIt);
      return;
    }
    const own = { status, rhythm: rhythm ?? null, nextOn: nextOn ?? null, amountCents: amountCents ?? null };
    await transaction
      .insert(moneyBillCorrections)
      .values({ userId, billKey: key, ...own })
      .onConflictDoUpdate({ target: [moneyBillCorrections.userId, moneyBillCorrections.billKey], set: own });
  });
}

/** Deletes what a user has said, once they have no account left. The caller holds the user's lock (`lockMoney`). */
export async function forgetOwnWords(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(moneyPayCorrections).where(eq(moneyPayCorrections.userId, userId));
  await transaction.delete(moneyBillCorrections).where(eq(moneyBillCorrections.userId, userId));
}
