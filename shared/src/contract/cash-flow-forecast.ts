import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day } from './fields';
import { leftUnknown } from './money-cycle';
import { cents } from './money-measures';

/** Number of days from today that the forecast covers. */
export const AHEAD_DAYS = 90;

/** An expected pay, or an expected payment from everyday accounts. */
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

/** GET /money/cycle/ahead: forecast of the money in everyday accounts before each payday, without daily spending. */
export const cashFlowForecast = v.object({
  /** Day of the request in Australia. */
  today: day,
  /** The last day of the forecast. */
  last_day: day,
  /** Oldest day of the balances in `everyday_cents`. */
  as_of: v.nullable(day),
  everyday_cents: v.nullable(cents),
  /** Reason for a missing forecast: one of `leftUnknown`, no regular pay, or unknown pay amount. Null with a forecast. */
  unknown: v.nullable(v.picklist([...leftUnknown.options, 'no_pay', 'no_amount'])),
  /** Forecast periods: to the first payday, from each payday to the day before the next, from the last to `last_day`. */
  periods: v.array(
    v.object({
      /** The payday on which the period begins; null for the first period. */
      pay_on: v.nullable(day),
      last_day: day,
      /** Everyday money left at the end of `last_day`, in cents; negative if the money does not suffice. */
      left_cents: cents,
      /** Events in chronological order from today on, or from the day of the balances if the balances are older. */
      events: v.array(aheadEvent),
    }),
  ),
});
export type MoneyForecast = v.InferOutput<typeof cashFlowForecast>;

export const cashFlowForecastCalls = {
  ahead: { method: 'GET', path: '/money/cycle/ahead', response: cashFlowForecast },
} as const satisfies Record<string, ApiCall>;
