import { billsOf, possibleBillsByPayee } from './find-bills';
import { findIncome, findPay } from './find-pay';
import type { FoundBill, Recurring, RecurringEntry } from './found';

/** Finds recurring payments in Australian dollars. `before`: the bills found last time, which keep their keys. */
export const findRecurring = (entries: readonly RecurringEntry[], before: readonly FoundBill[] = []): Recurring => ({
  firstOn: entries.map(({ date }) => date).toSorted()[0] ?? null,
  pays: findPay(entries),
  bills: [...possibleBillsByPayee(entries)].flatMap(([payee, group]) => billsOf(payee, group, before)),
  income: findIncome(entries),
});
