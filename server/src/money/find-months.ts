import type { Database, Transaction } from '../database';
import { monthFiguresOf, type Month } from './month-figures';
import { monthStart } from './days';
import { loadRecurringPayments } from './recurring/store';
import { findFirstCoveredDay, sumMonths } from './store';

/** Finds income and spending by month, newest first, up to `today`: the last day for which all transactions are known. */
export async function findMonthFigures(
  db: Database | Transaction,
  userId: string,
  { today, monthsBefore }: { readonly today: string; readonly monthsBefore: number },
): Promise<Month[]> {
  const sums = await sumMonths(db, userId, monthStart(today, monthsBefore));
  const { income } = await loadRecurringPayments(db, userId);
  return monthFiguresOf(sums, { firstDay: await findFirstCoveredDay(db, userId), today, income });
}
