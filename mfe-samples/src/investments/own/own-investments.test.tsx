import { screen, within } from '@testing-library/react';
import type { MoneyAccount } from '@verdant/shared/contract';
import { fakeApi, moneyAccount, moneyOverview, renderInShell } from '@verdant/shared/testing';
import { Investments } from '../investments';

const account = (name: string, changes: Partial<MoneyAccount> = {}) =>
  moneyAccount({
    id: name,
    kind: 'super',
    name,
    type: 'SUPER_ANNUATION',
    is_investment: true,
    balance_cents: 8_450_010,
    balance_on: '2026-11-20',
    ...changes,
  });

const open = (accounts: readonly MoneyAccount[]) =>
  renderInShell(<Investments />, {
    api: fakeApi({ 'GET /money/accounts': moneyOverview(...accounts) }),
  });

test('each investment and super account of the user is listed once, the largest first, with a total in AUD', async () => {
  open([
    account('Shares', { kind: 'shares', balance_cents: 1_200_000 }),
    account('Super'),
    account('US fund', { currency: 'USD', balance_cents: 50_000 }),
    account('Everyday', { kind: 'everyday', is_investment: false }),
    account('Unheard of', { balance_cents: null, balance_on: null }),
    account('Old fund', { left_out: 'closed' }),
    account('Not counted', { is_counted: false }),
    account('Super again', { same_as: { account_id: 'x', status: 'same' } }),
  ]);
  const own = await screen.findByRole('region', { name: 'Your investments and super' });
  expect(
    within(own)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'SuperAdded by hand, as of 20 Nov 2026$84,500.10',
    'SharesAdded by hand, as of 20 Nov 2026$12,000.00',
    'US fundAdded by hand, as of 20 Nov 2026$500.00 USD',
    'Unheard ofAdded by handNot known',
  ]);
  expect(own).toHaveTextContent('Together, in Australian dollars$96,500.10');
});

test('no total is shown if no balance in Australian dollars is known', async () => {
  open([account('US fund', { currency: 'USD' }), account('Unheard of', { balance_cents: null })]);
  expect(await screen.findByRole('region', { name: 'Your investments and super' })).not.toHaveTextContent('Together');
});

test('no list of own investments is shown if the user has only everyday or closed accounts', async () => {
  open([account('Everyday', { kind: 'everyday', is_investment: false }), account('Old fund', { left_out: 'closed' })]);
  await screen.findByText(/are shown here once they are linked or added/);
  expect(screen.queryByRole('region', { name: 'Your investments and super' })).not.toBeInTheDocument();
});
