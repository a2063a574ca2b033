import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { openTransactionsPage, firstPageCall, transaction } from '../testing/open-transactions';

const CHANGES = 'POST /money/transactions/changes';
const transactions = [
  transaction('1', 'Wattle Street Grocer'),
  { ...transaction('2', 'City Transit'), amount_cents: -2_115 },
  { ...transaction('3', 'Riverbend Health'), amount_cents: 268_420, category: 'income' },
];
const split = [
  { category: 'groceries', amount_cents: -4_000 },
  { category: 'health', amount_cents: -210 },
];
const bodies = ({ api }: ReturnType<typeof openTransactionsPage>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Select several' }));
  return screen.findByRole('button', { name: 'Set category' });
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('transactions can be selected with the keyboard, and their count and total are announced', async () => {
  openTransactionsPage({ [firstPageCall]: { transactions, next: null } });
  expect(await begin()).toBeDisabled();
  expect(screen.getByText('Select the transactions to change.')).toHaveAttribute('role', 'status');
  box(/^Wattle Street Grocer/).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Selected: 2, \u2212$63.25')).toHaveAttribute('role', 'status');
  await userEvent.keyboard(' ');
  expect(screen.getByText('Selected: 1, \u2212$42.10')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Select all shown' }));
  expect(screen.getByText('Selected: 3, $2,620.95')).toBeVisible();
});

test('sets the category of the selected transactions in a single request, and can undo the change', async () => {
  const undo = [{ ids: ['1', '2'], category: null }];
  const shown = openTransactionsPage({
    [firstPageCall]: { transactions, next: null },
    [CHANGES]: { changed: 2, undo },
  });
  await begin();
  await userEvent.click(box(/^Wattle Street Grocer/));
  await userEvent.click(box(/^City Transit/));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category for these only' }), 'Shopping');
  await userEvent.click(screen.getByRole('button', { name: 'Set category' }));
  expect(await screen.findByText('Transactions changed: 2.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. Transactions changed back: 2.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(bodies(shown)).toEqual([
    { changes: [{ ids: ['1', '2'], category: 'shopping' }] },
    { changes: [{ ids: ['1', '2'], category: null }] },
  ]);
});

test('adds a tag to the selection; after a failure, the selection and the typed tag remain', async () => {
  let response: unknown = new ApiError('network', 'Network Error', { url: CHANGES });
  const shown = openTransactionsPage({ [firstPageCall]: { transactions, next: null }, [CHANGES]: () => response });
  await begin();
  await userEvent.click(box(/^City Transit/));
  await userEvent.type(screen.getByRole('combobox', { name: 'Tag' }), 'Bali trip{Enter}');
  expect(await screen.findByText('Your change could not be saved. Please try again.')).toBeVisible();
  expect(box(/^City Transit/)).toBeChecked();
  response = { changed: 1, undo: [] };
  await userEvent.type(screen.getByRole('combobox', { name: 'Tag' }), '{Enter}');
  expect(await screen.findByText('Transactions changed: 1.')).toBeVisible();
  expect(bodies(shown)[1]).toEqual({ changes: [{ ids: ['2'], add_tag: 'Bali trip' }] });
});

test('shows that split payments keep their categories, and that a transaction has reached the tag limit', async () => {
  let response: unknown = { changed: 0, undo: [] };
  openTransactionsPage({
    [firstPageCall]: { transactions: [{ ...transactions[0], split }], next: null },
    [CHANGES]: () => response,
  });
  await begin();
  await userEvent.click(box(/^Wattle Street Grocer/));
  await userEvent.click(screen.getByRole('button', { name: 'Set category' }));
  expect(await screen.findByText(/^Transactions changed: 0\. Split payments keep/)).toBeVisible();
  response = new ApiError('http', 'failed', { status: 409, url: CHANGES });
  await userEvent.type(screen.getByRole('combobox', { name: 'Tag' }), 'One more{Enter}');
  expect(await screen.findByText(/^A transaction can have 10 tags/)).toBeVisible();
});

test.each([
  ['Escape', async () => userEvent.keyboard('{Escape}')],
  ['Done', async () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
])(
  'the selection ends with %s, and the focus returns to the button that starts the selection',
  async (_name, leave) => {
    openTransactionsPage({ [firstPageCall]: { transactions, next: null } });
    await begin();
    box(/^City Transit/).focus();
    await leave();
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Select several' })).toHaveFocus();
  },
);
