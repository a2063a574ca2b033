import type { MoneyAccount, MoneyBalances } from '@verdant/shared/contract';

export type NetOnDay = { on: string; net_cents: number };

type Series = MoneyBalances['accounts'][number]['balances'];

/** The last balance that is not after a day; the oldest comes first. */
const balanceOn = (balances: Series, day: string) => balances.findLast(({ on }) => on <= day)?.balance_cents ?? 0;

/**
 * Sums the counted accounts in Australian dollars, owned less owed, for each day on which one of them has a balance. The series
 * begins on the first day on which every one has: before that a sum would lack an account. Empty without any.
 */
export function netByDay(accounts: readonly MoneyAccount[], { accounts: stored }: MoneyBalances): NetOnDay[] {
  const seriesOf = new Map(stored.map(({ account_id, balances }) => [account_id, balances]));
  const counted = accounts
    .filter(
      ({ currency, side, is_counted, left_out, balance_cents }) =>
        currency === 'AUD' && side !== 'other' && is_counted && left_out === null && balance_cents !== null,
    )
    .map(({ id, side }) => ({ sign: side === 'asset' ? 1 : -1, balances: seriesOf.get(id) ?? [] }));
  if (counted.length === 0 || counted.some(({ balances }) => balances.length === 0)) return [];
  const firstDays = counted.flatMap(({ balances }) => balances[0]?.on ?? []);
  const start = firstDays.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? '';
  const days = new Set(counted.flatMap(({ balances }) => balances.map(({ on }) => on)));
  return [...days.add(start)]
    .filter((day) => day >= start)
    .toSorted((a, b) => a.localeCompare(b))
    .map((on) => ({
      on,
      net_cents: counted.reduce((sum, { sign, balances }) => sum + sign * balanceOn(balances, on), 0),
    }));
}
