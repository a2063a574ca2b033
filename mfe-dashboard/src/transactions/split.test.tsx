import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { FakeAnswers } from '@verdant/shared/testing';
import { toCsv } from './csv';
import { openTransactionsPage, firstPageCall, transaction } from './testing/open-transactions';

const SPLIT = 'PUT /money/transactions/1/split';
const parts = [
  { category: 'groceries', amount_cents: -3_000 },
  { category: 'health', amount_cents: -1_210 },
] as const;
const payment = transaction('1', 'Wattle Street Grocer');
const open = (changes: object, answers: FakeAnswers = {}) =>
  openTransactionsPage({
    'GET /money/transactions/1/merchant': { transactions: 3 },
    [firstPageCall]: { transactions: [{ ...payment, ...changes }], next: null },
    ...answers,
  });

async function openSplit(button = 'Split') {
  await userEvent.click(await screen.findByRole('button', { name: /Wattle Street Grocer$/ }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('textbox', { name: 'Amount of part 1' });
}
const bodies = ({ api }: ReturnType<typeof openTransactionsPage>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('splits a payment, shows the parts, and can undo the split', async () => {
  let split: readonly object[] | undefined;
  const shown = open(
    {},
    {
      [firstPageCall]: () => ({ transactions: [{ ...payment, split }], next: null }),
      [SPLIT]: () => {
        split = split ? undefined : parts;
      },
    },
  );
  const amount = await openSplit();
  expect(amount).toHaveFocus();
  await userEvent.type(amount, '30');
  expect(screen.getByText('Left: $12.10')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category of part 2' }), 'Health');
  await userEvent.click(screen.getByRole('button', { name: 'Save the split' }));
  expect(await screen.findByText('Wattle Street Grocer is split into 2 parts.')).toBeVisible();
  expect(await screen.findByText('Groceries $30.00, Health $12.10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Split: change the parts of Wattle Street Grocer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Wattle Street Grocer' }));
  expect(await screen.findByText('Wattle Street Grocer is one payment again.')).toBeVisible();
  expect(bodies(shown)).toEqual([{ parts }, { parts: [] }]);
});

test('shows by how much the parts exceed the payment, and does not save invalid parts', async () => {
  const shown = open({});
  const amount = await openSplit();
  await userEvent.type(amount, '50');
  expect(screen.getByText('These parts are $7.90 more than the payment.')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Save the split' }));
  await userEvent.clear(amount);
  await userEvent.type(amount, '42.10');
  expect(screen.getByText(/^Nothing is left for the last part/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the split' }));
  await userEvent.clear(amount);
  await userEvent.click(screen.getByRole('button', { name: 'Save the split' }));
  expect(screen.getByText(/^Enter an amount above zero/)).toBeVisible();
  expect(amount).toBeInvalid();
  expect(amount).toHaveFocus();
  expect(bodies(shown)).toEqual([]);
});

test('parts can be added and removed, and remain as entered if saving fails', async () => {
  open({ split: parts }, { [SPLIT]: new ApiError('network', 'Network Error', { url: SPLIT }) });
  await openSplit('Change the split');
  await userEvent.click(screen.getByRole('button', { name: 'Add a part' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount of part 2' }), '2.10');
  expect(screen.getByText('Left: $10.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove part 1' }));
  expect(screen.getByText('Left: $40.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the split' }));
  expect(await screen.findByText('Your split could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount of part 1' })).toHaveValue('2.10');
});

test('turns a split payment back into a single payment', async () => {
  const shown = open({ split: parts }, { [SPLIT]: undefined });
  await openSplit('Change the split');
  await userEvent.click(screen.getByRole('button', { name: 'Join again' }));
  expect(await screen.findByText('Wattle Street Grocer is one payment again.')).toBeVisible();
  expect(bodies(shown)).toEqual([{ parts: [] }]);
});

test('saves a note that was typed before the payment was split', async () => {
  const shown = open({}, { [SPLIT]: undefined, 'PUT /money/transactions/1/note': undefined });
  await userEvent.click(await screen.findByRole('button', { name: /Wattle Street Grocer$/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Party');
  await userEvent.click(screen.getByRole('button', { name: 'Split' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount of part 1' }), '30{Enter}');
  await waitFor(() => expect(bodies(shown)).toHaveLength(2));
  expect(bodies(shown)[0]).toEqual({ note: 'Party' });
});

test('explains why a transfer cannot be split', async () => {
  open({ category: 'transfer' });
  await userEvent.click(await screen.findByRole('button', { name: /Wattle Street Grocer$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Split' }));
  expect(await screen.findByText(/neither income nor spending, so there is nothing to split/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: /Wattle Street Grocer$/ })).toHaveFocus();
});

test('shows that the bank changed the amount of a split payment, and offers the old parts for a new split', async () => {
  open({ lost_split: parts });
  const notice = await screen.findByText(/^Your bank changed the amount/);
  const row = within(notice.closest('li') ?? notice);
  await userEvent.click(row.getByRole('button', { name: 'Split again: Wattle Street Grocer' }));
  expect(await screen.findByRole('textbox', { name: 'Amount of part 1' })).toHaveValue('30.00');
});

test.each([
  ['', ['Groceries,-30.00', 'Health,-12.10']],
  ['health', ['Health,-12.10']],
])('the CSV export has a row for each part that matches the category filter "%s"', (category, expected) => {
  const split = [...parts];
  const csv = toCsv([{ ...payment, category: 'groceries', reason: { kind: 'none', value: '' }, split }], {
    headers: [],
    accountName: () => '',
    categoryName: (partCategory) => (partCategory === 'health' ? 'Health' : 'Groceries'),
    category,
  });
  const lines = csv.trim().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(4, 6).join(','))).toEqual(expected);
});
