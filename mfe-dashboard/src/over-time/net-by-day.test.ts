import type { MoneyAccount } from '@verdant/shared/contract';
import { moneyAccount, ofLink } from '@verdant/shared/testing';
import { netByDay } from './net-over-time';

const account = (id: string, changes: Partial<MoneyAccount> = {}) =>
  moneyAccount({ ...ofLink, id, balance_cents: 1, ...changes });
const balances = (account_id: string, ...days: [on: string, balance_cents: number][]) => ({
  account_id,
  balances: days.map(([on, balance_cents]) => ({ on, balance_cents })),
});

test('subtracts debts from assets for each day, starting when every account has a balance', () => {
  const stored = [
    balances('savings', ['2026-09-01', 900_000], ['2026-11-01', 1_000_000], ['2026-11-03', 1_100_000]),
    balances('card', ['2026-11-01', 50_000], ['2026-11-02', 70_000]),
  ];
  expect(netByDay([account('savings'), account('card', { side: 'liability' })], { accounts: stored })).toEqual([
    { on: '2026-11-01', net_cents: 950_000 },
    { on: '2026-11-02', net_cents: 930_000 },
    { on: '2026-11-03', net_cents: 1_030_000 },
  ]);
});

test.each([
  ['an account in another currency', { currency: 'USD' }],
  ['a closed account', { left_out: 'closed' }],
  ['an account that the user excludes', { is_counted: false }],
  ['an account that is neither an asset nor a liability', { side: 'other' }],
  ['an account without a balance', { balance_cents: null }],
] as const)('the net position leaves out %s', (_name, changes) => {
  const stored = [balances('a', ['2026-11-01', 100]), balances('b', ['2026-11-01', 7])];
  expect(netByDay([account('a'), account('b', changes)], { accounts: stored })).toEqual([
    { on: '2026-11-01', net_cents: 100 },
  ]);
});

test('returns no days if a counted account has no stored balance, or if there are no accounts', () => {
  expect(netByDay([account('a'), account('b')], { accounts: [balances('a', ['2026-11-01', 100])] })).toEqual([]);
  expect(netByDay([], { accounts: [] })).toEqual([]);
});
