import type { Database, Transaction } from '../database';
import { monthFiguresOf, type IncomeAsOfDay, type Month } from './month-figures';
import { isCurrent } from './recurring/cycle';
import { monthStart } from './days';
import type { RecurringPayments } from './recurring/found';
import { loadRecurringPayments } from './recurring/store';
import { findFirstCoveredDay, sumMonths } from './store';

export const incomeAsOf = ({ income }: RecurringPayments, today: string): IncomeAsOfDay | undefined =>
  income && {
    ...income,
    regular: income.regular.map((source) => ({ ...source, isCurrent: isCurrent(source, today) })),
  };

/** Finds income and spending by month, newest first, up to `today`: the last day for which all transactions are known. */
export async function findMonthFigures(
  db: Database | Transaction,
  userId: string,
  { today, monthsBefore }: { readonly today: string; readonly monthsBefore: number },
): Promise<Month[]> {
  const sums = await sumMonths(db, userId, monthStart(today, monthsBefore));
  const income = incomeAsOf(await loadRecurringPayments(db, userId), today);
  return monthFiguresOf(sums, { firstDay: await findFirstCoveredDay(db, userId), today, income });
}
