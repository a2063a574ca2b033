import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { MAX_IMPORT_BYTES } from '@verdant/shared/contract';
import { moneyAccount, linkedAccountFields, type FakeAnswers } from '@verdant/shared/testing';
import { MoneyImport } from './money-import';
import { openPage } from '../testing/open-page';

const mapping = {
  columns: ['date', 'description', 'amount', 'ignore'],
  has_header: true,
  date_format: 'dmy',
  is_flipped: false,
};
const row = (description: string, amount_cents: number) => ({
  date: '2026-11-20',
  amount_cents,
  description,
  balance_cents: null,
});
const preview = {
  format: 'csv',
  mapping,
  is_remembered: false,
  header: ['When', 'What', 'How much', 'Serial'],
  sample: [
    { line: 2, cells: ['20/11/2026', 'CAFE', '-4.50', 'S1'], row: row('CAFE', -450) },
    { line: 3, cells: ['20/11/2026', 'PAY', '900', 'S2'], row: row('PAY', 90_000) },
    { line: 4, cells: ['nonsense', 'X', '1', 'S3'], row: null },
  ],
  missing: [],
  new_count: 209,
  first_day: '2026-05-01',
  last_day: '2026-11-20',
  duplicates: [{ account: 'Bonus Saver, Dag Site', count: 5 }],
  balance: { cents: 241_018, on: '2026-11-20', adds_up: true },
  problems: [{ line: 4, reason: 'date' }],
  problem_count: 1,
  account_count: 1,
  accounts: [{ name: '', kind: null, count: 214 }],
  part: 0,
  totals: { in_cents: 320_000, out_cents: 123_906, first_day: '2026-05-01', last_day: '2026-11-20' },
  readings: [] as object[],
  left_out: [] as object[],
  pending_count: 0,
  similar_count: 0,
  similar: [] as object[],
  account_id: null as string | null,
  kind: null,
};
const saved = {
  id: 'i-1',
  account_id: 'a-1',
  account: 'Everyday account',
  file_name: 'bank.csv',
  imported_at: '2026-11-24T01:00:00.000Z',
  first_day: '2026-05-01',
  last_day: '2026-11-20',
  added: 209,
  skipped: 5,
};
const byHand = moneyAccount({
  kind: 'super',
  name: 'AustralianSuper',
  type: 'SUPER_ANNUATION',
  balance_cents: 6_124_000,
  balance_on: '2026-06-30',
  is_counted: false,
});
const overview = (accounts: object[] = []) => ({ accounts, net: [], updates: [], can_link: true });
const PREVIEW = 'POST /money/imports/preview';
const addPath = (values: Record<string, unknown>) =>
  `POST /money/imports?${new URLSearchParams(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()}`;
const NEW_ACCOUNT = { name: 'Everyday account', kind: 'everyday' };
const ADD = addPath({ mapping, file_name: 'bank.csv', account: NEW_ACCOUNT });

const open = (answers: FakeAnswers = {}) =>
  openPage(<MoneyImport />, {
    'GET /money/accounts': overview(),
    'GET /money/imports': { imports: [] },
    [PREVIEW]: preview,
    [ADD]: saved,
    ...answers,
  }).api;
const file = (size = 10) => {
  const bankFile = new File(['x'], 'bank.csv', { type: 'text/csv' });
  Object.defineProperty(bankFile, 'size', { value: size });
  return bankFile;
};
const upload = async (bankFile = file()) => userEvent.upload(screen.getByLabelText('Choose a file'), bankFile);

test('a file is previewed with its columns, totals, problems and number of new transactions, and can be added', async () => {
  const api = open();
  await upload();
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('combobox', { name: 'How much is' })).toHaveValue('amount');
  expect(table.getByText('\u2212$4.50')).toBeVisible();
  expect(table.getByText('+$900.00')).toBeVisible();
  expect(table.getByText('nonsense')).toBeVisible();
  const checks = within(screen.getByRole('list', { name: 'What was checked' }));
  expect(checks.getByText('209 new')).toBeVisible();
  expect(checks.getByText('$3,200.00 in, $1,239.06 out')).toBeVisible();
  expect(checks.getByText('Already in Bonus Saver, Dag Site, and left as they are: 5')).toBeVisible();
  expect(checks.getByText('$2,410.18 on 20 Nov 2026')).toBeVisible();
  expect(checks.getByText('Line 4: no date')).toBeVisible();
  expect(screen.getByText('One column is left out')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Add 209 transactions' }));
  expect(await screen.findByRole('heading', { name: '209 transactions added' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your spending' })).toHaveAttribute('href', '/spending');
  expect(api.calls.find(({ path }) => path.startsWith('/money/imports?'))?.body).toBeInstanceOf(File);
  await waitFor(() => expect(api.calls.filter(({ path }) => path === '/money/accounts')).toHaveLength(2));
});

test('a dropped file is previewed like a chosen file', async () => {
  open();
  fireEvent.drop(screen.getByText('Drop a file from your bank here'), { dataTransfer: { files: [file()] } });
  expect(await screen.findByRole('button', { name: 'Add 209 transactions' })).toBeVisible();
});

test('changing the column mapping requests a new preview, and a message names the missing column', async () => {
  const corrected = { ...mapping, columns: ['date', 'description', 'ignore', 'ignore'] };
  const again = `${PREVIEW}?${new URLSearchParams({ mapping: JSON.stringify(corrected) }).toString()}`;
  open({ [again]: { ...preview, mapping: corrected, missing: ['amount'], new_count: 0 } });
  await upload();
  const select = await screen.findByRole('combobox', { name: 'How much is' });
  await userEvent.selectOptions(select, 'Leave out');
  expect(
    await screen.findByText('Choose the column with the amount, or those with money in and money out.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to add' })).toBeDisabled();
});

test('the user must choose the account of the file if accounts exist and no rows match', async () => {
  const api = open({
    'GET /money/accounts': overview([byHand]),
    [`${PREVIEW}?account_id=a-1`]: { ...preview, new_count: 1, duplicates: [] },
    [addPath({ mapping, account_id: 'a-1', file_name: 'bank.csv' })]: { ...saved, added: 1 },
  });
  await upload();
  await userEvent.click(await screen.findByRole('button', { name: 'Add 209 transactions' }));
  expect(screen.getByText('Choose the account that this file is from.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Into' })).toHaveFocus();
  expect(api.calls.some(({ path }) => path.startsWith('/money/imports?'))).toBe(false);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Into' }), 'AustralianSuper');
  await userEvent.click(await screen.findByRole('button', { name: 'Add one transaction' }));
  expect(await screen.findByRole('heading', { name: 'One transaction added' })).toBeVisible();
});

test('the account with rows that match the file is preselected', async () => {
  open({
    'GET /money/accounts': overview([byHand]),
    [PREVIEW]: { ...preview, account_id: 'a-1' },
    [`${PREVIEW}?account_id=a-1`]: { ...preview, account_id: 'a-1', new_count: 1 },
  });
  await upload();
  expect(await screen.findByRole('button', { name: 'Add one transaction' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Into' })).toHaveValue('a-1');
});

test('a file with ambiguous signs of amounts can be added only after the user chooses the correct totals', async () => {
  const turned = { ...mapping, is_flipped: true };
  const totals = { ...preview.totals, in_cents: 123_906, out_cents: 320_000 };
  const readings = [
    { mapping, totals: preview.totals },
    { mapping: turned, totals },
  ];
  const again = `${PREVIEW}?${new URLSearchParams({ mapping: JSON.stringify(turned) }).toString()}`;
  open({ [PREVIEW]: { ...preview, readings }, [again]: { ...preview, mapping: turned, totals } });
  await upload();
  const question = within(
    await screen.findByRole('group', { name: 'This file can be read in more than one way. Which is right?' }),
  );
  expect(question.getByText('$3,200.00 in, $1,239.06 out, 1 May 2026 to 20 Nov 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 209 transactions' })).toBeDisabled();
  await userEvent.click(question.getByText('$1,239.06 in, $3,200.00 out, 1 May 2026 to 20 Nov 2026'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add 209 transactions' })).toBeEnabled());
  expect(screen.queryByText(/more than one way/)).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Money out has' })).toHaveValue('plus');
});

test('payments similar to stored payments of another day are added only if the user confirms', async () => {
  const similar = [{ date: '2026-11-05', description: 'BLUEGUM BOOKS', amount_cents: -4_210 }];
  const asked = { ...preview, new_count: 0, similar_count: 1, similar };
  open({ [PREVIEW]: asked, [`${PREVIEW}?similar=add`]: { ...asked, new_count: 1 } });
  await upload();
  expect(await screen.findByText('BLUEGUM BOOKS, \u2212$42.10 on 5 Nov 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Other payments: add them' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add one transaction' })).toBeEnabled());
});

test('skipped lines are counted by reason, and each account in the file is imported separately', async () => {
  const accounts = [
    { name: 'Everyday', kind: null, count: 2 },
    { name: 'Saver', kind: 'savings', count: 1 },
  ];
  const left_out = [
    { reason: 'currency', currency: 'USD', count: 2 },
    { reason: 'status', currency: '', count: 1 },
  ];
  const first = { ...preview, account_count: 2, accounts, left_out };
  open({
    [PREVIEW]: first,
    [addPath({ mapping, file_name: 'bank.csv', account: { name: 'Everyday', kind: 'everyday' } })]: saved,
    [`${PREVIEW}?part=1`]: { ...first, part: 1, kind: 'savings', new_count: 1 },
  });
  await upload();
  expect(await screen.findByText('In USD, not Australian dollars: 2')).toBeVisible();
  expect(screen.getByText('Declined, cancelled or failed: 1')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Account in this file' })).toHaveDisplayValue('Everyday: 2');
  await userEvent.click(screen.getByRole('button', { name: 'Add 209 transactions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next account of this file' }));
  expect(await screen.findByRole('button', { name: 'Add one transaction' })).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'Account in this file' })).toHaveDisplayValue('Saver: 1');
  expect(screen.getByDisplayValue('Saver')).toBeVisible();
});

const http = (status: number, body: object = {}) => new ApiError('http', 'failed', { status, url: '/', body });
test.each([
  [http(422, { file_problem: { reason: 'kind', line: null } }), /not a CSV, OFX or QIF file/],
  [http(422, { file_problem: { reason: 'quote', line: 12 } }), /^In line 12, a quotation mark is never closed/],
  [http(413), /larger than 20 MB/],
  [http(429), /Too many files at once/],
  [http(500), /^That did not work. Nothing was stored/],
])('an error explains why a file cannot be previewed (case %#)', async (error, text) => {
  open({ [PREVIEW]: error });
  await upload();
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Another file' }));
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('a file above the size limit is not uploaded', async () => {
  const api = open();
  await upload(file(MAX_IMPORT_BYTES + 1));
  expect(await screen.findByText(/larger than 20 MB/)).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('an import can be undone from the list, and a failed undo shows an error', async () => {
  let left = [saved];
  let attempts = 0;
  const api = open({
    'GET /money/imports': () => ({ imports: left }),
    'DELETE /money/imports/i-1': () => {
      attempts += 1;
      if (attempts === 1) return http(500);
      left = [];
      return undefined;
    },
  });
  const undo = await screen.findByRole('button', { name: 'Undo the import of bank.csv' });
  await userEvent.click(undo);
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
  await userEvent.click(undo);
  expect(await screen.findByText('bank.csv was removed again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo the import/ })).not.toBeInTheDocument());
  expect(api.calls.filter(({ path }) => path === '/money/accounts').length).toBeGreaterThan(1);
});

describe('manually added accounts', () => {
  test('can be added; a super account is excluded from the net position by default', async () => {
    const api = open({ 'POST /money/accounts': { id: 'a-2' } });
    await userEvent.click(await screen.findByText('Add an account'));
    await userEvent.type(screen.getByLabelText('Name'), 'AustralianSuper');
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(screen.getByText('Enter an amount, such as 1,250.00.')).toBeVisible();
    expect(screen.getByLabelText('Worth')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Worth'), '$61,240');
    fireEvent.change(screen.getByLabelText('As of'), { target: { value: '2026-06-30' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByText('AustralianSuper was added.')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'AustralianSuper',
      kind: 'super',
      side: 'asset',
      balance_cents: 6_124_000,
      on: '2026-06-30',
      is_counted: false,
    });
  });

  test('a loan has an amount owed, and counts in the net position by default', async () => {
    open();
    await userEvent.click(await screen.findByText('Add an account'));
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Home loan');
    expect(screen.getByLabelText('Amount owed')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Count it in your net position' })).toBeChecked();
  });

  test.each([
    {
      status: 'asked',
      text: /^Is this the same account as Choice, Dag Site\?/,
      controls: ['the same account as', 'a different account from'],
      done: 'AustralianSuper counts once, with the linked account.',
      is_same: true,
    },
    {
      status: 'found',
      text: /^The same account as Choice, Dag Site\./,
      controls: ['a different account from'],
      done: 'AustralianSuper counts as an account of its own.',
      is_same: false,
    },
  ])(
    'that resemble a linked account (status "$status") show a message, and the user decides if both are the same',
    async ({ status, text, controls, ...then }) => {
      const linked = { ...byHand, ...linkedAccountFields, id: 'l-1', name: 'Choice', institution: 'Dag Site' };
      const same = { ...byHand, left_out: 'duplicate', same_as: { account_id: 'l-1', status } };
      const api = open({
        'GET /money/accounts': overview([linked, same]),
        'PUT /money/accounts/a-1/same-as': undefined,
      });
      expect(await screen.findByText(text)).toBeVisible();
      const buttons = screen.getAllByRole('button', { name: /account (as|from) Choice, Dag Site$/ });
      expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
        controls.map((control) => `AustralianSuper is ${control} Choice, Dag Site`),
      );
      if (buttons[0]) await userEvent.click(buttons[0]);
      expect(await screen.findByText(then.done)).toBeVisible();
      expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        account_id: 'l-1',
        is_same: then.is_same,
      });
    },
  );

  test('can have their balance updated, and can be removed after a confirmation', async () => {
    const api = open({
      'GET /money/accounts': overview([byHand]),
      'PUT /money/accounts/a-1/balance': undefined,
      'DELETE /money/accounts/a-1': undefined,
    });
    expect(await screen.findByText('Super, as of 30 June 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update the balance of AustralianSuper' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Balance')).toHaveAccessibleDescription('Enter an amount, such as 1,250.00.');
    await userEvent.keyboard('62000{Enter}');
    expect(await screen.findByText('The balance of AustralianSuper was updated.')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ balance_cents: 6_200_000 });

    await userEvent.click(screen.getByRole('button', { name: 'Remove AustralianSuper' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove AustralianSuper?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('AustralianSuper was removed.')).toBeVisible();
  });
});
