import { findPayeeBills, possibleBillsByPayee } from './find-bills';
import { findIncome, detectPays } from './find-pay';
import type { FoundBill, RecurringPayments, RecurringEntry } from './found';

/** Finds recurring payments in Australian dollars. `before`: the bills found last time, which keep their keys. */
export const findRecurring = (
  entries: readonly RecurringEntry[],
  before: readonly FoundBill[] = [],
): RecurringPayments => ({
  firstOn: entries.map(({ date }) => date).toSorted()[0] ?? null,
  pays: detectPays(entries),
  bills: [...possibleBillsByPayee(entries)].flatMap(([payee, group]) => findPayeeBills(payee, group, before)),
  income: findIncome(entries),
});
