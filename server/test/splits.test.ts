import * as v from 'valibot';
import { isSpending, moneyBudget, type MoneyCategory, type MoneyTransaction } from '@verdant/shared/contract';
import { netBankCsv, type FileRow } from './support/import-file';
import { createMoneyClient } from './support/money';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

const rows: FileRow[] = [
  [0, -10_000, 'WOOLWORTHS 1234 SYDNEY'],
  [0, -4_010, 'COLES 4321 SYDNEY'],
  [1, 250_000, 'Salary RIVERBEND PTY LTD'],
  [2, -1_200, 'CAFE TWO'],
];
const part = (category: MoneyCategory, amount_cents: number) => ({ category, amount_cents });
const parts = [part('groceries', -6_001), part('family', -2_999), part('groceries', -1_000)];

async function withPayments() {
  const person = await createMoneyClient(server);
  await person.importFile({ text: netBankCsv(rows) });
  const found = person.transactionOf;
  const { id } = await found(-10_000);
  const split = async (body: readonly object[], ofId = id) =>
    (await person.send('PUT', `/money/transactions/${ofId}/split`, { parts: body })).status;
  return { person, id, found, split };
}

/** Adds up a list as a user would: the parts of a split payment, and the amounts of all others. */
function addUp(transactions: readonly MoneyTransaction[], isIn: (category: MoneyCategory) => boolean = () => true) {
  const amounts = transactions.flatMap(({ split, category, amount_cents }) => split ?? [part(category, amount_cents)]);
  const sum = (isWanted: (category: MoneyCategory) => boolean) =>
    amounts
      .filter(({ category }) => isIn(category) && isWanted(category))
      .reduce((total, { amount_cents }) => total + amount_cents, 0);
  const count = transactions.filter(({ split, category }) =>
    (split ?? [{ category }]).some((splitPart) => isIn(splitPart.category)),
  ).length;
  return { income_cents: sum((kind) => kind === 'income'), spent_cents: 0 - sum(isSpending), count };
}

test('the totals of filtered transactions count each part of a split payment under the category of the part', async () => {
  const { person, split, id } = await withPayments();
  expect(await split(parts)).toBe(204);
  const all = await person.all();
  expect(all.find((transaction) => transaction.id === id)).toMatchObject({
    amount_cents: -10_000,
    category: 'groceries',
    split: parts,
  });
  for (const category of ['groceries', 'family', 'eating_out', 'income'] as const) {
    const { totals, transactions } = await person.page(`?include=totals&category=${category}`);
    expect([category, totals]).toEqual([category, addUp(all, (name) => name === category)]);
    expect(transactions).toHaveLength(totals?.count ?? -1);
  }
  const account = all[0]?.account_id;
  for (const filter of ['', `account=${account}`]) {
    expect((await person.page(`?include=totals&${filter}`)).totals).toEqual(addUp(all));
  }
  const inSydney = all.filter(({ description }) => description.endsWith('SYDNEY'));
  expect((await person.page('?include=totals&search=sydney')).totals).toEqual(addUp(inSydney));
  const bySum = await person.page('?include=totals&search=100.00');
  expect(bySum.totals).toEqual({ income_cents: 0, spent_cents: 10_000, count: 1 });
});

test('monthly spending and budget count the parts of a split payment, and the whole payment after the split is undone', async () => {
  const { person, split } = await withPayments();
  const spent = async () => {
    const months = await person.spending('?months=2');
    const { categories } = v.parse(moneyBudget, (await person.send('GET', '/budget')).body);
    const inMonths = (name: MoneyCategory) =>
      months
        .flatMap((month) => month.categories)
        .filter(({ category }) => category === name)
        .reduce((sum, { spent_cents }) => sum + spent_cents, 0);
    const inBudget = (name: MoneyCategory) => categories.find(({ category }) => category === name)?.spent_cents ?? 0;
    return {
      groceries: [inMonths('groceries'), inBudget('groceries')],
      family: [inMonths('family'), inBudget('family')],
    };
  };
  const before = await spent();
  await split(parts);
  expect(await spent()).toEqual({ groceries: [11_011, 11_011], family: [2_999, 2_999] });
  expect(await split([])).toBe(204);
  expect(await spent()).toEqual(before);
});

test('only the part with the category income of a split credit counts as income', async () => {
  const { person, split, found } = await withPayments();
  const pay = await found(250_000);
  expect(await split([part('income', 200_000), part('health', 50_000)], pay.id)).toBe(204);
  const income = (await person.spending('?months=2')).reduce(
    (sum, { income_cents, one_off_cents = 0 }) => sum + income_cents + one_off_cents,
    0,
  );
  expect(income).toBe(200_000);
});

test('a split is refused unless it has 2 to 20 parts in whole cents with the sign and sum of the payment, and no transfer', async () => {
  const { split, found } = await withPayments();
  for (const body of [
    [part('groceries', -6_000), part('family', -3_999)],
    [part('groceries', -11_000), part('family', 1_000)],
    [part('groceries', -10_000), part('family', 0)],
    [part('groceries', -10_000)],
    [part('groceries', -6_000), part('transfer', -4_000)],
    [...Array.from({ length: 20 }, () => part('other', -1)), part('family', -9_980)],
    [part('groceries', -6_000.5), part('family', -3_999.5)],
  ]) {
    expect([body, await split(body)]).toEqual([body, 422]);
  }
  expect((await found(-10_000)).split).toBeUndefined();
});

test('a transfer cannot be split, and a split payment cannot get the category transfer', async () => {
  const { person, split, id } = await withPayments();
  await split(parts);
  for (const more of [{}, { only_this: true }]) {
    const correction = { category: 'transfer', ...more };
    expect((await person.send('PUT', `/money/transactions/${id}/category`, correction)).status).toBe(409);
  }
  await split([]);
  await person.correct(id, 'transfer', { only_this: true });
  expect(await split(parts)).toBe(409);
});

test('a split of an unknown payment or a payment of another user is refused with 404', async () => {
  const { split, id } = await withPayments();
  const other = await createMoneyClient(server);
  expect((await other.send('PUT', `/money/transactions/${id}/split`, { parts })).status).toBe(404);
  expect(await split(parts, 'unknown')).toBe(404);
});

test('two simultaneous splits of a payment leave all parts of one of the splits, and no part of the other', async () => {
  const { person, split, found } = await withPayments();
  const other = [part('health', -5_000), part('fees', -5_000)];
  expect(await Promise.all([split(parts), split(other)])).toEqual([204, 204]);
  const stored = await found(-10_000);
  expect([parts, other]).toContainEqual(stored.split);
  expect((await person.page('?include=totals')).totals).toEqual(addUp(await person.all()));
});

test('a split is kept after a category correction for another merchant, and after an import that overlaps with the first', async () => {
  const { person, split, found } = await withPayments();
  await split(parts);
  await person.correct((await found(-4_010)).id, 'shopping');
  const { account_id: accountId } = await found(-10_000);
  const more = netBankCsv([...rows, [0, -3_000, 'KMART 12']]);
  expect((await person.importFile({ text: more, accountId })).status).toBe(200);
  expect((await found(-10_000)).split).toEqual(parts);
});
