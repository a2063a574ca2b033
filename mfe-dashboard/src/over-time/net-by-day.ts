import type { MoneyAccount, MoneyBalances } from '@verdant/shared/contract';

export type NetOnDay = { on: string; net_cents: number };

type Series = MoneyBalances['accounts'][number]['balances'];

/** Returns the last balance on or before a day; `balances` begins with the oldest. */
const balanceOn = (balances: Series, day: string) => balances.findLast(({ on }) => on <= day)?.balance_cents ?? 0;

/**
 * Returns assets less debts of the counted accounts in Australian dollars, for each day on which any of them has a new
 * balance. The series begins on the first day on which all accounts have a balance. It is empty if an account has no
 * balances.
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
