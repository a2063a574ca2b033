import * as v from 'valibot';
import { goal, goalsState, MAX_GOALS } from '@verdant/shared/contract';
import { netBankCsv, repeatedPaymentRows } from './support/import-file';
import { daysAgo } from '../testing/days-ago';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

type Person = Awaited<ReturnType<typeof createMoneyClient>>;

const today = daysAgo(0);
const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}-06-30`;

const byHand = { type: 'by_hand', saved_cents: 42_000, saved_on: today };
const tyres = { name: 'Tyres', target_cents: 118_000, date: inYears(1), per_payday_cents: 13_000, saved: byHand };
const stateOf = async ({ send }: Person) => v.parse(goalsState, (await send('GET', '/goals')).body);
const goalsOf = (body: unknown) => v.parse(v.object({ goals: v.array(goal) }), body).goals;
const add = async ({ send }: Person, changes: object = {}) => send('POST', '/goals', { ...tyres, ...changes });
const account = async ({ send }: Person, changes: object = {}) => {
  const body = {
    name: 'Saver',
    kind: 'savings',
    side: 'asset',
    is_counted: true,
    balance_cents: 84_401,
    on: today,
    ...changes,
  };
  return v.parse(v.object({ id: v.string() }), (await send('POST', '/money/accounts', body)).body).id;
};

test('a goal can be created, changed and deleted even if the pay cycle and the amount free for goals are unknown', async () => {
  const person = await createMoneyClient(server);
  expect(await stateOf(person)).toMatchObject({ today, rhythm: null, free_cents: null, goals: [] });
  const [added] = goalsOf((await add(person)).body);
  expect(added).toEqual({ ...tyres, id: added?.id, saved_cents: 42_000 });
  const path = `/goals/${added?.id}`;
  const later = { ...tyres, name: ' New tyres ', date: inYears(2), per_payday_cents: null };
  const [changed] = goalsOf((await person.send('PUT', path, later)).body);
  expect(changed).toMatchObject({ id: added?.id, name: 'New tyres', date: inYears(2), per_payday_cents: null });
  // Fields that a change omits must keep their values, because another open page has possibly changed these fields.
  const [moved] = goalsOf((await person.send('PUT', path, { date: inYears(3) })).body);
  expect(moved).toEqual({ ...changed, date: inYears(3) });
  await add(person, { name: 'Rego' });
  expect((await stateOf(person)).goals.map(({ name }) => name)).toEqual(['Rego', 'New tyres']);
  expect(goalsOf((await person.send('DELETE', path)).body).map(({ name }) => name)).toEqual(['Rego']);
  expect((await person.send('DELETE', path)).status).toBe(404);
});

test('a conflicting change of the same field of a goal is refused, while changes of different fields are merged', async () => {
  const person = await createMoneyClient(server);
  const [added] = goalsOf((await add(person)).body);
  const change = async (body: object) => person.send('PUT', `/goals/${added?.id}`, body);
  const first = { target_cents: 200_000, was: { target_cents: tyres.target_cents } };
  // The same change sent twice, as after a lost response, must not count as a conflict.
  for (let time = 0; time < 2; time += 1) expect((await change(first)).status).toBe(200);
  const second = { target_cents: 90_000, name: 'Wheels', was: { target_cents: tyres.target_cents, name: tyres.name } };
  expect((await change(second)).status).toBe(409);
  expect((await stateOf(person)).goals).toEqual([{ ...added, target_cents: 200_000 }]);
  const other = { saved: { ...byHand, saved_cents: 1 }, was: { saved: byHand } };
  const [merged] = goalsOf((await change(other)).body);
  expect(merged).toMatchObject({ target_cents: 200_000, saved_cents: 1 });
  expect((await change({ saved: { ...byHand, saved_cents: 2 }, was: { saved: byHand } })).status).toBe(409);
});

test('the saved amount of a goal is a share of an account balance, and the shares of all goals total at most 100%', async () => {
  const person = await createMoneyClient(server);
  const id = await account(person);
  const share = (share_percent: number, account_id = id) => ({ saved: { type: 'account', account_id, share_percent } });
  const [first] = goalsOf((await add(person, share(60))).body);
  expect(first).toMatchObject({ saved_cents: 50_640 });
  expect((await add(person, share(41))).status).toBe(422);
  expect((await add(person, share(40))).status).toBe(200);
  // The share that the goal had before its change does not count towards the 100 percent.
  expect((await person.send('PUT', `/goals/${first?.id}`, { ...tyres, ...share(61) })).status).toBe(422);
  expect((await person.send('PUT', `/goals/${first?.id}`, { ...tyres, ...share(50) })).status).toBe(200);
  // A goal cannot use the balance of a debt account, because owed money is not saved.
  const card = await account(person, { kind: 'credit_card', side: 'liability' });
  expect((await add(person, share(10, card))).status).toBe(404);

  const overdrawn = await account(person, { kind: 'everyday', balance_cents: -5_000 });
  const all = goalsOf((await add(person, { name: 'Overdrawn', ...share(100, overdrawn) })).body);
  expect(all.find(({ name }) => name === 'Overdrawn')?.saved_cents).toBe(0);

  await person.send('DELETE', `/money/accounts/${id}`);
  const { goals } = await stateOf(person);
  expect(goals.filter(({ saved_cents: cents }) => cents === null)).toMatchObject([
    { saved: { type: 'account', account_id: null, share_percent: 50 } },
    { saved: { type: 'account', account_id: null, share_percent: 40 } },
  ]);
});

test('goals and accounts of other users are not found; two simultaneous goals cannot exceed an account balance', async () => {
  const [person, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  const [mine] = goalsOf((await add(person)).body);
  const path = `/goals/${mine?.id}`;
  expect((await other.send('PUT', path, tyres)).status).toBe(404);
  expect((await other.send('DELETE', path)).status).toBe(404);
  expect((await stateOf(other)).goals).toEqual([]);
  const saved = { type: 'account', account_id: await account(person), share_percent: 60 };
  expect((await add(other, { saved })).status).toBe(404);
  const both = await Promise.all([add(person, { saved }), add(person, { saved })]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect((await server.request('GET', '/api/v1/goals')).status).toBe(401);
});

test('an invalid goal is refused, and so is a goal beyond the maximum number', async () => {
  const person = await createMoneyClient(server);
  expect((await add(person, { saved: { ...byHand, saved_on: inYears(1) } })).status).toBe(422);
  for (let count = 0; count < MAX_GOALS; count += 1) expect((await add(person)).status).toBe(200);
  expect((await add(person)).status).toBe(409);
});

test('the amount of each pay that is free for goals is the average surplus of the complete months', async () => {
  const person = await createMoneyClient(server);
  const household = [
    [0, -100, 'CAFE'] as const,
    ...repeatedPaymentRows(14, 9, 16, 240_000, 'Salary RIVERBEND PTY LTD'),
    ...repeatedPaymentRows(14, 7, 16, -140_000, 'Direct Debit 012345 RAY WHITE RENT 5512'),
  ];
  await person.importFile({ text: netBankCsv(household, 150_000) });
  const measures = await person.measures();
  const left = (measures.income_cents ?? 0) - (measures.spent_cents ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(await stateOf(person)).toMatchObject({ rhythm: 'fortnightly', free_cents: Math.floor((left * 12) / 26) });
});

test('goals are kept when the last account is deleted', async () => {
  const person = await createMoneyClient(server);
  const id = await account(person);
  await add(person);
  await person.send('DELETE', `/money/accounts/${id}`);
  expect(await query(server, 'select * from goals where user_id = $1', [person.id])).toBe(1);
});

test.each([
  ['its account is left out as a duplicate', "left_out = 'duplicate'"],
  ['the bank of its account has sent nothing for days', "as_of = now() - interval '4 days'"],
])('the saved amount of a goal is unknown if %s', async (_why, change) => {
  const person = await createMoneyClient(server);
  const { accounts } = await person.linkWithFigures('Dag Site');
  const own = accounts.find(
    ({ side, currency, balance_cents: cents }) => side === 'asset' && currency === 'AUD' && cents,
  );
  const savedCents = async () =>
    goalsOf((await person.send('GET', '/goals')).body).map((userGoal) => userGoal.saved_cents);
  await add(person, { saved: { type: 'account', account_id: own?.id, share_percent: 100 } });
  expect(await savedCents()).toEqual([own?.balance_cents]);
  await query(server, `update money_accounts set ${change} where id = $1`, [own?.id]);
  expect(await savedCents()).toEqual([null]);
});
