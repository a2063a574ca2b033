import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';
import { Dashboard } from '../dashboard';

const account = (id: string, name: string, side: 'asset' | 'liability', balance_cents: number) => ({
  id,
  link_id: 'link-1',
  institution: 'Banksia Mutual',
  name,
  masked_number: 'xxxx1234',
  type: 'SAVINGS',
  side,
  currency: 'AUD',
  balance_cents,
});
const overview = {
  accounts: [account('1', 'Bonus Saver', 'asset', 1_250_050), account('2', 'Low Rate Card', 'liability', 50_000)],
  net: [{ currency: 'AUD', assets_cents: 1_250_050, liabilities_cents: 50_000, net_cents: 1_200_050 }],
  updates: [
    { link_id: 'link-1', institution: 'Banksia Mutual', updated_at: '2026-11-23T01:00:00.000Z', failure: null },
  ],
};
const transaction = {
  id: 't-1',
  account_id: '1',
  date: '2026-11-20',
  amount_cents: -4_210,
  currency: 'AUD',
  description: 'WATTLE STREET GROCER 12',
  merchant: 'Wattle Street Grocer',
  is_pending: false,
  category: 'groceries',
  reason: { kind: 'merchant', value: 'Wattle Street Grocer' },
};
const months = [
  {
    month: '2026-11',
    income_cents: 300_000,
    spent_cents: 4_210,
    categories: [{ category: 'groceries', spent_cents: 4_210, count: 1 }],
  },
];

/** Each test has its own person, so that no response comes from another test's cache. */
let person = 0;
const open = (changes: object = {}) => {
  person += 1;
  return renderInShell(<Dashboard />, {
    auth: { user: { ...testUser, id: `own-${person}` } },
    api: fakeApi({
      'GET /adaptive-quiz/insights': { data: { insights: [], investment_profile: null } },
      'GET /money/accounts': { ...overview, ...changes },
      'GET /money/transactions?limit=50': { transactions: [transaction], next: null },
      'GET /money/spending?months=2': { months },
    }),
    route: '/dashboard',
  });
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('with a linked bank the panels have own figures and no sample mark, and the overlay is gone', async () => {
  open();
  const accounts = await region('Your accounts');
  expect(accounts.getByText('$12,000.50')).toBeVisible();
  expect(accounts.getByText('-$500.00')).toBeVisible();
  expect(accounts.getByText('Banksia Mutual: as of 23 Nov 2026')).toBeVisible();
  expect(accounts.getByRole('link', { name: 'Manage your banks' })).toHaveAttribute('href', '/yodlee-connect');
  expect(await screen.findByText('Wattle Street Grocer')).toBeVisible();
  const panel = await region('Recent Transactions');
  expect(panel.getByText('-$42.10')).toBeVisible();
  expect(panel.queryByText('Sample data')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Connect Bank Account' })).not.toBeInTheDocument();
});

test('the dialog says why a transaction has its category', async () => {
  open();
  await screen.findByText('Wattle Street Grocer');
  await userEvent.click(screen.getByRole('button', { name: 'Open details: Recent Transactions' }));
  expect(await screen.findAllByText('Because the merchant is Wattle Street Grocer')).not.toHaveLength(0);
});

test.each([
  [{ failure: 'unavailable' }, /did not respond at the last update. These figures are of 23 Nov 2026/],
  [{ failure: 'consent' }, /needs your consent again/],
])('a failed update is said: %j', async (changes, text) => {
  open({ updates: [{ ...overview.updates[0], ...changes }] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText('Wattle Street Grocer')).toBeVisible();
});

test('before the first figures the samples stay, marked, and the panel says that they are being fetched', async () => {
  open({ accounts: [], net: [], updates: [{ ...overview.updates[0], updated_at: null }] });
  expect(await screen.findByText('Banksia Mutual: the figures are being fetched...')).toBeVisible();
  expect((await region('Recent Transactions')).getByText('Sample data')).toBeVisible();
});
