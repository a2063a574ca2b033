import { inTurns, PIECE, type Pieces } from '../pieces';
import { billsOf, paidTo } from './find-bills';
import { findIncome, findPay } from './find-pay';
import type { FoundBill, Recurring, RecurringEntry } from './found';

function* firstDay(entries: readonly RecurringEntry[]): Pieces<string | null> {
  let first: string | null = null;
  for (const [place, { date }] of entries.entries()) {
    if (place % PIECE === 0) yield;
    if (first === null || date < first) first = date;
  }
  return first;
}

function* recurringOf(entries: readonly RecurringEntry[], before: readonly FoundBill[]): Pieces<Recurring> {
  const bills: FoundBill[] = [];
  for (const [payee, group] of yield* paidTo(entries)) bills.push(...(yield* billsOf(payee, group, before)));
  return {
    firstOn: yield* firstDay(entries),
    pays: yield* findPay(entries),
    bills,
    income: yield* findIncome(entries),
  };
}

/**
 * What comes again in transactions of the last thirteen months, in Australian dollars. Lets other requests have their turn.
 * `before`: the bills that were found the last time, which keep their keys.
 */
export const findRecurring = async (
  entries: readonly RecurringEntry[],
  before: readonly FoundBill[] = [],
): Promise<Recurring> => inTurns(recurringOf(entries, before));
