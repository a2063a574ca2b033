import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import {
  fakeApi,
  moneyAccount,
  moneyOverview,
  ofLink,
  renderInShell,
  testUser,
  type FakeAnswers,
} from '@verdant/shared/testing';
import { Transactions } from './transactions';

const account = moneyAccount({ ...ofLink, id: '6f1c3f0e-8f0d-4a43-9d0b-0f9a3b1f0001', name: 'Everyday' });
const transaction = (id: string, merchant: string) => ({
  id,
  account_id: account.id,
  date: '2026-11-20',
  amount_cents: -4_210,
  currency: 'AUD',
  description: merchant.toUpperCase(),
  merchant,
  is_pending: false,
  category: 'groceries',
  reason: { kind: 'merchant', value: merchant },
});

const page = 'GET /money/transactions?limit=50';
let user = 0;
const open = (answers: FakeAnswers, route = '/money/transactions', accounts = [account]) => {
  user += 1;
  const api = fakeApi({ 'GET /money/accounts': moneyOverview(...accounts), ...answers });
  renderInShell(<Transactions />, {
    auth: { user: { ...testUser, id: `transactions-${user}` } },
    route,
    api,
  });
  return { api };
};
const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('shows the next page below the first', async () => {
  const cursor = '2026-11-20.6f1c3f0e-8f0d-4a43-9d0b-0f9a3b1f0002';
  open({
    [page]: { transactions: [transaction('1', 'Wattle Street Grocer')], next: cursor },
    [`GET /money/transactions?before=${cursor}&limit=50`]: {
      transactions: [transaction('2', 'City Transit')],
      next: null,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('requests what the URL names, with the sums of its month, and what is chosen then', async () => {
  open(
    {
      'GET /money/transactions?month=2026-11&limit=50': {
        transactions: [transaction('1', 'Wattle Street Grocer')],
        next: null,
        totals: { income_cents: 536_840, spent_cents: 247_020, count: 63 },
      },
      'GET /money/transactions?search=transit&month=2026-11&limit=50': { transactions: [], next: null },
      [page]: { transactions: [transaction('2', 'City Transit')], next: null },
    },
    '/money/transactions?month=2026-11',
  );
  expect(await screen.findByText('$2,470.20')).toBeVisible();
  expect(screen.getByText('63')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' transit ');
  expect(await screen.findByText('No transactions match.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
  expect(await screen.findByRole('rowheader', { name: /City Transit/ })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test.each([
  ['category=food', page],
  ['month=2026-13', page],
  ['account=1', page],
  [`search=${'a'.repeat(61)}`, page],
  ['category=groceries&month=2026-13', 'GET /money/transactions?category=groceries&limit=50'],
])('leaves the invalid part of ?%s out, says so and resets', async (search, request) => {
  open(
    {
      [page]: { transactions: [transaction('1', 'Wattle Street Grocer')], next: null },
      [request]: { transactions: [transaction('2', 'City Transit')], next: null },
    },
    `/money/transactions?${search}`,
  );
  expect(await screen.findByText(/^Part of this link/)).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: /City Transit/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
  await waitFor(() => expect(screen.queryByText(/^Part of this link/)).not.toBeInTheDocument());
});

test('a failure can be retried', async () => {
  let response: unknown = new ApiError('network', 'Network Error', { url: page });
  open({ [page]: () => response });
  const alert = await screen.findByText(/could not be loaded/, undefined, { timeout: 10_000 });
  response = { transactions: [transaction('1', 'Wattle Street Grocer')], next: null };
  await userEvent.click(within(alert.closest('[role="alert"]') ?? alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('without account data it leads to the bank connection', async () => {
  open({}, '/money/transactions', []);
  expect(await screen.findByRole('link', { name: 'Link a bank' })).toHaveAttribute('href', '/yodlee-connect');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test.each([
  ['Yes', 'transfer'],
  ['No', 'other'],
] as const)('what may be a transfer is asked about, and %s is stored for the merchant', async (answer, category) => {
  const likely = {
    ...transaction('1', 'Blue Gum Carpentry'),
    category: 'other',
    reason: { kind: 'likely_match', value: 'Second' },
  };
  const { api } = open({
    [page]: { transactions: [likely], next: null },
    'PUT /money/transactions/1/category': { merchant: likely.merchant, category, transactions: 1 },
  });
  expect(await screen.findByText('Is this a transfer between your accounts?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${answer}: Blue Gum Carpentry, 20 Nov 2026` }));
  await waitFor(() => expect(screen.queryByText('Is this a transfer between your accounts?')).not.toBeInTheDocument());
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ category }]);
});
