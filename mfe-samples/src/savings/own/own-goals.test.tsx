import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { Goal, GoalsState } from '@verdant/shared/contract';
import {
  fakeApi,
  moneyAccount,
  moneyOverview,
  moneyUpdate,
  renderInShell,
  type FakeAnswers,
} from '@verdant/shared/testing';
import { Savings } from '../savings';

const account = moneyAccount({ id: '3f1d6c1e-6a1b-4c58-9d0e-6f1f0d4a2b10', balance_cents: 241_018 });
const overview = moneyOverview(account);
const goal = (name: string, changes: Partial<Goal> = {}): Goal => ({
  id: `id-${name}`,
  name,
  target_cents: 118_000,
  date: '2027-02-15',
  per_payday_cents: 13_000,
  saved: { type: 'by_hand', saved_cents: 42_000, saved_on: '2026-11-26' },
  saved_cents: 42_000,
  ...changes,
});
const state: GoalsState = {
  today: '2026-11-26',
  rhythm: 'fortnightly',
  payday_gaps: Array.from({ length: 1_300 }, (_, index) => (index === 0 ? 7 : 14)),
  free_cents: 69_000,
  goals: [],
};
const japan = goal('Japan', {
  target_cents: 320_000,
  date: '2027-04-12',
  per_payday_cents: 18_000,
  saved_cents: 84_400,
});

// Imports the chunks in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => Promise.all([import('./own-goals'), import('../../components/own-note/own-data-or-sample')]));

function open(changes: Partial<GoalsState> = {}, answers: FakeAnswers = {}, route = '/savings') {
  const api = fakeApi({ 'GET /money/accounts': overview, 'GET /goals': { ...state, ...changes }, ...answers });
  renderInShell(<Savings />, { api, route });
  return { sent: () => api.calls.filter(({ method }) => method !== 'GET') };
}
const section = async () => within(await screen.findByRole('region', { name: 'Your goals' }));
const rows = async () => (await section()).findAllByRole('listitem');
const press = async (name: string | RegExp) => userEvent.click(await (await section()).findByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

test('users with account data but no goals see an invitation to add a goal, and the sample goals', async () => {
  open();
  expect(await (await section()).findByText(/^Name something you are saving for/)).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
});

test('the form computes the amount, the date or the saving per payday from the other two values and the saved sum', async () => {
  const added = goal('Bond', { target_cents: 256_000, per_payday_cents: 1_000 });
  const { sent } = open({ goals: [goal('Tyres')] }, { 'POST /goals': { goals: [goal('Tyres'), added] } });
  await press('Add a goal');
  await fill('Name', 'Bond');
  await fill('Amount', '2,560');
  await fill('By', '2027-06-30');
  expect(screen.getByLabelText('Each payday')).toHaveAccessibleDescription('Worked out: $170.67');
  expect(
    screen.getByText(/^Paydays until then: 15\. All goals together then take \$300\.67 each payday/),
  ).toHaveTextContent('about $690 of each pay is free, so it fits.');
  await userEvent.selectOptions(screen.getByLabelText('Saved in'), 'Saver');
  await userEvent.clear(screen.getByLabelText('Share of it (%)'));
  await fill('Share of it (%)', '50');
  expect(screen.getByLabelText('Each payday')).toHaveAccessibleDescription('Worked out: $90.33');
  await userEvent.clear(screen.getByLabelText('By'));
  await fill('Each payday', '100');
  expect(screen.getByLabelText('By')).toHaveAccessibleDescription('Worked out: 3 June 2027');
  await userEvent.clear(screen.getByLabelText('Amount'));
  await fill('By', '2027-06-30');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Worked out: $2,705.09');
  await press('Save');
  expect(await screen.findByText('Bond is added.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    name: 'Bond',
    target_cents: 270_509,
    date: '2027-06-30',
    per_payday_cents: 10_000,
    saved: { type: 'account', account_id: account.id, share_percent: 50 },
  });
});

const refusal = (status: number) => new ApiError('http', 'failed', { status, url: '/' });
const PROPOSED = 'GET /goals/proposed/full-buffer';
const proposed = { target_cents: 900_000, saved_cents: 210_050, date: '2028-06-30', as_of: '2026-11-26T01:00:00.000Z' };

test('a goal suggested by advice is filled in from the accounts and saved with one click', async () => {
  const { sent } = open(
    {},
    { [PROPOSED]: { proposed }, 'POST /goals': { goals: [goal('Emergency fund')] } },
    '/savings?goal=full-buffer',
  );
  expect(await screen.findByText(/^Filled in from your accounts, as of 26 Nov 2026/)).toBeVisible();
  await press('Save');
  expect(await screen.findByText('Emergency fund is added.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    name: 'Emergency fund',
    target_cents: 900_000,
    date: '2028-06-30',
    per_payday_cents: 16_428,
    saved: { type: 'by_hand', saved_cents: 210_050, saved_on: '2026-11-26' },
  });
  await press('Add a goal');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test.each<[string, unknown, RegExp]>([
  ['there is nothing to fill in', { proposed: null }, /^There is nothing to fill in from your accounts/],
  ['the request fails', refusal(500), /could not be filled in/],
])('a message is shown if the values of a suggested goal are requested and %s', async (_what, answer, words) => {
  let asked = 0;
  open({}, { [PROPOSED]: () => ((asked += 1) === 1 ? answer : { proposed }) }, '/savings?goal=full-buffer');
  expect(await (await section()).findByText(words)).toBeVisible();
  if (!(answer instanceof ApiError)) return;
  await press('Try again');
  expect(await screen.findByText(/^Filled in from your accounts, as of 26 Nov 2026/)).toBeVisible();
});

test('a link to an unknown suggested goal shows the goals without an error', async () => {
  // The fake server has no response for this goal, so a request would fail the test.
  open({}, {}, '/savings?goal=..%2Fx');
  expect(await (await section()).findByRole('button', { name: 'Add a goal' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each goal shows its figures, describes its line of dots in words, and states if the goal is on track', async () => {
  const done = goal('Bike', { target_cents: 40_000, date: '2026-12-20' });
  const gone = goal('Boat', { saved: { type: 'account', account_id: null, share_percent: 20 }, saved_cents: null });
  open({ goals: [done, goal('Tyres'), japan, gone], free_cents: 30_000 });
  const [bike, tyres, trip, boat] = await rows();
  const [, tyresLine, tripLine] = screen.getAllByRole('img', { name: /^Paydays saved/ });
  expect(bike).toHaveTextContent('All saved');
  expect(tyres).toHaveTextContent('$420 of $1,180');
  expect(tyres).toHaveTextContent('On track, if the money is thereFull on 11 Feb 2027');
  expect(tyres).toHaveTextContent('As you entered it on 26 Nov 2026');
  expect(tyresLine).toHaveAccessibleName('Paydays saved: 3. To come: 6. Before the date: 6.');
  expect(trip).toHaveTextContent('$556 short');
  expect(trip).toHaveTextContent('$235.60 a payday gets you there, or keep $180 and be full on 3 June 2027.');
  expect(tripLine).toHaveAccessibleName('Paydays saved: 4. To come: 14. Before the date: 10.');
  expect(boat).toHaveTextContent('Its account is no longer here.');
  // Sum of the goals Tyres, Japan and boat; the goal bike is reached and needs no more money.
  expect((await section()).getByText(/^Your goals take \$440 each payday/)).toHaveTextContent(
    'That is about $140 more than each pay leaves free. Put less aside each payday and choose a later date, and it fits.',
  );
});

test.each([
  ['Make it $235.60: Japan', { per_payday_cents: 23_560 }, { per_payday_cents: 18_000 }],
  ['Move to 3 June 2027: Japan', { date: '2027-06-03' }, { date: '2027-04-12' }],
])('one click on "%s" fixes a shortfall by changing one field, and can be undone', async (name, expected, before) => {
  const path = 'PUT /goals/id-Japan';
  let calls = 0;
  const { sent } = open(
    { goals: [japan] },
    { [path]: () => ({ goals: (calls += 1) === 1 ? [{ ...japan, ...expected }] : [japan] }) },
  );
  await press(name);
  expect(await screen.findByText('Japan is changed.')).toBeVisible();
  expect((await rows())[0]).toHaveTextContent('On track');
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect((await rows())[0]).toHaveTextContent('$556 short');
  expect(sent().map(({ body }) => body)).toEqual([
    { ...expected, was: before },
    { ...before, was: expected },
  ]);
});

test('a goal is edited in its row, and its deletion can be undone', async () => {
  const { sent } = open(
    { goals: [goal('Tyres')] },
    {
      'PUT /goals/id-Tyres': { goals: [goal('Tyres', { name: 'New tyres' })] },
      'DELETE /goals/id-Tyres': { goals: [] },
      'POST /goals': { goals: [goal('Tyres', { name: 'New tyres' })] },
    },
  );
  await press('Edit: Tyres');
  expect(screen.getByLabelText('Saved so far')).toHaveValue('420');
  await userEvent.clear(screen.getByLabelText('Name'));
  await fill('Name', 'New tyres');
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'New tyres' })).toBeVisible();
  await press('Delete: New tyres');
  expect(await screen.findByText('New tyres is deleted.')).toBeVisible();
  await press('Undo');
  expect(await screen.findByRole('heading', { name: 'New tyres' })).toBeVisible();
  const { id: _id, saved_cents: _cents, ...input } = goal('Tyres', { name: 'New tyres' });
  expect(sent().map(({ body }) => body)).toEqual([{ name: 'New tyres', was: { name: 'Tyres' } }, undefined, input]);
});

test('validation errors appear at their fields, and a refusal by the server appears in the form', async () => {
  const sharing = goal('Fund', { saved: { type: 'account', account_id: account.id, share_percent: 70 } });
  const { sent } = open({ goals: [sharing] }, { 'POST /goals': refusal(409) });
  await press('Add a goal');
  await press('Save');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Fill in two of the three');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await fill('Name', 'Car');
  await press('Save');
  expect(screen.getByLabelText('Amount')).toHaveFocus();
  for (const [label, text, message] of [
    ['Amount', 'much', /^Enter an amount in dollars/],
    ['Amount', '100', ''],
    ['By', '2026-11-30', 'There is no payday before this date'],
    ['By', '2026-11-26', 'Choose a day from tomorrow to 26 Nov 2076'],
    ['By', '2026-12-03', ''],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await fill(label, text);
    if (message) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
  await userEvent.selectOptions(screen.getByLabelText('Saved in'), 'Saver');
  expect(screen.getByLabelText('Share of it (%)')).toHaveValue('30');
  await fill('Share of it (%)', '1');
  expect(screen.getByLabelText('Share of it (%)')).toHaveAccessibleDescription('Enter a whole number from 1 to 30');
  expect(sent()).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Saved in'), 'An amount I enter');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('There are 20 goals already. Delete one first.');
  expect(screen.getByLabelText('Name')).toHaveValue('Car');
});

test('a goal refused because of other goals shows an error and keeps its typed values, and the goals are loaded again', async () => {
  const sharing = { ...japan, saved: { type: 'account', account_id: account.id, share_percent: 100 } };
  let reads = 0;
  open(
    {},
    { 'GET /goals': () => ({ ...state, goals: (reads += 1) === 1 ? [] : [sharing] }), 'POST /goals': refusal(422) },
  );
  await press('Add a goal');
  await fill('Name', 'Car');
  await fill('Amount', '100');
  await fill('Each payday', '10');
  await userEvent.selectOptions(screen.getByLabelText('Saved in'), 'Saver');
  await userEvent.clear(screen.getByLabelText('Share of it (%)'));
  await fill('Share of it (%)', '1');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('That no longer fits your other goals');
  expect(await screen.findByRole('heading', { name: 'Japan' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Car');
  // Other goals share the whole balance of the account, so the form no longer offers the account.
  expect(screen.getByLabelText('Saved in')).toHaveDisplayValue('An amount I enter');
});

test('an open form keeps typed values when new bank data arrives, and saves only the fields that the user changed', async () => {
  const elsewhere = goal('Tyres', {
    date: '2027-03-15',
    target_cents: 150_000,
    saved: { type: 'by_hand', saved_cents: 50_000, saved_on: '2026-11-27' },
  });
  const opened = goal('Tyres', { saved: { type: 'by_hand', saved_cents: 42_000, saved_on: '2026-11-20' } });
  let [polls, reads] = [0, 0];
  const { sent } = open(
    {},
    {
      'GET /money/accounts': () => ({
        ...overview,
        updates: [moneyUpdate({ updated_at: (polls += 1) === 1 ? null : '2026-11-26T01:00:00.000Z' })],
      }),
      'GET /goals': () => ({ ...state, goals: [(reads += 1) === 1 ? opened : elsewhere] }),
      'PUT /goals/id-Tyres': { goals: [elsewhere] },
    },
  );
  await press('Edit: Tyres');
  await userEvent.clear(screen.getByLabelText('Each payday'));
  await fill('Each payday', '150');
  // The accounts are requested every two seconds until the bank has figures.
  expect(await screen.findByText('of $1,500')).toBeVisible();
  expect(screen.getByLabelText('Each payday')).toHaveValue('150');
  await press('Save');
  expect(await screen.findByText('Tyres is changed.')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([{ per_payday_cents: 15_000, was: { per_payday_cents: 13_000 } }]);
});

test('amounts are per month if there is no regular pay, and an unknown free amount is omitted', async () => {
  open({ rhythm: null, free_cents: null, goals: [goal('Tyres')] });
  expect(await (await section()).findByText('Your goals take $130 each month.')).toBeVisible();
  expect((await rows())[0]).toHaveTextContent('$130 a month');
  await press('Add a goal');
  expect(screen.getByLabelText('Each month')).toBeVisible();
});
