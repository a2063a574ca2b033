import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { cents } from './money-measures';

/** `2026-11-23`. */
const day = v.pipe(v.string(), v.isoDate());

/** PUT /money/accounts/:id/same-as: whether an account by hand is the same as a linked one. 404 for all other accounts. */
export const sameAccount = v.object({ account_id: v.string(), is_same: v.boolean() });
export type SameAccount = v.InferOutput<typeof sameAccount>;

/** GET /money/balances: from the day `from` on; that of a year ago without one. */
export const moneyBalancesQuery = v.object({ from: v.optional(day) });
/**
 * The balances that each account had, the oldest first, from what it had on the first day on: of a linked account one for each day of an
 * update, of one by hand those of the days that the user gave and of the days with transactions in its files. Of a liability, what is
 * owed. In the currency of the account.
 */
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
