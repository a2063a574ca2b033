import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { openTransactionsPage, firstPageCall, shownMerchants, transaction } from './testing/open-transactions';

const CHANGES = 'POST /money/transactions/changes';
const payment = transaction('1', 'Wattle Street Grocer');
const rest = { 'GET /money/transactions/1/merchant': { transactions: 3 } };
const done = { changed: 1, undo: [] };
const openRow = async () => userEvent.click(await screen.findByRole('button', { name: /Wattle Street Grocer$/ }));
const bodies = ({ api }: ReturnType<typeof openTransactionsPage>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const field = async () => screen.findByRole('combobox', { name: 'New tag' });

test('adds tags to a transaction, suggests the tags in use, and shows the added tags in the row', async () => {
  let tags: readonly string[] | undefined;
  const shown = openTransactionsPage({
    ...rest,
    [firstPageCall]: () => ({ transactions: [{ ...payment, tags }], next: null, tags: ['Bali trip', 'Work'] }),
    [CHANGES]: () => {
      tags = ['Bali trip', 'Mia'];
      return done;
    },
  });
  await openRow();
  await userEvent.click(screen.getByRole('button', { name: 'Add a tag' }));
  expect(await field()).toHaveFocus();
  const suggested = document.getElementById((await field()).getAttribute('list') ?? '');
  expect([...(suggested?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Bali trip', 'Work']);
  await userEvent.keyboard('Bali trip{Enter}');
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('Mia');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  const ids = ['1'];
  expect(bodies(shown)).toEqual([
    {
      changes: [
        { ids, add_tag: 'Bali trip' },
        { ids, add_tag: 'Mia' },
      ],
    },
  ]);
  const row = await screen.findByText('Mia');
  expect(row.parentElement).toHaveTextContent('Tags: Bali trip Mia');
});

test('removes a tag, and keeps the removal in the form if saving fails', async () => {
  let response: unknown = new ApiError('network', 'Network Error', { url: CHANGES });
  const shown = openTransactionsPage({
    ...rest,
    [firstPageCall]: { transactions: [{ ...payment, tags: ['Bali trip', 'Mia'] }], next: null },
    [CHANGES]: () => response,
  });
  await openRow();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the tag Mia' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your change could not be saved. Please try again.')).toBeVisible();
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Bali trip']);
  response = done;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies(shown)).toHaveLength(2));
  expect(bodies(shown)[1]).toEqual({ changes: [{ ids: ['1'], remove_tag: 'Mia' }] });
});

test('shows no field for an eleventh tag, and sends no request if nothing has changed', async () => {
  const tags = Array.from({ length: 10 }, (_, index) => `Tag ${index}`);
  const shown = openTransactionsPage({
    ...rest,
    [firstPageCall]: { transactions: [{ ...payment, tags }], next: null },
  });
  await openRow();
  expect(await screen.findByRole('button', { name: 'Remove the tag Tag 9' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'New tag' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(bodies(shown)).toEqual([]);
});

test('filters by the tag in the URL, and shows no tag filter if there are no tags', async () => {
  openTransactionsPage(
    {
      'GET /money/transactions?tag=Bali+trip&include=totals&limit=50': {
        transactions: [{ ...payment, tags: ['Bali trip'] }],
        next: null,
        tags: ['Bali trip', 'Work'],
      },
      'GET /money/transactions?tag=Work&include=totals&limit=50': { transactions: [], next: null, tags: ['Work'] },
      [firstPageCall]: { transactions: [transaction('2', 'City Transit')], next: null, tags: [] },
    },
    '/money/transactions?tag=Bali+trip',
  );
  await waitFor(() => expect(shownMerchants()).toEqual(['Wattle Street Grocer']));
  const filter = screen.getByRole('combobox', { name: 'Tag' });
  expect(filter).toHaveValue('Bali trip');
  filter.focus();
  await userEvent.selectOptions(filter, 'Work');
  expect(await screen.findByText('No transactions match.')).toBeVisible();
  expect(filter).toHaveFocus();
  await userEvent.selectOptions(filter, 'All tags');
  await waitFor(() => expect(shownMerchants()).toEqual(['City Transit']));
  expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
});
