import * as v from 'valibot';
import { moneyBalancesResponse, moneyImport, type MoneyAccount } from '@verdant/shared/contract';
import { householdKitOf } from '../src/money/testing/household-kit';
import { dayInSydney } from '../src/money/days';
import { sharedServer } from './support/shared-server';
import { sharedAggregatorStub } from './support/aggregator-stub';
import { createMoneyClient } from './support/money';
import { query } from './support/query';

const stub = sharedAggregatorStub();
const server = sharedServer(() => stub.settings);

const today = dayInSydney(new Date());
const { account, daysAgo } = householdKitOf(today);
type Row = readonly [daysAgo: number, cents: number, words: string];
/** Transactions of an account over a year and a half: fortnightly pay of $2,000, and four purchases between two pays. */
const history: Row[] = Array.from({ length: 39 }, (_none, index): Row[] => [
  [2 + index * 14, 200_000, 'SALARY ACME PTY LTD'],
  ...[3, 6, 9, 12].map((day, position): Row => [
    2 + index * 14 + day,
    -4_000 - index * 10 - position,
    'COLES 0423 RICHMOND',
  ]),
]).flat();
const fileOf = (rows: readonly Row[], number = '') =>
  [
    'Account Number,Date,Amount,Description',
    ...rows.map(([ago, cents, words]) => `${number},${daysAgo(ago)},${cents / 100},${words}`),
  ].join('\n');
const linkedRows = (rows: readonly Row[], accountId = 1) =>
  rows.map(([ago, cents, words], index) => ({
    CONTAINER: 'bank',
    id: 1_000 + index,
    accountId,
    amount: { amount: Math.abs(cents) / 100, currency: 'AUD' },
    baseType: cents > 0 ? 'CREDIT' : 'DEBIT',
    category: 'Uncategorized',
    description: { original: `${words} AUS` },
    date: daysAgo(ago),
    status: 'POSTED',
  }));
const lastYear = history.filter(([ago]) => ago < 364);

async function linkBank(
  person: Awaited<ReturnType<typeof createMoneyClient>>,
  rows: readonly Row[],
  changes: Record<string, unknown> = {},
) {
  Object.assign(stub.data, { status: 200, accounts: [account(1, changes)], transactions: linkedRows(rows) });
  await person.session();
  await person.confirm({ provider_account_id: 77 });
  return person.refresh();
}
const sumOf = (rows: readonly { amount_cents: number }[]) =>
  rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
const total = history.reduce((sum, [, cents]) => sum + cents, 0);
const byHand = (accounts: readonly MoneyAccount[]) => accounts.find(({ link_id }) => link_id === null);
const linkedOf = (accounts: readonly MoneyAccount[]) => accounts.find(({ link_id }) => link_id !== null);

test('transactions in both a file and a bank linked later count once, and older transactions of the file are kept', async () => {
  const person = await createMoneyClient(server);
  await person.importFile({ text: fileOf(history) });
  const before = await person.measures();
  const { accounts, net } = await linkBank(person, lastYear);
  expect(byHand(accounts)).toMatchObject({
    left_out: 'duplicate',
    same_as: { account_id: linkedOf(accounts)?.id, status: 'found' },
  });
  expect(net).toMatchObject([{ net_cents: 300_000 }]);
  const all = await person.all();
  expect([all.length, sumOf(all)]).toEqual([history.length, total]);
  expect(await person.measures()).toMatchObject({ income_cents: before.income_cents, spent_cents: before.spent_cents });
  expect((await person.spending('?months=12')).filter(({ is_complete }) => is_complete)).toHaveLength(11);

  // Another bank update or a corrected category must not change which transactions of the file count.
  await person.refresh();
  await person.correct(all[0]?.id ?? '', 'family');
  expect(sumOf(await person.all())).toBe(total);
  // The transactions of the file count again after the link to the bank is removed.
  await person.send('DELETE', `/bank/links/${linkedOf(accounts)?.link_id}`);
  expect((await person.overview()).accounts).toMatchObject([{ left_out: null, same_as: null }]);
  expect(sumOf(await person.all())).toBe(total);
});

test('the user can decide that two accounts are different, and later that both are one account', async () => {
  const person = await createMoneyClient(server);
  await person.importFile({ text: fileOf(history) });
  const { accounts } = await linkBank(person, lastYear);
  const [own, linked] = [byHand(accounts)?.id ?? '', linkedOf(accounts)?.id ?? ''];
  const decide = async (is_same: boolean, id = own, account_id = linked) =>
    (await person.send('PUT', `/money/accounts/${id}/same-as`, { account_id, is_same })).status;
  expect(await decide(false)).toBe(204);
  expect(await person.all()).toHaveLength(history.length + lastYear.length);
  await person.refresh();
  expect(byHand((await person.overview()).accounts)).toMatchObject({ left_out: null, same_as: null });
  expect(await decide(true)).toBe(204);
  expect(sumOf(await person.all())).toBe(total);
  expect(byHand((await person.overview()).accounts)?.same_as?.status).toBe('same');

  const other = await createMoneyClient(server);
  expect(
    (await other.send('PUT', `/money/accounts/${own}/same-as`, { account_id: linked, is_same: true })).status,
  ).toBe(404);
  expect(await decide(true, linked, own)).toBe(404);
  expect(await decide(true, own, own)).toBe(404);
  expect(await decide(true, own, 'x')).toBe(404);
});

test('income and covered months are unknown until the user decides if two similar accounts are the same account', async () => {
  const person = await createMoneyClient(server);
  // Two accounts get pocket money: the same amount on the same days.
  const weekly = Array.from({ length: 60 }, (_none, index): Row => [2 + index * 6, 5_000, 'POCKET MONEY']);
  const text = fileOf(weekly);
  const { readings } = await person.preview({ text });
  const mapping = readings.find((reading) => !reading.mapping.is_flipped)?.mapping;
  await person.importFile({ text, ...(mapping && { mapping }) });
  const { accounts, net } = await linkBank(person, weekly);
  expect(byHand(accounts)).toMatchObject({ left_out: 'duplicate', same_as: { status: 'asked' } });
  expect(net).toMatchObject([{ net_cents: 300_000 }]);
  expect(await person.all()).toHaveLength(weekly.length);
  expect(await person.measures()).toMatchObject({ income_cents: null, covered_months: null });
  expect((await person.spending()).some(({ is_complete }) => is_complete)).toBe(false);
  const decision = { account_id: linkedOf(accounts)?.id, is_same: false };
  await person.send('PUT', `/money/accounts/${byHand(accounts)?.id}/same-as`, decision);
  expect(await person.all()).toHaveLength(2 * weekly.length);
  expect((await person.measures()).income_cents).not.toBeNull();
});

test('undoing the import of a file with the number of a linked account ends the match of the two accounts', async () => {
  const person = await createMoneyClient(server);
  await linkBank(person, lastYear);
  const typed = { name: 'Holidays', kind: 'everyday', side: 'asset', balance_cents: 800_000, on: daysAgo(1) };
  await person.send('POST', '/money/accounts', { ...typed, is_counted: true });
  const own = byHand((await person.overview()).accounts);
  expect(own).toMatchObject({ left_out: null, same_as: null });
  const saved = await person.importFile({
    text: fileOf(history, '062000123401'),
    accountId: own?.id ?? '',
  });
  expect(byHand((await person.overview()).accounts)?.same_as?.status).toBe('found');
  await person.send('DELETE', `/money/imports/${v.parse(moneyImport, saved.body).id}`);
  const overview = await person.overview();
  expect(byHand(overview.accounts)).toMatchObject({ left_out: null, same_as: null, masked_number: '' });
  expect(overview.net).toMatchObject([{ net_cents: 1_100_000 }]);
});

test('the user is asked if an account entered by hand is the same as a linked account, whichever was added first', async () => {
  const typed = {
    name: 'Real Bank',
    kind: 'everyday',
    side: 'asset',
    balance_cents: 290_000,
    on: daysAgo(1),
    is_counted: true,
  };
  const person = await createMoneyClient(server);
  await person.send('POST', '/money/accounts', typed);
  const { accounts, net } = await linkBank(person, lastYear);
  expect([byHand(accounts)?.same_as?.status, net[0]?.net_cents]).toEqual(['asked', 300_000]);
  await person.send('DELETE', `/bank/links/${linkedOf(accounts)?.link_id}`);
  await linkBank(person, lastYear);
  expect(byHand((await person.overview()).accounts)?.same_as?.status).toBe('asked');
});

test('one balance is stored per account and day of an update, and all balances are deleted with the bank link', async () => {
  const person = await createMoneyClient(server);
  const balances = async (from = '') =>
    v.parse(moneyBalancesResponse, (await person.send('GET', `/money/balances${from}`)).body).accounts;
  const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const update = async (time: Date, amount: number) => {
    const held = { amount, currency: 'AUD' };
    const dataset = [{ name: 'BASIC_AGG_DATA', lastUpdated: time.toISOString() }];
    const changes = { balance: held, currentBalance: held, lastUpdated: time.toISOString(), dataset };
    return linkBank(person, lastYear, changes);
  };
  await update(at(3), 100);
  await update(at(1), 200);
  const { accounts } = await update(at(1), 300);
  expect(await balances()).toEqual([
    {
      account_id: accounts[0]?.id,
      balances: [
        { on: dayInSydney(at(3)), balance_cents: 10_000 },
        { on: dayInSydney(at(1)), balance_cents: 30_000 },
      ],
    },
  ]);
  // The first requested day has no balance of its own, so the last earlier balance is returned.
  expect(await balances(`?from=${dayInSydney(at(2))}`)).toMatchObject([
    { balances: [{ on: dayInSydney(at(2)), balance_cents: 10_000 }, { balance_cents: 30_000 }] },
  ]);

  // The next update deletes balances that are older than two years.
  await query(
    server,
    `update money_balances set "on" = current_date - 800 where user_id = $1 and balance_cents = 10000`,
    [person.id],
  );
  await update(at(1), 300);
  const all = 'select 1 from money_balances where user_id = $1';
  expect(await query(server, all, [person.id])).toBe(1);
  await person.send('DELETE', `/bank/links/${accounts[0]?.link_id}`);
  expect(await query(server, all, [person.id])).toBe(0);
});
