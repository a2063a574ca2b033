import { screen, within } from '@testing-library/react';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, moneyAccount, moneyOverview, renderInShell, linkedAccountFields } from '@verdant/shared/testing';
import type { MoneyAccount } from '@verdant/shared/contract';
import { NetOverTime, netPositionByDay } from './net-over-time';
import { SavingOverTime, savingsRateByMonth } from './saving-over-time';

const overview = {
  ...moneyOverview(moneyAccount({ id: '1', balance_cents: 1_300_050 })),
  net: [{ currency: 'AUD', assets_cents: 1_300_050, liabilities_cents: 0, net_cents: 1_300_050 }],
};
const net = (balances: unknown) =>
  renderInShell(
    <QueryProvider>
      <NetOverTime {...overview} />
    </QueryProvider>,
    { api: fakeApi({ 'GET /money/balances': balances }) },
  );
const ofDays = (...balances: [on: string, balance_cents: number][]) => ({
  accounts: [{ account_id: '1', balances: balances.map(([on, balance_cents]) => ({ on, balance_cents })) }],
});

test('the chart of the net position is described by the latest value and the change since the first day', async () => {
  net(ofDays(['2026-09-01', 1_250_000], ['2026-10-01', 1_200_000], ['2026-11-20', 1_300_050]));
  expect(await screen.findByRole('figure', { name: 'Net position over time' })).toHaveAccessibleDescription(
    /^\$13,000\.50 on 20 Nov(ember)? 2026: \$500\.50 more since 1 Sept?(ember)? 2026\./,
  );
});

test('with balances of a single day, a sentence instead of a chart explains when the chart will appear', async () => {
  net(ofDays(['2026-11-20', 1_300_050]));
  expect(await screen.findByText(/Once there are two days/)).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

const month = (name: string, income_cents: number, spent_cents: number, is_complete = true) => ({
  month: name,
  is_complete,
  income_cents,
  spent_cents,
  categories: [],
});

test('lists the share of income not spent for complete months with an income, oldest first', () => {
  const months = [
    month('2026-11', 900_000, 0, false),
    month('2026-10', 500_000, 400_000),
    month('2026-09', 0, 10_000),
    month('2026-08', 400_000, 500_000),
  ];
  expect(savingsRateByMonth({ months })).toEqual([
    { month: '2026-08', percent: -25 },
    { month: '2026-10', percent: 20 },
  ]);
});

test('a chart shows the share of income not spent from the oldest to the latest complete month', async () => {
  const months = [month('2026-10', 500_000, 400_000), month('2026-09', 500_000, 525_000)];
  const { container } = renderInShell(
    <QueryProvider>
      <SavingOverTime version="" />
    </QueryProvider>,
    { api: fakeApi({ 'GET /money/spending?months=12': { months } }) },
  );
  const figure = await screen.findByRole('figure', { name: 'Share of income not spent, by month' });
  expect(figure).toHaveAccessibleDescription(/^From −5% in September 2026 to 20% in October 2026\./);
  expect(within(container).getAllByRole('figure')).toHaveLength(1);
});

const account = (id: string, changes: Partial<MoneyAccount> = {}) =>
  moneyAccount({ ...linkedAccountFields, id, balance_cents: 1, ...changes });
const balances = (account_id: string, ...days: [on: string, balance_cents: number][]) => ({
  account_id,
  balances: days.map(([on, balance_cents]) => ({ on, balance_cents })),
});

test('the net position of a day is assets less debts, from the first day on which every account has a balance', () => {
  const stored = [
    balances('savings', ['2026-09-01', 900_000], ['2026-11-01', 1_000_000], ['2026-11-03', 1_100_000]),
    balances('card', ['2026-11-01', 50_000], ['2026-11-02', 70_000]),
  ];
  expect(netPositionByDay([account('savings'), account('card', { side: 'liability' })], { accounts: stored })).toEqual([
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
  expect(netPositionByDay([account('a'), account('b', changes)], { accounts: stored })).toEqual([
    { on: '2026-11-01', net_cents: 100 },
  ]);
});

test('the net position has no days if a counted account has no stored balance, or if there are no accounts', () => {
  expect(netPositionByDay([account('a'), account('b')], { accounts: [balances('a', ['2026-11-01', 100])] })).toEqual(
    [],
  );
  expect(netPositionByDay([], { accounts: [] })).toEqual([]);
});
