import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { cashFlowForecast, moneyCycle, type MoneyCycle } from '@verdant/shared/contract';
import { netBankCsv, repeatedPaymentRows, type FileRow } from './support/import-file';
import { daysAgo } from '../testing/days-ago';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

type Person = Awaited<ReturnType<typeof createMoneyClient>>;

/**
 * Transactions of a household: fortnightly pay (last nine days ago) and rent (last a week ago), a weekly gym bill that is
 * due tomorrow, and a purchase today.
 */
const household: FileRow[] = [
  ...repeatedPaymentRows(14, 9, 12, 240_000, 'Salary RIVERBEND PTY LTD'),
  ...repeatedPaymentRows(14, 7, 12, -98_000, 'Direct Debit 012345 RAY WHITE RENT 5512'),
  ...repeatedPaymentRows(7, 6, 24, -2_450, 'Direct Debit 099811 DEBITSUCCESS GYM 1120'),
  [0, -4_310, 'WOOLWORTHS 1234 SYDNEY'],
];

const put = async (person: Person, path: string, body: unknown): Promise<MoneyCycle> => {
  const response = await person.send('PUT', path, body);
  expect(response.status).toBe(200);
  return v.parse(moneyCycle, response.body);
};
const cycleOf = async (person: Person) => v.parse(moneyCycle, (await person.send('GET', '/money/cycle')).body);
/** Returns the found cycle without the parts that differ between users: accounts and balances. */
const comparable = ({ everyday_cents: _held, left_until_payday_cents: _left, ...found }: MoneyCycle) =>
  JSON.stringify(found).replace(/"account_id":"[^"]+"/g, '""');
const bill = ({ bills }: MoneyCycle, label: string) => bills.find((candidate) => candidate.label.includes(label));

test('an import detects pay and bills; corrections by the user apply again after the import is undone and repeated', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  const text = netBankCsv(household, 150_000);
  await other.importFile({ text });
  const saved = await person.importFile({ text });
  const found = await cycleOf(person);
  expect(found).toMatchObject({
    today: daysAgo(0),
    pay: { rhythm: 'fortnightly', amount_cents: 240_000, last_pay_on: daysAgo(9), source: 'found' },
    period: { type: 'pay', first_day: daysAgo(9) },
    everyday_cents: 150_000,
  });
  expect(bill(found, 'Ray White')).toMatchObject({ rhythm: 'fortnightly', amount_cents: 98_000, status: 'found' });
  expect(bill(found, 'Gym')).toMatchObject({ rhythm: 'weekly', amount_cents: 2_450, is_missing: false });

  // The user states that pay comes in three days, dismisses the gym bill, and raises the rent.
  await put(person, '/money/cycle', { status: 'corrected', rhythm: 'weekly', next_pay_on: daysAgo(-3) });
  await put(person, '/money/cycle/bill', { key: bill(found, 'Gym')?.key, status: 'dismissed' });
  const own = { key: bill(found, 'Ray White')?.key, status: 'confirmed', next_on: daysAgo(-2), amount_cents: 101_000 };
  const corrected = await put(person, '/money/cycle/bill', own);
  const expected = {
    pay: { rhythm: 'weekly', next_pay_on: daysAgo(-3), source: 'corrected' },
    period: { type: 'pay', last_day: daysAgo(-2) },
    due: [{ key: own.key, on: daysAgo(-2), amount_cents: 101_000 }],
    due_before_payday_cents: 101_000,
    left_until_payday_cents: 49_000,
  };
  expect(corrected).toMatchObject(expected);
  expect(bill(corrected, 'Gym')).toMatchObject({ status: 'dismissed', own: {} });
  expect(bill(corrected, 'Ray White')?.own).toEqual({ next_on: daysAgo(-2), amount_cents: 101_000 });

  // A second file keeps the account, while the first file is removed and then imported again.
  const accountId = String(saved.body.account_id);
  await person.importFile({ text: netBankCsv([[1, -450, 'CAFE TWO']], 150_000), accountId });
  await person.send('DELETE', `/money/imports/${String(saved.body.id)}`);
  expect(await cycleOf(person)).toMatchObject({
    bills: [],
    due_before_payday_cents: null,
    left_until_payday_cents: 150_000,
    knows_bills: false,
  });
  await person.importFile({ text, accountId });
  expect(await cycleOf(person)).toMatchObject(expected);

  // After all corrections are undone, the cycle is as detected again and equals that of the user who corrected nothing.
  await put(person, '/money/cycle', { status: 'found' });
  await put(person, '/money/cycle/bill', { key: own.key, status: 'found' });
  const undone = await put(person, '/money/cycle/bill', { key: bill(found, 'Gym')?.key, status: 'found' });
  expect(comparable(undone)).toBe(comparable(await cycleOf(other)));
});

const phone = { label: 'Phone', amount_cents: 3_900, rhythm: 'monthly', next_on: daysAgo(-2) };

test('adding a bill twice stores one bill; removing the bill does not affect a bill of another user with an equal id', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  await person.importFile({ text: netBankCsv(household, 150_000) });
  const path = `/money/cycle/bills/${randomUUID()}`;
  const before = await cycleOf(person);
  await put(person, path, phone);
  const added = await put(person, path, phone);
  expect(added.bills.filter(({ status }) => status === 'added')).toMatchObject([
    { label: 'Phone', amount_cents: 3_900, next_on: daysAgo(-2), last_on: null },
  ]);
  expect(added.due_before_payday_cents).toBe((before.due_before_payday_cents ?? 0) + 3_900);

  // Two users can have bills with the same id, which must stay separate.
  await put(other, path, { ...phone, label: 'Water' });
  await person.send('DELETE', path);
  expect(bill(await cycleOf(other), 'Water')).toMatchObject({ status: 'added' });
  expect(comparable(await cycleOf(person))).toBe(comparable(before));
  expect((await person.send('DELETE', path)).status).toBe(200);
});

test('the 90-day forecast starts with the amount left until payday, and sets aside the amounts for goals', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  await person.importFile({ text: netBankCsv(household, 150_000) });
  const saved = { type: 'by_hand', saved_cents: 0, saved_on: daysAgo(0) };
  const goal = { name: 'Tyres', target_cents: 118_000, date: daysAgo(-300), per_payday_cents: 13_000, saved };
  await person.send('POST', '/goals', goal);
  const aheadOf = async ({ send }: Person) => v.parse(cashFlowForecast, (await send('GET', '/money/cycle/ahead')).body);
  const { left_until_payday_cents: left, pay } = await cycleOf(person);
  const { periods, ...ahead } = await aheadOf(person);
  expect(ahead).toMatchObject({ today: daysAgo(0), last_day: daysAgo(-90), everyday_cents: 150_000, unknown: null });
  expect(periods[0]).toMatchObject({ pay_on: null, left_cents: left });
  expect(periods[1]?.pay_on).toBe(pay?.next_pay_on);
  expect(periods[1]?.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'pay', amount_cents: 240_000 }),
      expect.objectContaining({ type: 'goal', name: 'Tyres', amount_cents: -13_000 }),
      expect.objectContaining({ type: 'bill', amount_cents: -98_000 }),
    ]),
  );
  expect(await aheadOf(other)).toMatchObject({ unknown: 'no_everyday', periods: [] });
});

const calendarAt = async (token: string) => {
  const response = await fetch(`${server.url}/api/v1/money/calendar/${token}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

test('a private calendar link shows the bills until the link is replaced or revoked', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  await person.importFile({ text: netBankCsv(household, 150_000) });
  const make = async ({ send }: Person) =>
    v.parse(v.object({ token: v.string(), created_at: v.string() }), (await send('POST', '/money/calendar')).body);
  const first = await make(person);
  expect((await person.send('GET', '/money/calendar')).body).toEqual({ created_at: first.created_at });
  const found = await calendarAt(first.token);
  expect([found.status, found.type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(found.text).toMatch(/SUMMARY:.*Gym A\$24\.50/);
  // The calendar contains about three months of a weekly bill.
  expect(found.text.match(/Gym A\$24\.50/g)?.length).toBeGreaterThanOrEqual(13);
  await put(person, '/money/cycle/bill', { key: bill(await cycleOf(person), 'Gym')?.key, status: 'dismissed' });
  expect((await calendarAt(first.token)).text).not.toContain('Gym');

  const second = await make(person);
  const others = await make(other);
  expect((await calendarAt(first.token)).status).toBe(404);
  expect((await calendarAt(second.token)).status).toBe(200);
  expect((await calendarAt(others.token)).text).not.toContain('SUMMARY');
  await person.send('DELETE', '/money/calendar');
  expect((await calendarAt(second.token)).status).toBe(404);
  expect((await calendarAt(others.token)).status).toBe(200);
  expect((await calendarAt('x')).status).toBe(422);
});

test('an IP address over the limit for unknown calendar links can still read valid links, each with a separate limit', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  const made = await Promise.all([person, other].map(async ({ send }) => (await send('POST', '/money/calendar')).body));
  const [first = '', second = ''] = made.map((body) => v.parse(v.object({ token: v.string() }), body).token);
  // More requests than two minutes allow, so that the start of a new minute does not matter.
  const statusesOf = async (token: string) =>
    new Set(await Promise.all(Array.from({ length: 100 }, async () => (await calendarAt(token)).status)));
  expect(await statusesOf('x'.repeat(43))).toEqual(new Set([404, 429]));
  expect(await statusesOf(first)).toEqual(new Set([200, 429]));
  expect((await calendarAt(second)).status).toBe(200);
});

test('deleting the last account also deletes the pay cycle, the bills and all corrections', async () => {
  const person = await createMoneyClient(server);
  const saved = await person.importFile({ text: netBankCsv(household, 150_000) });
  const found = await cycleOf(person);
  await put(person, '/money/cycle', { status: 'corrected', rhythm: 'monthly', next_pay_on: daysAgo(-20) });
  await put(person, '/money/cycle/bill', { key: bill(found, 'Gym')?.key, status: 'confirmed' });
  await put(person, `/money/cycle/bills/${randomUUID()}`, phone);
  await person.send('DELETE', `/money/accounts/${String(saved.body.account_id)}`);
  expect(await cycleOf(person)).toMatchObject({
    pay: null,
    period: { type: 'month' },
    bills: [],
    everyday_cents: null,
  });
  for (const table of ['money_pay_corrections', 'money_bill_corrections', 'money_added_bills']) {
    expect(await query(server, `select * from ${table} where user_id = $1`, [person.id])).toBe(0);
  }
});

test('the amount left until payday is dated by the last update if the linked bank reports no time for its balances', async () => {
  const person = await createMoneyClient(server);
  await person.linkWithFigures('Dag Site');
  await query(server, 'update money_accounts set as_of = null where user_id = $1', [person.id]);
  const found = await cycleOf(person);
  expect(found).toMatchObject({ pay: { rhythm: 'fortnightly' }, as_of: daysAgo(0), left_unknown: null });
  expect(found.left_until_payday_cents).not.toBeNull();
});

test('a next pay day in the past or 100 days ahead, a bill date in the past and an unknown bill are refused', async () => {
  const person = await createMoneyClient(server);
  const pay = (next_pay_on: string) => ({ status: 'corrected', rhythm: 'weekly', next_pay_on });
  for (const day of [daysAgo(1), daysAgo(-100)]) {
    expect((await person.send('PUT', '/money/cycle', pay(day))).status).toBe(422);
  }
  const late = { ...phone, next_on: daysAgo(1) };
  expect((await person.send('PUT', `/money/cycle/bills/${randomUUID()}`, late)).status).toBe(422);
  const unknown = await person.send('PUT', '/money/cycle/bill', { key: 'nobody', status: 'confirmed' });
  expect(unknown.status).toBe(404);
});
