import type { Database, Transaction } from '../database';
import { monthsOf, type KnownIncome, type Month } from './figures';
import { isCurrent } from './recurring/cycle';
import { monthStart } from './recurring/days';
import type { Recurring } from './recurring/found';
import { storedRecurring } from './recurring/stored';
import { findCoversFrom, sumMonths } from './store';

export const incomeAsOf = ({ income }: Recurring, today: string): KnownIncome | undefined =>
  income && {
    ...income,
    regular: income.regular.map((one) => ({ ...one, isCurrent: isCurrent(one, today) })),
  };

/**
 * Finds income and spending by month up to the month of `today`, the newest first. `today` is the last day for which all
 * transactions are known.
 */
export async function findMonths(
  db: Database | Transaction,
  userId: string,
  { today, monthsBefore }: { readonly today: string; readonly monthsBefore: number },
): Promise<Month[]> {
  const sums = await sumMonths(db, userId, monthStart(today, monthsBefore));
  const income = incomeAsOf(await storedRecurring(db, userId), today);
  return monthsOf(sums, { firstDay: await findCoversFrom(db, userId), today, income });
}
