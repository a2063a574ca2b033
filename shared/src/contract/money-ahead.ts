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
  /** Identifies the bill, card, goal or pay; unique among the events of a day. */
  key: v.string(),
  type: v.picklist(['pay', 'goal', 'bill', 'card']),
  /** Label of the bill, or name of the card or goal. Empty for a pay. */
  name: v.string(),
  on: day,
  /** Negative for money that is paid or put aside. */
  amount_cents: cents,
  /** True if the amount varies between payments. */
  is_estimate: v.boolean(),
});
export type AheadEvent = v.InferOutput<typeof aheadEvent>;

/** GET /money/cycle/ahead: forecast of everyday money on the day before each payday, without spending other than bills. */
export const moneyAhead = v.object({
  /** Day of the request in Australia. */
  today: day,
  /** The last day that is covered. */
  last_day: day,
  /** Oldest day of the balances in `everyday_cents`. */
  as_of: v.nullable(day),
  everyday_cents: v.nullable(cents),
  /** Reason for a missing forecast: as `left_unknown`, no regular pay, or pay of an unknown amount. Else null. */
  unknown: v.nullable(v.picklist([...leftUnknown.options, 'no_pay', 'no_amount'])),
  /** Periods until the first payday, from each payday to the day before the next, and from the last to `last_day`. */
  periods: v.array(
    v.object({
      /** The payday that it begins with; null for the first. */
      pay_on: v.nullable(day),
      last_day: day,
      /** Everyday money left at the end of `last_day`, in cents; negative if it does not suffice. */
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
