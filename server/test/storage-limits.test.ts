import * as v from 'valibot';
import { importPreview, storageLimits } from '@verdant/shared/contract';
import { importFile, previewImport } from './support/import-file';
import { daysAgo } from '../testing/days-ago';
import { createMoneyClient } from './support/money';
import { sharedDatabase, sharedServer } from './support/shared-server';

/** Maximum number of stored transactions. It is so high that a search needs several statements to read all of them. */
const MAX = 25_000;
const server = sharedServer({ VERDANT_STORED_TRANSACTIONS: String(MAX) });
const database = sharedDatabase(server);

const payments = (count: number) =>
  Array.from({ length: count }, (_none, index) => `${daysAgo(index)},-${index + 1}.00,SHOP ${index}`).join('\n');

/** Inserts an account's transactions until the user has `count` transactions, without the processing after an import. */
const fill = async (userId: string, accountId: string, count: number) =>
  database.query(
    `insert into money_transactions (user_id, account_id, provider_id, date, amount_cents, currency, description, merchant,
       merchant_key, bank_category, is_pending, category, reason_kind, reason_value)
     select $1, $2, 'filled:' || place, current_date - place % 3650, -100 - place % 5000, 'AUD', 'SHOP ' || place % 997 || ' SYDNEY',
       'SHOP', 'shop', '', false, 'other', 'none', ''
     from generate_series(1, $3::int - (select count(*) from money_transactions where user_id = $1)::int) as place`,
    [userId, accountId, count],
  );

const countOf = async (userId: string) => {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int from money_transactions where user_id = $1',
    [userId],
  );
  return rows[0]?.count;
};

test('an import beyond the transaction limit is refused with 409, and all stored transactions are kept', async () => {
  const person = await createMoneyClient(server);
  const first = await importFile(server, person.token, { text: `Date,Amount,Description\n${payments(25)}` });
  const accountId = String(first.body['account_id']);
  await fill(person.id, accountId, MAX);

  const text = `Date,Amount,Description\n${payments(26)}`;
  const preview = v.parse(importPreview, (await previewImport(server, person.token, { text, accountId })).body);
  expect([preview.new_count, preview.duplicates]).toEqual([1, [{ account: 'Everyday', count: 25 }]]);
  for (const into of [{ accountId }, {}]) {
    const { status, body } = await importFile(server, person.token, { text: text.replace('SHOP 25', 'NEW'), ...into });
    expect([status, body]).toEqual([409, expect.objectContaining({ limit: 'transactions', max: MAX })]);
  }
  expect(await countOf(person.id)).toBe(MAX);
  expect((await person.overview()).accounts).toHaveLength(1);

  // Only as many transactions of a linked bank are stored as the limit allows, in this case none.
  expect((await person.linkWithFigures('Dag Site')).updates[0]?.skipped).toBeGreaterThan(0);
  expect(await countOf(person.id)).toBe(MAX);

  // A search without results has to read all transactions, for which it needs several statements.
  expect((await person.page('?search=nowhere')).transactions).toEqual([]);
  const [oldest] = (await person.page('?search=shop%20996&limit=1')).transactions;
  expect(oldest?.description).toBe('SHOP 996 SYDNEY');
});

test('manually added accounts beyond the limit are refused with 409', async () => {
  const person = await createMoneyClient(server);
  const account = { kind: 'savings', side: 'asset', balance_cents: 1, on: daysAgo(1), is_counted: true };
  const add = async (name: string, changes: object = {}) =>
    person.send('POST', '/money/accounts', { ...account, name, ...changes });
  await add('First');
  await database.query(
    `insert into money_accounts (user_id, kind, provider_id, name, masked_number, type, container, side, currency)
     select $1, 'savings', '', 'Filled', '', 'SAVINGS', 'bank', 'asset', 'AUD' from generate_series(2, $2::int)`,
    [person.id, storageLimits.accounts],
  );
  expect(await add('One more')).toMatchObject({
    status: 409,
    body: { limit: 'accounts', max: storageLimits.accounts },
  });
  expect((await person.overview()).accounts).toHaveLength(storageLimits.accounts);
});

test('imports accept transaction ids and column names that are too long for a database index', async () => {
  const person = await createMoneyClient(server);
  const ofx = (id: string) =>
    `<OFX><STMTTRN><DTPOSTED>${daysAgo(2).replaceAll('-', '')}<TRNAMT>-1.00<FITID>${id}<NAME>A</STMTTRN></OFX>`;
  const long = 'F'.repeat(4_096);
  const saved = await importFile(server, person.token, { text: ofx(long) });
  expect(saved.status).toBe(200);
  const again = { text: ofx(long), accountId: String(saved.body['account_id']) };
  expect((await importFile(server, person.token, again)).status).toBe(409);
  const header = `Date,Amount,${'交'.repeat(1_000)}`;
  expect((await importFile(server, person.token, { text: `${header}\n${daysAgo(3)},-2.00,B SHOP\n` })).status).toBe(
    200,
  );
});
