import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { MoneyUpdate } from '@verdant/shared/contract';
import { fakeApi, moneyOverview, moneyUpdate, renderInShell } from '@verdant/shared/testing';
import { figure, getPanelRows, openChartTable } from '../../testing/page';
import { Spending } from '../spending';

const SPENDING = 'GET /money/spending?months=12';
const month = (name: string, is_complete: boolean, groceries: number) => ({
  month: name,
  is_complete,
  income_cents: 500_000,
  spent_cents: 200_000 + groceries,
  categories: [
    { category: 'housing', spent_cents: 200_000, count: 1 },
    { category: 'groceries', spent_cents: groceries, count: 4 },
  ],
});
const months = [
  month('2026-11', false, 12_050),
  month('2026-10', true, 60_000),
  month('2026-09', true, 50_000),
  month('2026-08', false, 10_000),
];

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./own-spending'));

function open(spending: unknown, changes: Partial<MoneyUpdate> = {}) {
  const api = fakeApi({
    'GET /money/accounts': { ...moneyOverview(), updates: [moneyUpdate(changes)] },
    [SPENDING]: spending,
  });
  return renderInShell(<Spending />, { api });
}
const breakdown = () => getPanelRows('Category breakdown').map((row) => row.textContent);

test('one-off income is shown separately from the income of its month', async () => {
  open({ months: [{ ...month('2026-10', true, 10_000), one_off_cents: 8_500_000 }] });
  expect(await screen.findByText('Besides $85,000.00 that came once. It is part of no monthly figure.')).toBeVisible();
  expect(figure('Income')).toBe('$5,000.00');
});

test('a user with a linked bank sees months of account data, the newest first, and no sample data', async () => {
  open({ months });
  const choice = await screen.findByRole('combobox', { name: 'Month' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['November 2026', 'October 2026', 'September 2026', 'August 2026']);
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  expect(figure('Spent in November 2026')).toBe('$2,120.50');
  expect(figure('Left over')).toBe('$2,879.50');
  expect(screen.getByText('This month is not complete yet.')).toBeVisible();
  expect(screen.getByText('November 2026 is not complete, so it is not compared')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Groceries' })).toHaveAttribute(
    'href',
    '/money/transactions?month=2026-11&category=groceries',
  );
  expect(breakdown()).toEqual(['Housing$2,000.0094%', 'Groceries$120.506%']);
  expect((await openChartTable('Monthly spending')).map(([name]) => name)).toEqual([
    'Aug 2026',
    expect.stringMatching(/^Sept? 2026$/),
    'Oct 2026',
    'Nov 2026',
  ]);
  expect(screen.getByRole('figure', { name: 'Monthly spending' })).toHaveAccessibleDescription(
    'Your monthly spending ranged from $2,500.00 in September 2026 to $2,600.00 in October 2026. November 2026 is not complete. August 2026 is not complete.',
  );
});

test('a chosen month shows its own figures, and its trends if both compared months are complete', async () => {
  open({ months });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'October 2026');
  expect(figure('Spent in October 2026')).toBe('$2,600.00');
  expect(screen.getByText('Arrows compare with September 2026')).toBeVisible();
  expect(breakdown()).toEqual(['Housing$2,000.0077%Stable', 'Groceries$600.0023%Up 20%']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'September 2026');
  expect(screen.getByText('No complete month to compare with')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August 2026');
  expect(screen.getByText('Your transactions may not reach back to its beginning.')).toBeVisible();
});

test.each([
  [{}, 'No transactions yet'],
  [{ updated_at: null }, 'Your transactions are on their way'],
])('a linked bank without transactions shows no sample data: %j', async (changes, title) => {
  open({ months: [] }, changes);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage your banks' })).toHaveAttribute('href', '/yodlee-connect');
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});

test('a failed request shows an error without sample data', async () => {
  open(new ApiError('http', 'failed', { status: 500, url: SPENDING }));
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Your spending could not be loaded.');
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});
