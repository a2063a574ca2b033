import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { openTransactionsPage, firstPageCall, shownMerchants, transaction } from './testing/open-transactions';

const totals = { income_cents: 536_840, spent_cents: 247_020, count: 63 };

test('the button "Show more" adds older transactions below the list, and disappears after the last transaction', async () => {
  const cursor = '2026-11-20.6f1c3f0e-8f0d-4a43-9d0b-0f9a3b1f0002';
  openTransactionsPage({
    [firstPageCall]: { transactions: [transaction('1', 'Wattle Street Grocer')], next: cursor },
    [`GET /money/transactions?before=${cursor}&limit=50`]: {
      transactions: [transaction('2', 'City Transit')],
      next: null,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shownMerchants()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('requests transactions by the filters of the URL or the form, and announces the totals after a change', async () => {
  const none = { income_cents: 0, spent_cents: 0, count: 0 };
  openTransactionsPage(
    {
      'GET /money/transactions?month=2026-11&include=totals&limit=50': {
        transactions: [transaction('1', 'Wattle Street Grocer')],
        next: null,
        totals,
        months: ['2026-11', '2026-09'],
      },
      'GET /money/transactions?search=transit&month=2026-11&include=totals&limit=50': {
        transactions: [],
        next: null,
        totals: none,
        months: ['2026-11', '2026-09'],
      },
      [firstPageCall]: { transactions: [transaction('2', 'City Transit')], next: null, totals },
    },
    '/money/transactions?month=2026-11',
  );
  expect(await screen.findByText('\u2212$2,470.20')).toBeVisible();
  expect(screen.getByText('+$5,368.40')).toBeVisible();
  expect(screen.getByText('63')).toBeVisible();
  expect(screen.queryByText(/^Transactions: /)).not.toBeInTheDocument();
  const month = within(screen.getByRole('combobox', { name: 'Month' }));
  expect(month.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All months',
    'November 2026',
    'September 2026',
  ]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' transit ');
  expect(await screen.findByText('No transactions match.')).toBeVisible();
  expect(screen.getByText('Transactions: 0. Out $0.00, in $0.00.')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
  await waitFor(() => expect(shownMerchants()).toEqual(['City Transit']));
  expect(screen.getByText(/^Transactions: 63/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('shows transactions by day, with the account and the sign of each amount', async () => {
  const on = (date: string, id: string, merchant: string, changes: object = {}) => ({
    ...transaction(id, merchant),
    date,
    ...changes,
  });
  const first = [
    on('2025-11-21', '1', 'Wattle Street Grocer'),
    on('2025-11-21', '2', 'To Savings', { amount_cents: 26_000, category: 'transfer' }),
    on('2025-11-20', '3', 'Riverbend Health', { amount_cents: 268_420, category: 'income', currency: 'NZD' }),
  ];
  openTransactionsPage({ [firstPageCall]: { transactions: first, next: null, totals } });
  const heads = await screen.findAllByRole('heading', { level: 2 });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Friday 21 November 2025', 'Thursday 20 November 2025']);
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(-3),
  ).toEqual([
    'Wattle Street Grocer Everyday\u2212$42.10Groceries',
    'To Savings Everyday+$260.00Transfer',
    'Riverbend Health Everyday+$2,684.20 NZDIncome',
  ]);
});

test('the success message and the Undo button remain after a correction removes a transaction from the filtered list', async () => {
  let now = [transaction('1', 'Wattle Street Grocer'), transaction('2', 'City Transit')];
  openTransactionsPage(
    {
      'GET /money/transactions?category=groceries&include=totals&limit=50': () => ({ transactions: now, next: null }),
      'PUT /money/transactions/1/category': () => {
        now = now.slice(1);
        return { merchant: 'Wattle Street Grocer', category: 'shopping', transactions: 1 };
      },
    },
    '/money/transactions?category=groceries',
  );
  await userEvent.click(await screen.findByRole('button', { name: /of Wattle Street Grocer$/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category of Wattle Street Grocer' }), 'Shopping');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownMerchants()).toEqual(['City Transit']));
  expect(screen.getByText('Wattle Street Grocer is now in Shopping. Transactions changed: 1.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo: Wattle Street Grocer' })).toBeVisible();
});

test('saves a note without changing the category, shows the note, and returns the focus', async () => {
  let note: string | undefined;
  const { api } = openTransactionsPage({
    [firstPageCall]: () => ({ transactions: [{ ...transaction('1', 'Wattle Street Grocer'), note }], next: null }),
    'PUT /money/transactions/1/note': () => {
      note = 'For the party';
    },
  });
  const name = /of Wattle Street Grocer$/;
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'For the party{Enter}');
  expect(await screen.findByText('For the party')).toBeVisible();
  expect(screen.getByRole('button', { name })).toHaveFocus();
  expect(screen.queryByText(/is now in/)).not.toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { note: 'For the party' },
  ]);
});

describe('the CSV export', () => {
  let saved: Blob | undefined;
  beforeEach(() => {
    saved = undefined;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved = blob;
      return 'blob:verdant';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
  const first = 'GET /money/transactions?category=groceries&limit=200';
  const shown = {
    'GET /money/transactions?category=groceries&include=totals&limit=50': { transactions: [], next: null },
  };
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save as a spreadsheet' }));

  test('contains every transaction that matches the filters, and escapes text that looks like a formula', async () => {
    const cursor = '2026-11-20.6f1c3f0e-8f0d-4a43-9d0b-0f9a3b1f0002';
    openTransactionsPage(
      {
        ...shown,
        [first]: { transactions: [transaction('1', '=HYPERLINK("x")')], next: cursor },
        [`GET /money/transactions?category=groceries&before=${cursor}&limit=200`]: {
          transactions: [
            { ...transaction('2', 'Cafe, Newtown'), amount_cents: 26_000, note: 'For Mia', tags: ['Bali', 'Mia'] },
          ],
          next: null,
        },
      },
      '/money/transactions?category=groceries',
    );
    await save();
    await waitFor(() => expect(saved).toBeDefined());
    expect(await saved?.text()).toBe(
      [
        'Date,Name,As your bank wrote it,Account,Category,Amount,Currency,Note,Tags',
        `2026-11-20,"'=HYPERLINK(""x"")","'=HYPERLINK(""X"")",Everyday,Groceries,-42.10,AUD,,`,
        '2026-11-20,"Cafe, Newtown","CAFE, NEWTOWN",Everyday,Groceries,260.00,AUD,For Mia,"Bali, Mia"',
        '',
      ].join('\r\n'),
    );
  });

  test('shows an error if the transactions cannot be loaded', async () => {
    openTransactionsPage(
      { ...shown, [first]: new ApiError('http', 'failed', { status: 500, url: first }) },
      '/money/transactions?category=groceries',
    );
    await save();
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    expect(saved).toBeUndefined();
  });
});

test.each([
  ['category=food', firstPageCall],
  ['month=2026-13', firstPageCall],
  ['account=1', firstPageCall],
  [`tag=${'a'.repeat(31)}`, firstPageCall],
  [`search=${'a'.repeat(61)}`, firstPageCall],
  ['category=groceries&month=2026-13', 'GET /money/transactions?category=groceries&include=totals&limit=50'],
])('the invalid part of ?%s is ignored, with a message and a button to reset the filters', async (search, request) => {
  openTransactionsPage(
    {
      [firstPageCall]: { transactions: [transaction('1', 'Wattle Street Grocer')], next: null },
      [request]: { transactions: [transaction('2', 'City Transit')], next: null },
    },
    `/money/transactions?${search}`,
  );
  expect(await screen.findByText(/^Part of this link/)).toBeVisible();
  await waitFor(() => expect(shownMerchants()).toEqual(['City Transit']));
  await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
  await waitFor(() => expect(screen.queryByText(/^Part of this link/)).not.toBeInTheDocument());
});

test('leads to the bank connection if there is no account data', async () => {
  openTransactionsPage({}, '/money/transactions', []);
  expect(await screen.findByRole('link', { name: 'Link a bank' })).toHaveAttribute('href', '/yodlee-connect');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test.each([
  ['Yes', 'transfer'],
  ['No', 'other'],
] as const)('asks about a possible transfer, and stores a category for the answer %s', async (answer, category) => {
  const likely = {
    ...transaction('1', 'Blue Gum Carpentry'),
    category: 'other',
    reason: { kind: 'likely_match', value: 'Second' },
  };
  const { api } = openTransactionsPage({
    [firstPageCall]: { transactions: [likely], next: null },
    'PUT /money/transactions/1/category': { merchant: likely.merchant, category, transactions: 1 },
  });
  expect(await screen.findByText('Is this a transfer between your accounts?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${answer}: Blue Gum Carpentry, 20 Nov 2026` }));
  await waitFor(() => expect(screen.queryByText('Is this a transfer between your accounts?')).not.toBeInTheDocument());
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ category }]);
});
