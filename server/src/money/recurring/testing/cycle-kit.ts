import { cycleOf, type CycleInput } from '../cycle';
import type { Recurring, RecurringEntry } from '../found';

/** Test kit: a subscription's transactions, and the cycle of what was found in them. */
export const entry = (date: string, amountCents: number, changes: Partial<RecurringEntry> = {}): RecurringEntry => ({
  accountId: 'a',
  date,
  amountCents,
  merchantKey: 'netflix com',
  description: 'NETFLIX.COM',
  category: 'entertainment',
  flag: null,
  ...changes,
});
export const monthly = (months: readonly number[], cents: number, changes: Partial<RecurringEntry> = {}) =>
  months.map((month) => entry(`2026-${String(month).padStart(2, '0')}-10`, 0 - cents, changes));
export const cycle = (found: Recurring, today: string, changes: Partial<CycleInput> = {}) =>
  cycleOf({
    found,
    ownPay: undefined,
    ownBills: new Map(),
    addedBills: [],
    everydayCents: null,
    isStale: false,
    today,
    ...changes,
  });
