import { setTimeout as wait } from 'node:timers/promises';
import { sharedServer } from './support/shared-server';
import { sharedAggregatorStub, stubAccount, stubTransaction } from './support/aggregator-stub';
import { createMoneyClient } from './support/money';

const stub = sharedAggregatorStub();
const server = sharedServer(() => stub.settings);

const today = new Date().toISOString().slice(0, 10);
const resetStub = () =>
  Object.assign(stub.data, {
    status: 200,
    connection: 'SUCCESS',
    accounts: [stubAccount()],
    transactions: [stubTransaction(1), stubTransaction(2)],
  });
beforeEach(resetStub);
const unreadableTransactions = [1, 2, 3].map((id) => ({
  ...stubTransaction(id),
  amount: { amount: NaN, currency: 'AUD' },
}));

async function confirmLink() {
  const person = await createMoneyClient(server);
  await person.session();
  const [link] = await person.confirm({ provider_account_id: 77 });
  return { person, link };
}

async function linkedPerson() {
  const { person } = await confirmLink();
  while ((await person.overview()).updates[0]?.updated_at === null) await wait(50);
  return person;
}

test('bank transactions are stored in cents with a sign, and account numbers are masked', async () => {
  const person = await linkedPerson();
  const { accounts } = await person.overview();
  expect(accounts).toMatchObject([{ masked_number: 'xxxx6789', balance_cents: 123_456, side: 'asset' }]);
  expect((await person.page()).transactions).toMatchObject(
    [1, 2].map(() => ({ amount_cents: -30, date: today, is_pending: true, category: 'groceries' })),
  );
  stub.data.transactions.push({ ...stubTransaction(3), amount: { amount: 5, currency: 'NZD' } });
  await person.refresh();
  const { body } = await person.send('GET', '/money/spending?months=2');
  expect(body).toMatchObject({ months: [{ spent_cents: 60 }] });
});

test('more than 500 transactions are fetched from the aggregator in pages', async () => {
  stub.data.transactions = Array.from({ length: 1_203 }, (_, index) => stubTransaction(index + 1));
  const person = await linkedPerson();
  expect(await person.all()).toHaveLength(1_203);
  expect(stub.pages.slice(-3).map((page) => [page.get('skip'), page.get('top')])).toEqual([
    ['0', '500'],
    ['500', '500'],
    ['1000', '500'],
  ]);
});

test('an update removes transactions and accounts that the bank deleted, and updates changed ones', async () => {
  const person = await linkedPerson();
  const [one] = (await person.all()).filter(({ description }) => description.includes(' 1 '));
  stub.data.transactions = [{ ...stubTransaction(1), status: 'POSTED', amount: { amount: 9.99, currency: 'AUD' } }];
  stub.data.accounts = [stubAccount(), stubAccount({ id: 502, accountName: 'New' })];
  expect((await person.refresh()).accounts.map(({ name }) => name)).toEqual(['Saver', 'New']);
  expect(await person.all()).toEqual([{ ...one, is_pending: false, amount_cents: -999 }]);
  stub.data.accounts = [stubAccount({ id: 502, accountName: 'New' })];
  expect((await person.refresh()).accounts.map(({ name }) => name)).toEqual(['New']);
  expect(await person.all()).toEqual([]);
});

test('a payment under a new bank id keeps its note, category, split and tags, but a changed amount removes the split', async () => {
  stub.data.transactions = [stubTransaction(1)];
  const person = await linkedPerson();
  const [pending] = await person.all();
  const path = `/money/transactions/${pending?.id}`;
  await person.send('PUT', `${path}/note`, { note: 'For the team' });
  await person.send('PUT', `${path}/category`, { category: 'other', only_this: true });
  const parts = [
    { category: 'groceries', amount_cents: -20 },
    { category: 'family', amount_cents: -10 },
  ];
  await person.send('PUT', `${path}/split`, { parts });
  await person.send('POST', '/money/transactions/changes', { changes: [{ ids: [pending?.id], add_tag: 'Team' }] });
  const posted = { ...stubTransaction(9), status: 'POSTED', description: { original: 'COLES SYDNEY AUS' } };
  stub.data.transactions = [posted];
  await person.refresh();
  const own = { is_pending: false, note: 'For the team', tags: ['Team'] };
  expect(await person.all()).toMatchObject([{ ...own, split: parts }]);
  stub.data.transactions = [{ ...posted, amount: { amount: 9.99, currency: 'AUD' } }];
  await person.refresh();
  const [changed] = await person.all();
  expect(changed).toMatchObject({ ...own, amount_cents: -999, lost_split: parts });
  expect([changed?.split, changed?.id === pending?.id]).toEqual([undefined, false]);
});

test('accounts of a new connection are listed at once, but have no figures before the first successful update', async () => {
  stub.data.transactions = unreadableTransactions;
  const { person, link } = await confirmLink();
  const saver = { name: 'Saver', masked_number: 'xxxx6789', type: 'SAVINGS', currency: 'AUD' };
  expect(link?.accounts).toEqual([{ ...saver, id: expect.any(String) as unknown }]);
  expect(await person.refresh()).toMatchObject({
    accounts: [],
    updates: [{ updated_at: null, failure: 'unavailable' }],
  });
  expect((await person.measures()).covered_months).toBeNull();
});

test.each<[string, () => void, string]>([
  ['a server error of the aggregator', () => void (stub.data.status = 500), 'unavailable'],
  [
    'a response without a readable transaction',
    () => void (stub.data.transactions = unreadableTransactions),
    'unavailable',
  ],
  [
    'a request of the bank for a new consent',
    () => void (stub.data.accounts = [stubAccount({ dataset: [{ additionalStatus: 'CONSENT_EXPIRED' }] })]),
    'consent',
  ],
  ['the loss of the connection at the aggregator', () => void (stub.data.accounts = []), 'consent'],
])('after %s, the previous figures are kept and the failure is reported', async (_what, breakIt, failure) => {
  const person = await linkedPerson();
  const [before, entries] = [await person.overview(), await person.all()];
  breakIt();
  const after = await person.refresh();
  expect(after).toEqual({
    ...before,
    updates: [{ ...before.updates[0], failure, asked: expect.any(String) as unknown }],
  });
  expect(await person.all()).toEqual(entries);
  resetStub();
  expect((await person.refresh()).updates[0]?.failure).toBeNull();
});

test('a requested update makes the aggregator fetch from the bank, and its outcome is reported once', async () => {
  const person = await linkedPerson();
  const before = stub.data.asked;
  expect((await person.refresh()).updates).toMatchObject([{ asked: 'done' }]);
  expect(stub.data.asked).toBe(before + 1);
  stub.data.connection = 'USER_INPUT_REQUIRED';
  expect((await person.refresh()).updates).toMatchObject([{ asked: 'input', failure: null }]);
  expect((await person.overview()).updates).toMatchObject([{ asked: null }]);
});

test('a slow update does not overwrite the figures of a later update', async () => {
  const person = await linkedPerson();
  let release = () => {};
  const held = { until: new Promise<void>((resolve) => (release = resolve)), requests: 0 };
  stub.data.held = held;
  const seen = stub.pages.length;
  const slow = person.refresh();
  while (held.requests === 0) await wait(20);
  stub.data.held = undefined;
  stub.data.accounts = [stubAccount({ balance: { amount: 2000, currency: 'AUD' } })];
  const later = await person.refresh();
  expect(later.accounts).toMatchObject([{ balance_cents: 200_000 }]);
  release();
  expect(await slow).toEqual(later);
  expect(stub.pages.length).toBeGreaterThan(seen + 1);
});

test('update requests of a user beyond the limit are refused with 429', async () => {
  const person = await linkedPerson();
  const statuses: number[] = [];
  for (let request = 0; request < 7; request += 1) statuses.push((await person.send('POST', '/money/refresh')).status);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
});

test('an account is kept if its record cannot be read in one update', async () => {
  const second = stubAccount({ id: 502, accountName: 'Goal saver' });
  stub.data.accounts = [stubAccount(), second];
  const { person } = await confirmLink();
  const before = (await person.refresh()).accounts;
  expect(before).toHaveLength(2);
  stub.data.accounts = [stubAccount(), { ...second, id: null }];
  const { accounts, updates } = await person.refresh();
  expect(accounts.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(updates[0]?.skipped).toBe(1);
  // Accounts that the bank no longer reports are removed.
  stub.data.accounts = [stubAccount()];
  expect((await person.refresh()).accounts).toHaveLength(1);
});
