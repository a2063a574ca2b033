import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { cents } from './money-measures';

/** `2026-11-23`. */
const day = v.pipe(v.string(), v.isoDate());

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
