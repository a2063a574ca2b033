import { daysAgo } from '../testing/days-ago';
import { createMoneyClient } from './support/money';
import { sharedServer } from './support/shared-server';

const server = sharedServer();
const MERCHANT = 'Wattle Street Grocer';
const ONLY_THIS = { only_this: true } as const;

async function withGrocer() {
  const person = await createMoneyClient(server);
  await person.linkWithFigures('Dag Site');
  const found = async () => (await person.all()).filter(({ merchant }) => merchant === MERCHANT);
  /** Returns the category of the first transaction, then the different categories of all others. */
  const categories = async () => {
    const [first, ...others] = await found();
    return [first?.category, ...new Set(others.map(({ category }) => category))];
  };
  const transactions = await found();
  return { person, found, categories, count: transactions.length, ids: transactions.map(({ id }) => id) };
}

test('a category for one transaction survives refreshes and a correction of its merchant', async () => {
  const { person, found, categories, count, ids } = await withGrocer();
  const [id = '', second = ''] = ids;
  expect(await person.correct(id, 'family', ONLY_THIS)).toEqual({
    merchant: MERCHANT,
    category: 'family',
    transactions: 1,
    before: { merchant: null, only_this: null },
  });
  expect(await categories()).toEqual(['family', 'groceries']);
  expect((await found()).map(({ reason, only_this }) => [reason.kind, only_this]).slice(0, 2)).toEqual([
    ['correction', true],
    ['merchant', undefined],
  ]);
  await person.refresh();
  expect(await categories()).toEqual(['family', 'groceries']);
  expect(await person.correct(second, 'shopping')).toMatchObject({ transactions: count - 1 });
  expect(await categories()).toEqual(['family', 'shopping']);
  expect(await person.correct(second, null)).toMatchObject({ before: { merchant: 'shopping', only_this: null } });
  expect(await categories()).toEqual(['family', 'groceries']);
});

test('removing the category of a single transaction restores the category of its merchant', async () => {
  const { person, categories, ids } = await withGrocer();
  const [id = '', second = ''] = ids;
  await person.correct(second, 'shopping');
  await person.correct(id, 'family', ONLY_THIS);
  expect(await person.correct(id, null, ONLY_THIS)).toEqual({
    merchant: MERCHANT,
    category: 'shopping',
    transactions: 1,
    before: { merchant: 'shopping', only_this: 'family' },
  });
  expect(await categories()).toEqual(['shopping', 'shopping']);
});

test('a correction of the merchant replaces the category of the corrected transaction, but of no other single transaction', async () => {
  const { person, found, categories, count, ids } = await withGrocer();
  const [id = '', second = ''] = ids;
  await person.correct(id, 'family', ONLY_THIS);
  const counted = async (of: string, { send } = person) => send('GET', `/money/transactions/${of}/merchant`);
  expect((await counted(second)).body).toEqual({ transactions: count - 1 });
  expect((await counted(id)).body).toEqual({ transactions: count });
  expect((await counted(id, await createMoneyClient(server))).status).toBe(404);
  expect(await person.correct(id, 'shopping')).toMatchObject({
    transactions: count,
    before: { merchant: null, only_this: 'family' },
  });
  expect(await categories()).toEqual(['shopping', 'shopping']);
  expect((await found())[0]?.only_this).toBeUndefined();
});

/** Imports a payment from a person into one account, and an equal payment to a carpenter from another account. */
async function withStrangers() {
  const person = await createMoneyClient(server);
  const csv = (...lines: string[]) => ['Date,Description,Amount', ...lines].join('\n');
  const received = `${daysAgo(22)},OSKO PAYMENT FROM MIA TRAN,1200.00`;
  await person.importFile({ text: csv(received, `${daysAgo(19)},COLES 1234,-80.00`) });
  const paid = `${daysAgo(20)},BLUE GUM CARPENTRY NEWTOWN,-1200.00`;
  const text = csv(paid, `${daysAgo(18)},KMART 12,-30.00`);
  await person.importFile({ text, account: { name: 'Second', kind: 'everyday' } });
  return { person, found: person.transactionOf };
}

test('confirming a likely transfer gives both transactions the category transfer, and an undo marks both as likely', async () => {
  const { person, found } = await withStrangers();
  const { id } = await found(-120_000);
  await person.correct(id, 'transfer');
  expect((await found(-120_000)).category).toBe('transfer');
  expect(await found(120_000)).toMatchObject({ category: 'transfer', reason: { kind: 'match', value: 'Second' } });
  await person.correct(id, null);
  expect(await found(120_000)).toMatchObject({
    category: 'income',
    reason: { kind: 'likely_match', value: 'Second' },
  });
});

test('rejecting a likely transfer removes the mark from both transactions', async () => {
  const { person, found } = await withStrangers();
  const { id, category } = await found(-120_000);
  await person.correct(id, category);
  expect((await found(-120_000)).reason.kind).toBe('correction');
  expect(await found(120_000)).toMatchObject({ category: 'income', reason: { kind: 'none' } });
});
