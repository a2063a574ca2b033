import { cycleOf, type CycleInput } from '../cycle';
import type { EverydayMoney } from '../everyday';
import type { Recurring, RecurringEntry } from '../found';

/** Returns a transaction of a subscription, with the fields in `changes` replaced. */
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
/** Everyday money as of a day, without cards. */
export const everydayOf = (
  cents: number | null,
  asOf: string,
  changes: Partial<EverydayMoney> = {},
): EverydayMoney => ({
  cents,
  asOf: cents === null ? null : asOf,
  coveredDay: asOf,
  renew: [],
  missing: cents === null ? 'no_everyday' : null,
  cards: [],
  cardIds: new Set(),
  ...changes,
});
export const cycle = (found: Recurring, today: string, changes: Partial<CycleInput> = {}) =>
  cycleOf({
    found,
    ownPay: undefined,
    ownBills: new Map(),
    addedBills: [],
    everyday: everydayOf(null, today),
    knowsBills: true,
    today,
    ...changes,
  });
