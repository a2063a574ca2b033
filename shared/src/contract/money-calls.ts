import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { cents } from './fields';
import { moneyOverview, moneySpending, moneySpendingQuery, moneyTransactions, moneyTransactionsQuery } from './money';

/** `2026-11-23`. */
const day = v.pipe(v.string(), v.isoDate());

/** Maximum duration of a `refresh` on the server, in milliseconds. The time-out of clients must be longer. */
export const REFRESH_LIMIT_MS = 50_000;

export const moneyCalls = {
  overview: { method: 'GET', path: '/money/accounts', response: moneyOverview },
  refresh: { method: 'POST', path: '/money/refresh', response: moneyOverview },
  transactions: {
    method: 'GET',
    path: '/money/transactions',
    query: moneyTransactionsQuery,
    response: moneyTransactions,
  },
  spending: { method: 'GET', path: '/money/spending', query: moneySpendingQuery, response: moneySpending },
} as const satisfies Record<string, ApiCall>;

/** PUT /money/accounts/:id/same-as: if a manual account duplicates the linked account `account_id`. 404 for other pairs. */
export const sameAccount = v.object({ account_id: v.string(), is_same: v.boolean() });
export type SameAccount = v.InferOutput<typeof sameAccount>;

/** GET /money/balances: balances since the day `from`, by default for one year. */
export const moneyBalancesQuery = v.object({ from: v.optional(day) });
/** Balances of each account from the first day on, oldest first, in its currency. A liability's balance is the debt. */
export const moneyBalancesResponse = v.object({
  accounts: v.array(
    v.object({ account_id: v.string(), balances: v.array(v.object({ on: day, balance_cents: cents })) }),
  ),
});
export type MoneyBalances = v.InferOutput<typeof moneyBalancesResponse>;

export const moneyBalanceCalls = {
  history: { method: 'GET', path: '/money/balances', query: moneyBalancesQuery, response: moneyBalancesResponse },
  decideSame: {
    method: 'PUT',
    path: '/money/accounts/:id/same-as',
    params: v.object({ id: v.string() }),
    body: sameAccount,
  },
} as const satisfies Record<string, ApiCall>;

/** State of the subscription link to the user's calendar of bills. */
export const calendarState = v.object({
  /** ISO time at which the link was created; null without a link. */
  created_at: v.nullable(v.string()),
});
export type CalendarState = v.InferOutput<typeof calendarState>;

export const moneyCalendarCalls = {
  state: { method: 'GET', path: '/money/calendar', response: calendarState },
  /** Creates the link; an existing link stops working. The token is only returned here. */
  create: {
    method: 'POST',
    path: '/money/calendar',
    response: v.object({ ...calendarState.entries, token: v.string() }),
  },
  revoke: { method: 'DELETE', path: '/money/calendar', response: calendarState },
  /** Returns the calendar (RFC 5545) for a valid token; 404 for an unknown or revoked token. */
  feed: {
    method: 'GET',
    path: '/money/calendar/:token',
    params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, 'Invalid value')) }),
  },
} as const satisfies Record<string, ApiCall>;
