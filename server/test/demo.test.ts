import * as v from 'valibot';
import {
  goalsState,
  loginResponse,
  moneyBudget,
  moneyCycle,
  moneyOverview,
  moneyTransactions,
  user,
} from '@verdant/shared/contract';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

async function openDemo() {
  const { body } = await server.request('POST', '/api/v1/auth/login', { body: { demo: true } });
  const token = v.parse(loginResponse, body).access_token;
  return async (method: string, path: string, sent?: object) =>
    server.request(method, `/api/v1${path}`, { token, ...(sent && { body: sent }) });
}

test('a demo household has a year of transactions, a quiz, goals and a budget, and its user can edit them', async () => {
  const send = await openDemo();
  const profile = v.parse(user, (await send('GET', '/auth/me')).body);
  expect(profile).toMatchObject({ onboarding_completed: true, has_account_data: true });
  expect((Date.parse(profile.demo_ends_at ?? '') - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
  const overview = v.parse(moneyOverview, (await send('GET', '/money/accounts')).body);
  expect(overview.accounts.map(({ kind }) => kind)).toEqual(['everyday', 'credit_card', 'savings', 'super']);
  const cycle = v.parse(moneyCycle, (await send('GET', '/money/cycle')).body);
  expect(cycle.pay).toMatchObject({ rhythm: 'fortnightly', amount_cents: 268_420 });
  expect(cycle.left_until_payday_cents).not.toBeNull();
  expect(cycle.bills.length).toBeGreaterThan(6);
  expect(v.parse(goalsState, (await send('GET', '/goals')).body).goals).toHaveLength(2);
  const { categories } = v.parse(moneyBudget, (await send('GET', '/budget')).body);
  expect(categories.filter(({ budget_cents: cents }) => cents !== null).length).toBeGreaterThan(5);
  const page = v.parse(moneyTransactions, (await send('GET', '/money/transactions?include=totals')).body);
  expect(page.transactions.filter(({ split }) => split)).toHaveLength(1);
  expect(page.tags).toEqual(['Bali trip', 'With friends']);
  expect((await send('PUT', '/budget/groceries', { cents: 50_000, roll_over: false })).status).toBe(200);
});

test('a demo household cannot link a bank', async () => {
  const send = await openDemo();
  expect((await send('POST', '/bank/link-session')).status).toBe(403);
  expect((await send('GET', '/money/accounts')).body).toMatchObject({ can_link: false });
});

test('signing out of a demo household deletes it', async () => {
  const send = await openDemo();
  const { id } = v.parse(user, (await send('GET', '/auth/me')).body);
  expect((await send('POST', '/auth/logout')).status).toBe(204);
  expect((await send('GET', '/auth/me')).status).toBe(401);
  expect(await query(server, 'select id from users where id = $1', [id])).toBe(0);
});

test('a demo household whose user does not sign out is scheduled for deletion within a day', async () => {
  const send = await openDemo();
  const { id, email } = v.parse(user, (await send('GET', '/auth/me')).body);
  expect(email).toMatch(/@demo\.invalid$/);
  const due = "select id from users where id = $1 and delete_at <= now() + interval '24 hours'";
  expect(await query(server, due, [id])).toBe(1);
});
