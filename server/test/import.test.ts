import { request } from 'node:http';
import * as v from 'valibot';
import { MAX_IMPORT_BYTES, moneyBalancesResponse, moneyImport } from '@verdant/shared/contract';
import { netBankCsv, importFile, previewImport, type FileRow } from './support/import-file';
import { daysAgo } from '../testing/days-ago';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

const dmy = (day: string) => day.split('-').toReversed().join('/');
const week: FileRow[] = [
  [1, -2_350, 'WOOLWORTHS 1234 SYDNEY'],
  [2, -450, 'CAFE TWO'],
  [2, -450, 'CAFE TWO'],
  [3, 210_000, 'SALARY RIVERBEND'],
];
const imported = (body: unknown) => v.parse(moneyImport, body);

test('balances in a file become the balance history of the account, and balances of a card count as debt', async () => {
  const person = await createMoneyClient(server);
  const history = async (from: string) => {
    const { body } = await person.send('GET', `/money/balances?from=${from}`);
    return v.parse(moneyBalancesResponse, body).accounts.map(({ balances }) => balances);
  };
  await person.importFile({ text: netBankCsv(week, 150_000) });
  // Balances that the file states: after the salary, after two coffees, and after the purchase in a shop.
  const days = [
    { on: daysAgo(3), balance_cents: 153_250 },
    { on: daysAgo(2), balance_cents: 152_350 },
    { on: daysAgo(1), balance_cents: 150_000 },
  ];
  expect(await history(daysAgo(9))).toEqual([days]);
  expect(await history(daysAgo(2))).toEqual([days.slice(1)]);

  const account = { name: 'Card', kind: 'credit_card' };
  const card: typeof week = [
    [1, -2_000, 'SHOP A'],
    [4, -3_000, 'SHOP B'],
  ];
  await person.importFile({ text: netBankCsv(card, -5_000), account });
  expect(await history(daysAgo(9))).toContainEqual([
    { on: daysAgo(4), balance_cents: 3_000 },
    { on: daysAgo(1), balance_cents: 5_000 },
  ]);
});

test('a file creates an account with transactions, categories and a balance, and undoing the import removes them all', async () => {
  const person = await createMoneyClient(server);
  const file = { text: netBankCsv(week, 150_000), name: 'C:\\fakepath\\CSVData.csv' };
  const preview = await person.preview(file);
  expect(preview).toMatchObject({
    new_count: 4,
    duplicates: [],
    balance: { cents: 150_000, on: daysAgo(1), adds_up: true },
    mapping: { columns: ['date', 'amount', 'description', 'balance'], has_header: false, date_format: 'dmy' },
  });
  expect(await person.overview()).toMatchObject({ accounts: [] });

  const saved = await person.importFile(file);
  expect(imported(saved.body)).toMatchObject({ file_name: 'CSVData.csv', added: 4, skipped: 0, account: 'Everyday' });
  expect((await person.overview()).accounts).toMatchObject([
    {
      name: 'Everyday',
      source: 'import',
      link_id: null,
      kind: 'everyday',
      balance_cents: 150_000,
      balance_on: daysAgo(1),
    },
  ]);
  expect((await person.overview()).net).toMatchObject([{ net_cents: 150_000 }]);
  const all = await person.all();
  expect(all.find(({ merchant }) => merchant.startsWith('Wool'))).toMatchObject({
    category: 'groceries',
    amount_cents: -2_350,
  });

  expect((await person.send('DELETE', `/money/imports/${imported(saved.body).id}`)).status).toBe(204);
  expect(await person.overview()).toMatchObject({ accounts: [], net: [] });
  expect(await person.all()).toEqual([]);
  const balances = `select 1 from money_balances where user_id = $1`;
  expect(await query(server, balances, [person.id])).toBe(0);
});

test('overlapping rows are added once, also by two simultaneous imports; equal purchases on one day both count', async () => {
  const person = await createMoneyClient(server);
  const first = await person.imported({ text: netBankCsv(week.slice(1), 152_350) });
  const file = { text: netBankCsv(week, 150_000), accountId: first.account_id };
  const preview = await person.preview(file);
  expect([preview.new_count, preview.duplicates]).toEqual([1, [{ account: 'Everyday', count: 3 }]]);
  const both = await Promise.all([person.importFile(file), person.importFile(file)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await person.all()).toHaveLength(4);
  // The account was created for the first file, but stays as long as it contains another file.
  expect((await person.send('DELETE', `/money/imports/${first.id}`)).status).toBe(204);
  expect(await person.all()).toHaveLength(1);
  const [last] = (await person.overview()).accounts;
  expect(last).toMatchObject({ balance_cents: 150_000 });
});

test('a column mapping that the user corrects is remembered for later files of the same account, but not for other files', async () => {
  const person = await createMoneyClient(server);
  const text = `When,What,Out\n${dmy(daysAgo(2))},CAFE,4.50\n`;
  const preview = await person.preview({ text });
  expect(preview).toMatchObject({ is_remembered: false, header: ['When', 'What', 'Out'] });
  const mapping = {
    columns: ['date', 'description', 'money_out'],
    has_header: true,
    date_format: 'dmy',
    is_flipped: false,
  } as const;
  const file = { text, mapping: { ...mapping, columns: [...mapping.columns] } };
  const first = await person.imported(file);
  expect(first.added).toBe(1);
  const following = `When,What,Out\n${dmy(daysAgo(1))},CAFE,5.50\n`;
  const next = { text: following, accountId: first.account_id };
  const other = await person.preview({ text: following });
  expect(other.is_remembered).toBe(false);
  expect(await person.preview(next)).toMatchObject({
    is_remembered: true,
    mapping,
    new_count: 1,
    sample: [{ row: { amount_cents: -550 } }],
  });
});

test('an ambiguous file is imported only after the user has chosen an interpretation', async () => {
  const person = await createMoneyClient(server);
  const text = 'Date,Amount,Description\n05/06/2026,100.00,A\n06/07/2026,200.00,B\n';
  const preview = await person.preview({ text });
  expect(preview.readings.length).toBeGreaterThan(1);
  expect((await person.importFile({ text })).status).toBe(422);
  const mapping = preview.readings[1]?.mapping;
  expect((await person.importFile({ text, ...(mapping && { mapping }) })).status).toBe(200);
});

test('a row that is similar to a stored payment of another day is added only if the user chooses so', async () => {
  const person = await createMoneyClient(server);
  const payment = (days: number) => `Date,Description,Amount\n${daysAgo(days)},STATE RATES,-43.10\n`;
  const { account_id: accountId } = await person.imported({ text: payment(8) });
  const file = { text: payment(6), accountId };
  const asked = await person.preview(file);
  expect(asked).toMatchObject({ new_count: 0, similar_count: 1, similar: [{ description: 'STATE RATES' }] });
  expect((await person.importFile(file)).status).toBe(409);
  const added = await person.importFile({ ...file, similar: 'add' });
  expect(imported(added.body)).toMatchObject({ added: 1, skipped: 0 });
});

test('a transaction with the bank id of a stored one is a duplicate, even with another text and on another day', async () => {
  const person = await createMoneyClient(server);
  const ofx = (days: number, name: string) =>
    `<OFX><STMTRS><CURDEF>AUD<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${daysAgo(days).replaceAll('-', '')}<TRNAMT>-43.10<FITID>P1<NAME>${name}</STMTTRN></STMTRS></OFX>`;
  const { account_id: accountId } = await person.imported({ text: ofx(30, 'PENDING 4711') });
  expect(await person.preview({ text: ofx(8, 'STATE RATES'), accountId })).toMatchObject({
    new_count: 0,
    duplicates: [{ count: 1 }],
  });
});

test('only the chosen account of a file with two accounts is imported', async () => {
  const person = await createMoneyClient(server);
  const text = `Account,Date,Description,Amount\nEveryday,${daysAgo(3)},BLUEGUM,-42.10\nSaver,${daysAgo(2)},INTEREST,5.00\n`;
  const preview = await person.preview({ text });
  expect(preview).toMatchObject({ account_count: 2, part: 0, new_count: 1 });
  const saver = { text, part: 1, account: { name: 'Saver', kind: 'savings' } };
  expect(await person.imported(saver)).toMatchObject({ added: 1, account: 'Saver' });
  expect(await person.all()).toMatchObject([{ amount_cents: 500 }]);
});

test('an unreadable file is refused with a reason, and nothing is stored', async () => {
  const person = await createMoneyClient(server);
  const text = `Date,Amount,Details\n01/11/2026,1,"x${'y,\n'.repeat(20_000)}`;
  for (const send of [previewImport, importFile]) {
    const { status, body } = await send(server, person.token, { text });
    expect([status, body['file_problem']]).toEqual([422, { reason: 'quote', line: 2 }]);
  }
  expect(await person.overview()).toMatchObject({ accounts: [] });
});

describe('an account entered by hand', () => {
  const savings = {
    name: 'Envelope',
    kind: 'savings',
    side: 'asset',
    balance_cents: 35_000,
    on: daysAgo(3),
    is_counted: true,
  };
  const add = async (person: Awaited<ReturnType<typeof createMoneyClient>>, changes: object = {}) =>
    v.parse(
      v.object({ id: v.string() }),
      (await person.send('POST', '/money/accounts', { ...savings, ...changes })).body,
    ).id;

  test('counts in totals if the user chooses so; the latest balance is shown, and earlier balances are stored', async () => {
    const person = await createMoneyClient(server);
    const id = await add(person);
    await add(person, {
      name: 'HELP debt',
      kind: 'other',
      side: 'liability',
      balance_cents: 1_000_000,
      is_counted: false,
    });
    await add(person, { name: 'Card', kind: 'credit_card', side: 'liability', balance_cents: 5_000 });
    const put = async (body: object) => (await person.send('PUT', `/money/accounts/${id}/balance`, body)).status;
    expect(await put({ balance_cents: 40_000, on: daysAgo(1) })).toBe(204);
    expect(await put({ balance_cents: 20_000, on: daysAgo(30) })).toBe(204);
    expect(await put({ balance_cents: 40_000, on: '2026-02-31' })).toBe(422);
    const { accounts, net } = await person.overview();
    expect(accounts.find((account) => account.id === id)).toMatchObject({
      source: 'manual',
      balance_cents: 40_000,
      balance_on: daysAgo(1),
    });
    expect(net).toEqual([{ currency: 'AUD', assets_cents: 40_000, liabilities_cents: 5_000, net_cents: 35_000 }]);
    expect(await query(server, 'select 1 from money_balances where account_id = $1', [id])).toBe(3);

    expect((await person.send('DELETE', `/money/accounts/${id}`)).status).toBe(204);
    expect(await query(server, 'select 1 from money_balances where account_id = $1', [id])).toBe(0);
    expect((await person.overview()).accounts).toHaveLength(2);
  });

  test('cannot be changed by other users, and a linked account cannot be changed like one entered by hand', async () => {
    const [owner, other] = [await createMoneyClient(server), await createMoneyClient(server)];
    const id = await add(owner);
    const linked = (await other.linkWithFigures('Dag Site')).accounts[0]?.id ?? '';
    for (const file of [id, linked, 'x']) {
      expect((await other.send('DELETE', `/money/accounts/${file}`)).status).toBe(404);
      expect(
        (await other.send('PUT', `/money/accounts/${file}/balance`, { balance_cents: 1, on: daysAgo(1) })).status,
      ).toBe(404);
      expect((await other.importFile({ text: netBankCsv(week, 1), accountId: file })).status).toBe(404);
    }
    const file = await owner.imported({ text: netBankCsv(week, 150_000), accountId: id });
    expect((await other.send('DELETE', `/money/imports/${file.id}`)).status).toBe(404);
    expect((await owner.send('DELETE', `/money/imports/${file.id}`)).status).toBe(204);
    // The account existed before the file and has a typed balance, so it stays when the file is removed.
    expect((await owner.overview()).accounts).toMatchObject([{ id, balance_cents: 35_000 }]);
  });
});

test('categories chosen by the user apply to later files, and are deleted with the last account', async () => {
  const person = await createMoneyClient(server);
  const first = await person.imported({ text: netBankCsv(week.slice(1), 152_350) });
  const cafe = (await person.all()).find(({ merchant }) => merchant === 'Cafe Two');
  await person.correct(cafe?.id ?? '', 'health');
  const text = netBankCsv([[0, -700, 'CAFE TWO'], ...week], 149_300);
  await person.importFile({ text, accountId: first.account_id });
  const cafes = (await person.all()).filter(({ merchant }) => merchant === 'Cafe Two');
  expect(cafes.map(({ category }) => category)).toEqual(['health', 'health', 'health']);
  await person.send('DELETE', `/money/accounts/${first.account_id}`);
  expect(await query(server, 'select 1 from money_corrections where user_id = $1', [person.id])).toBe(0);
});

test('an import without a sign-in or beyond the maximum size is refused before the file is received', async () => {
  const person = await createMoneyClient(server);
  /** Sends headers that announce a body of `bytes`, but never sends the body. */
  const announce = async (path: string, token: string, bytes: number, type = 'application/octet-stream') =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': bytes };
      const sent = request(`${server.url}/api/v1${path}`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject).flushHeaders();
    });
  for (const path of ['/money/imports/preview', '/money/imports']) {
    expect(await announce(path, 'nobody', 1_000)).toBe(401);
    expect(await announce(path, person.token, MAX_IMPORT_BYTES + 1)).toBe(413);
    expect(await announce(path, person.token, 1_000, 'text/csv')).toBe(415);
  }
  // Other routes refuse a body of this size.
  expect(await announce('/money/accounts', person.token, 300_000, 'application/json')).toBe(413);
});
