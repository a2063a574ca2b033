import * as v from 'valibot';
import { moneyBudget, type MoneyBudget, type NotificationPreferences } from '@verdant/shared/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { netBankCsv, importFile, type FileRow, repeatedPaymentRows } from './support/import-file';
import { daysAgo } from '../testing/days-ago';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { sharedDatabase, sharedServer } from './support/shared-server';
import type { Database } from '../src/database';
import { findMoneyMails } from '../src/money-mails/find-mails';
import { dayInSydney } from '../src/money/days';

const server = sharedServer();

type Person = Awaited<ReturnType<typeof createMoneyClient>>;

const today = daysAgo(0);
const inMonth = (monthsAgo: number, day: number) => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, day)).toISOString().slice(0, 10);
};
/**
 * File with groceries of $390 to $500 in four complete months, and eating out in one of these months. The month
 * before is incomplete, because the file begins in it.
 */
const file = netBankCsv([
  [today, -4_310, 'WOOLWORTHS 1234 SYDNEY'],
  ...[410, 390, 500, 450, 300].flatMap((dollars, index): FileRow[] => [
    [inMonth(index + 1, 15), 240_000, 'Salary RIVERBEND PTY LTD'],
    [inMonth(index + 1, 10), dollars * -100, 'WOOLWORTHS 1234 SYDNEY'],
  ]),
  [inMonth(1, 9), -3_300, 'CAFE TWO'],
]);

const read = ({ status, body }: Awaited<ReturnType<Person['send']>>): MoneyBudget => {
  expect(status).toBe(200);
  return v.parse(moneyBudget, body);
};
const budgetOf = async (person: Person) => read(await person.send('GET', '/budget'));
const of = ({ categories }: MoneyBudget, name: string) => categories.find(({ category }) => category === name);
const amount = (cents: number, rollOver = false) => ({ cents, roll_over: rollOver });

test('budget amounts are proposed from imported months, added, edited and removed, unseen by other users', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  for (const { token } of [person, other]) await importFile(server, token, { text: file });
  const found = await budgetOf(person);
  expect(found).toMatchObject({
    today,
    as_of: today,
    measured_months: [1, 2, 3, 4].map((ago) => inMonth(ago, 1).slice(0, 7)),
    totals: { budget_cents: 0, spent_cents: 0, left_cents: 0, other_spent_cents: 4_310 },
  });
  // The median of $390, $410, $450 and $500; a category with payments in too few months gets no proposal.
  expect(of(found, 'groceries')).toMatchObject({ proposed_cents: 43_000, budget_cents: null, left_cents: null });
  expect(of(found, 'eating_out')).toMatchObject({ proposed_cents: null });

  const added = [{ category: 'groceries', ...amount(43_000) }];
  const taken = read(await person.send('PUT', '/budget', { added, removed: [] }));
  // An outdated page can add an amount that is not proposed, or an amount for a category that already has an amount.
  for (const category of ['groceries', 'eating_out']) {
    const late = { added: [{ category, ...amount(99_900) }], removed: added };
    expect((await person.send('PUT', '/budget', late)).status).toBe(409);
  }
  expect(await budgetOf(person)).toEqual(taken);
  expect(of(taken, 'groceries')).toMatchObject({ budget_cents: 43_000, spent_cents: 4_310, left_cents: 38_690 });
  const edited = read(await person.send('PUT', '/budget/eating_out', amount(5_000, true)));
  expect(of(edited, 'eating_out')).toMatchObject({ budget_cents: 5_000, roll_over: true, rolled_over_cents: 0 });
  expect(edited.totals).toMatchObject({ budget_cents: 48_000, left_cents: 43_690, other_spent_cents: 0 });
  expect(await budgetOf(other)).toEqual(found);

  for (let time = 0; time < 2; time += 1) read(await person.send('DELETE', '/budget/groceries'));
  expect(of(await budgetOf(person), 'groceries')?.budget_cents).toBeNull();
  expect(await budgetOf(person)).toEqual(read(await person.send('PUT', '/budget/eating_out', amount(5_000, true))));
  // Undo does not remove an amount that another tab has changed meanwhile.
  const undo = async (cents: number, rollsOver: boolean) =>
    read(
      await person.send('PUT', '/budget', {
        added: [],
        removed: [{ category: 'eating_out', ...amount(cents, rollsOver) }],
      }),
    );
  for (const [cents, rollsOver] of [
    [4_000, true],
    [5_000, false],
  ] as const) {
    expect(of(await undo(cents, rollsOver), 'eating_out')).toMatchObject({ budget_cents: 5_000, roll_over: true });
  }
  expect(await undo(5_000, true)).toEqual(found);
});

test('a new budget amount is refused with 409 if the previous amount in the request is outdated', async () => {
  const person = await createMoneyClient(server);
  const put = async (cents: number, was: object | null) =>
    person.send('PUT', '/budget/fees', { ...amount(cents), was });
  expect((await put(1_000, null)).status).toBe(200);
  // The same amount sent twice, as after a lost response, must not count as a conflict.
  expect((await put(1_000, null)).status).toBe(200);
  expect((await put(2_000, null)).status).toBe(409);
  expect((await put(2_000, amount(1_000, true))).status).toBe(409);
  expect(of(await budgetOf(person), 'fees')?.budget_cents).toBe(1_000);
  expect((await put(2_000, amount(1_000))).status).toBe(200);
  await person.send('DELETE', '/budget/fees');
  expect((await put(3_000, amount(2_000))).status).toBe(409);
});

test('unspent budget of complete months rolls over, even if the amount changes; a removed rollover can be restored', async () => {
  const person = await createMoneyClient(server);
  await person.importFile({ text: file });
  read(await person.send('PUT', '/budget/groceries', amount(46_000, true)));
  // The start of the amount is moved six months back. The first month is incomplete, and one month is overspent.
  await query(server, 'update budget_amounts set since = $1 where user_id = $2', [inMonth(6, 1), person.id]);
  // The overspent month ($40) uses up the $10 of the month before; $70 and $50 of the later months roll over.
  const rolled = 12_000;
  expect(of(await budgetOf(person), 'groceries')).toMatchObject({
    rolled_over_cents: rolled,
    left_cents: 46_000 + rolled - 4_310,
  });
  const changed = read(await person.send('PUT', '/budget/groceries', amount(10_000, true)));
  expect(of(changed, 'groceries')).toMatchObject({ budget_cents: 10_000, rolled_over_cents: rolled });
  read(await person.send('PUT', '/budget/groceries', amount(10_000)));
  const restored = { ...amount(46_000, true), rolled_over_cents: rolled };
  expect(of(read(await person.send('PUT', '/budget/groceries', restored)), 'groceries')).toMatchObject({
    rolled_over_cents: rolled,
  });
});

test('invalid amounts and categories are refused, and so are requests without a sign-in', async () => {
  const person = await createMoneyClient(server);
  expect((await person.send('PUT', '/budget/groceries', amount(0))).status).toBe(422);
  expect((await person.send('PUT', '/budget/transfer', amount(100))).status).toBe(422);
  expect((await person.send('DELETE', '/budget/transfer')).status).toBe(422);
  const twice = { removed: [], added: [1, 2].map((cents) => ({ category: 'fees', ...amount(cents) })) };
  expect((await person.send('PUT', '/budget', twice)).status).toBe(422);
  for (const method of ['GET', 'PUT']) {
    expect((await server.request(method, '/api/v1/budget')).status).toBe(401);
  }
  expect(await budgetOf(person)).toMatchObject({ categories: [], measured_months: [], next_pay_on: null });
});

test('budget amounts are kept when the last account is deleted, and apply to the next import', async () => {
  const person = await createMoneyClient(server);
  const saved = await person.importFile({ text: file });
  read(await person.send('PUT', '/budget/fees', amount(100)));
  const stored = async () => query(server, 'select * from budget_amounts where user_id = $1', [person.id]);
  expect(await person.overview()).not.toHaveProperty('kept');
  await person.send('DELETE', `/money/accounts/${String(saved.body.account_id)}`);
  expect(await stored()).toBe(1);
  expect((await person.overview()).kept).toEqual({ goals: false, budget: true });
  await person.importFile({ text: file });
  expect(of(await budgetOf(person), 'fees')?.budget_cents).toBe(100);
});

const pool = sharedDatabase(server);

const off: NotificationPreferences = { email: true, push: true, marketing: false };
const mailsTo = async (userId: string, switches: Partial<NotificationPreferences>, now = new Date()) => {
  const db: Database = drizzle({ client: pool });
  return findMoneyMails(db, userId, { ...off, ...switches }, now);
};
/** Returns the tenth of this month, because the monthly mails are sent in the first half of a month. */
const tenth = () => new Date(`${dayInSydney(new Date()).slice(0, 7)}-10T02:00:00Z`);

const pays = repeatedPaymentRows(14, 1, 9, 200_000, 'SALARY RIVERBEND PTY LTD');
const shops = repeatedPaymentRows(3, 0, 40, -4_000, 'WOOLWORTHS 1234 SYDNEY');
const sumIn = (rows: readonly FileRow[], month: string) =>
  rows
    .filter(([days]) => dayInSydney(new Date(), Number(days)).startsWith(month))
    .reduce((sum, [, cents]) => sum + cents, 0);

test('the monthly email states the income and spending of the last month, and is due only if the user has enabled it', async () => {
  const person = await createMoneyClient(server);
  await person.importFile({ text: netBankCsv([...pays, ...shops]) });
  expect(await mailsTo(person.id, {}, tenth())).toEqual([]);
  const [letter, ...others] = await mailsTo(person.id, { monthly_letter: true }, tenth());
  expect(others).toEqual([]);
  const month = letter?.key ?? '';
  expect(letter).toEqual({
    kind: 'monthly_letter',
    key: month,
    incomeCents: sumIn(pays, month),
    spentCents: 0 - sumIn(shops, month),
  });
});

test('an email about a category over its budget is due if the user wants it, and names only the category', async () => {
  const person = await createMoneyClient(server);
  await person.importFile({ text: netBankCsv([...pays, ...shops]) });
  await person.send('PUT', '/budget/groceries', { cents: 100, roll_over: false });
  expect(await mailsTo(person.id, { over_budget: true })).toMatchObject([
    { kind: 'over_budget', categories: ['groceries'] },
  ]);
  await person.send('PUT', '/budget/groceries', { cents: 90_000, roll_over: false });
  expect(await mailsTo(person.id, { over_budget: true })).toEqual([]);
});
