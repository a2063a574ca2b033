import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day } from './fields';
import { leftUnknown } from './money-cycle';

/** Integer of cents, in Australian dollars. */
const cents = v.pipe(v.number(), v.safeInteger());

/** Days from today that the outlook covers. */
export const AHEAD_DAYS = 90;

/** A pay, or a payment that everyday money is expected to make. */
export const aheadEvent = v.object({
  /** Names the bill, card, goal or pay. No two events of a day have the same. */
  key: v.string(),
  type: v.picklist(['pay', 'goal', 'bill', 'card']),
  /** Label of the bill, or name of the card or goal. Empty for a pay. */
  name: v.string(),
  on: day,
  /** Negative for money that is paid or put aside. */
  amount_cents: cents,
  /** True where the amount differs from time to time. */
  is_estimate: v.boolean(),
});
export type AheadEvent = v.InferOutput<typeof aheadEvent>;

/** GET /money/cycle/ahead: what would be left of everyday money on the day before each payday, before spending that is no bill. */
export const moneyAhead = v.object({
  /** The day in Australia on which the figures were asked for. */
  today: day,
  /** The last day that is covered. */
  last_day: day,
  /** Oldest day of the balances in `everyday_cents`. */
  as_of: v.nullable(day),
  everyday_cents: v.nullable(cents),
  /** Why nothing can be said: as `left_unknown`, without a pay that comes regularly, or with a pay of an unknown amount. Null where it can. */
  unknown: v.nullable(v.picklist([...leftUnknown.options, 'no_pay', 'no_amount'])),
  /** The days until the first payday, from each payday to the day before the next, and from the last one to `last_day`. */
  periods: v.array(
    v.object({
      /** The payday that it begins with; null for the first. */
      pay_on: v.nullable(day),
      last_day: day,
      /** Everyday money left at the end of `last_day`, in cents. Below zero where it does not suffice. */
      left_cents: cents,
      /** Events in the order of their days, from today or from the day of the balances if that is earlier. */
      events: v.array(aheadEvent),
    }),
  ),
});
export type MoneyAhead = v.InferOutput<typeof moneyAhead>;

export const moneyAheadCalls = {
  ahead: { method: 'GET', path: '/money/cycle/ahead', response: moneyAhead },
} as const satisfies Record<string, ApiCall>;
