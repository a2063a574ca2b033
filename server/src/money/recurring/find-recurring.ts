import { setImmediate as nextTurn } from 'node:timers/promises';
import { billsOf, paidTo } from './find-bills';
import { findPay } from './find-pay';
import type { FoundBill, Recurring, RecurringEntry } from './found';

/** Others are served after so long. */
const TURN_MS = 15;

/**
 * What comes again in transactions of the last thirteen months, in Australian dollars. Lets other requests have their turn.
 * `before`: the bills that were found the last time, which keep their keys.
 */
export async function findRecurring(
  entries: readonly RecurringEntry[],
  before: readonly FoundBill[] = [],
): Promise<Recurring> {
  const bills: FoundBill[] = [];
  const payees = paidTo(entries);
  await nextTurn();
  let since = performance.now();
  for (const [payee, group] of payees) {
    bills.push(...billsOf(payee, group, before));
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  await nextTurn();
  const firstOn = entries.reduce((first, { date }) => (first === '' || date < first ? date : first), '');
  return { firstOn: firstOn === '' ? null : firstOn, pays: findPay(entries), bills };
}
