import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { NotificationPreferences } from '@verdant/shared/contract';
import type { Database } from '../src/database';
import { findMoneyMails } from '../src/money-mails/find-mails';
import { dayBefore } from '../src/money/day-before';
import { importFile } from './support/import-file';
import { moneyPerson } from './support/money';
import { afterAllTests, sharedServer } from './support/shared-server';

let pool: pg.Pool;
const server = sharedServer();
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
});
afterAllTests(async () => pool.end());

const off: NotificationPreferences = { email: true, push: true, marketing: false };
const mailsTo = async (userId: string, switches: Partial<NotificationPreferences>, now = new Date()) => {
  const db: Database = drizzle({ client: pool });
  return findMoneyMails(db, userId, { ...off, ...switches }, now);
};
/** Returns the tenth of this month, because the monthly mails are sent in the first half of a month. */
const tenth = () => new Date(`${dayBefore(new Date()).slice(0, 7)}-10T02:00:00Z`);

type Row = readonly [daysAgo: number, cents: number, words: string];
const pays = Array.from({ length: 9 }, (_none, index): Row => [1 + index * 14, 200_000, 'SALARY RIVERBEND PTY LTD']);
const shops = Array.from({ length: 40 }, (_none, index): Row => [index * 3, -4_000, 'WOOLWORTHS 1234 SYDNEY']);
const csv = (rows: readonly Row[]) =>
  rows
    .toSorted(([a], [b]) => a - b)
    .map(([days, cents, words]) => {
      const day = dayBefore(new Date(), days).split('-').toReversed().join('/');
      return `${day},"${(cents / 100).toFixed(2)}","${words}","100.00"`;
    })
    .join('\n');
const sumIn = (rows: readonly Row[], month: string) =>
  rows.filter(([days]) => dayBefore(new Date(), days).startsWith(month)).reduce((sum, [, cents]) => sum + cents, 0);

test('the monthly letter has the income and spending of the last month, and is due only if the user wants it', async () => {
  const person = await moneyPerson(server);
  await importFile(server, person.token, { text: csv([...pays, ...shops]) });
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
  const person = await moneyPerson(server);
  await importFile(server, person.token, { text: csv([...pays, ...shops]) });
  await person.send('PUT', '/budget/groceries', { cents: 100, roll_over: false });
  expect(await mailsTo(person.id, { over_budget: true })).toMatchObject([
    { kind: 'over_budget', categories: ['groceries'] },
  ]);
  await person.send('PUT', '/budget/groceries', { cents: 90_000, roll_over: false });
  expect(await mailsTo(person.id, { over_budget: true })).toEqual([]);
});
