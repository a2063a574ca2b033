import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { BudgetCategory, MoneyBudget, MoneyUpdate } from '@verdant/shared/contract';
import { fakeApi, moneyOverview, moneyUpdate, renderInShell, type FakeAnswers } from '@verdant/shared/testing';
import { figure } from '../../testing/page';
import { Budget } from '../budget';

const category = (name: BudgetCategory['category'], changes: Partial<BudgetCategory> = {}): BudgetCategory => ({
  category: name,
  proposed_cents: null,
  budget_cents: null,
  roll_over: false,
  rolled_over_cents: 0,
  spent_cents: 0,
  left_cents: null,
  runs_out_on: null,
  ...changes,
});
const groceries = category('groceries', { proposed_cents: 43_000, spent_cents: 20_000 });
const budgeted = {
  ...groceries,
  budget_cents: 50_000,
  roll_over: true,
  rolled_over_cents: 4_000,
  left_cents: 34_000,
};
const fees = category('fees', { spent_cents: 700 });
const budget: MoneyBudget = {
  today: '2026-11-25',
  as_of: '2026-11-25',
  period: { first_day: '2026-11-01', last_day: '2026-11-30' },
  next_pay_on: '2026-12-03',
  pay: null,
  measured_months: ['2026-10', '2026-09', '2026-08'],
  categories: [groceries, fees],
  totals: {
    budget_cents: 0,
    rolled_over_cents: 0,
    spent_cents: 0,
    left_cents: 0,
    other_spent_cents: 20_700,
    proposed_cents: 0,
    average_cents: null,
  },
};
const withBudget: MoneyBudget = {
  ...budget,
  categories: [budgeted, fees],
  totals: {
    ...budget.totals,
    budget_cents: 50_000,
    rolled_over_cents: 4_000,
    spent_cents: 20_000,
    left_cents: 34_000,
    other_spent_cents: 700,
  },
};
const http = (status: number) => new ApiError('http', 'failed', { status, url: '/' });

// Imports the chunks in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => Promise.all([import('./own-budget'), import('../../components/own-note/own-data-or-sample')]));

function open(found: unknown, answers: FakeAnswers = {}, changes: Partial<MoneyUpdate> = {}) {
  const overview = { ...moneyOverview(), updates: [moneyUpdate(changes)] };
  const api = fakeApi({ 'GET /money/accounts': overview, 'GET /budget': found, ...answers });
  renderInShell(<Budget />, { api, route: '/budget' });
  return { sent: () => api.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const own = async () => within(await screen.findByRole('region', { name: 'Your budget' }));

test('the proposed amounts become the budget with one click and can be undone, and the sample budget can be expanded', async () => {
  const { sent } = open(budget, {
    'PUT /budget': ({ body }: { body?: unknown }) =>
      JSON.stringify(body).includes('"added":[]') ? budget : withBudget,
  });
  const section = await own();
  expect(await section.findByRole('heading', { name: 'No budget yet' })).toBeVisible();
  expect(section.getByText('Proposed: $430')).toBeVisible();
  const example = within(screen.getByRole('region', { name: 'An example, not yours' }));
  await userEvent.click(example.getByText('An example, not yours'));
  expect(example.getByRole('button', { name: 'Create Budget' })).toBeVisible();

  await click('Use proposed amounts');
  expect(await section.findByText('The proposed amounts are your budget now.')).toBeVisible();
  expect(figure('Left in November 2026')).toBe('$340.00');
  expect(section.getByText('Next payday: 3 Dec 2026. The month ends on 30 Nov 2026.')).toBeVisible();
  expect(section.getByText('$200.00 of $540.00, $40.00 of it from earlier months')).toBeVisible();
  expect(section.getByRole('progressbar', { name: 'Groceries: part of the budget that is spent' })).toHaveValue(20_000);
  await click('Undo');
  expect(await section.findByText('Undone.')).toBeVisible();
  const taken = [{ category: 'groceries', cents: 43_000, roll_over: false }];
  expect(sent()).toEqual([
    { added: taken, removed: [] },
    { added: [], removed: taken },
  ]);
});

test('an edited amount is validated and saved, and Undo also restores the amount that was rolled over', async () => {
  const after = { ...withBudget, categories: [{ ...budgeted, budget_cents: 61_050, left_cents: 45_050 }, fees] };
  const { sent } = open(withBudget, { 'PUT /budget/groceries': after });
  await click('Change: Groceries');
  const amount = screen.getByRole('textbox', { name: 'Amount per month' });
  expect(amount).toHaveValue('500');
  await userEvent.clear(amount);
  await userEvent.type(amount, '100000001');
  await click('Save');
  expect(amount).toHaveAccessibleDescription(/Enter an amount in dollars, from 1 cent to 100 million/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '610.50');
  await click('Save');
  expect(await screen.findByText('Groceries: $610.50 a month.')).toBeVisible();
  await click('Undo');
  await screen.findByText('Undone.');
  expect(sent()).toEqual([
    { cents: 61_050, roll_over: true, was: { cents: 50_000, roll_over: true } },
    {
      cents: 50_000,
      roll_over: true,
      rolled_over_cents: 4_000,
      rolled_over_on: '2026-11-01',
      was: { cents: 61_050, roll_over: true },
    },
  ]);
});

test('an amount changed elsewhere is not overwritten, and the form then shows the newer amount', async () => {
  const elsewhere = { ...withBudget, categories: [{ ...budgeted, budget_cents: 70_000 }, fees] };
  const reads = [withBudget, elsewhere];
  open(() => reads.shift(), { 'PUT /budget/groceries': http(409) });
  await click('Change: Groceries');
  await userEvent.keyboard('1');
  await click('Save');
  const amount = screen.getByRole('textbox', { name: 'Amount per month' });
  await waitFor(() => expect(amount).toHaveValue('700'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was overwritten');
});

test('an amount can be set for a category, and the budget of a category can be removed', async () => {
  const { sent } = open(withBudget, {
    'PUT /budget/health': withBudget,
    'DELETE /budget/groceries': budget,
  });
  await userEvent.click(await screen.findByText('More categories'));
  await click('Set amount: Health');
  await userEvent.keyboard('80');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Carry what is left over into the next month' }));
  await click('Save');
  expect(await screen.findByText('Health: $80.00 a month.')).toBeVisible();
  await click('Change: Groceries');
  await click('Remove from budget');
  expect(await screen.findByText('Groceries no longer has a budget.')).toBeVisible();
  expect(sent()).toEqual([{ cents: 8_000, roll_over: true, was: null }, undefined]);
});

test.each([
  ['2026-12-03', '2026-11-27', 'At this pace, gone by 27 Nov 2026, 6 days before payday.'],
  ['2026-11-28', '2026-11-27', 'At this pace, gone by 27 Nov 2026, the day before payday.'],
  [null, '2026-11-27', 'At this pace, gone by 27 Nov 2026, before the month ends.'],
])('a budget with payday %s that runs out on %s shows: %s', async (payday, day, text) => {
  open({ ...withBudget, next_pay_on: payday, categories: [{ ...budgeted, runs_out_on: day }] });
  expect(await screen.findByText(text)).toBeVisible();
});

describe('a budget per pay period', () => {
  const pay: MoneyBudget['pay'] = {
    rhythm: 'fortnightly',
    first_day: '2026-11-19',
    last_day: '2026-12-02',
    bills_cents: 92_300,
    budget_cents: 23_000,
    spent_cents: 18_900,
    left_cents: 4_100,
    categories: [
      {
        category: 'groceries',
        budget_cents: 23_000,
        spent_cents: 18_900,
        left_cents: 4_100,
        runs_out_on: '2026-11-28',
      },
    ],
  };

  test('is selected at first, and its amounts are changed in the monthly view', async () => {
    open({ ...withBudget, pay });
    const section = await own();
    expect(await section.findByRole('tab', { name: 'Each pay', selected: true })).toBeVisible();
    expect(figure('Left to spend until payday')).toBe('$41.00');
    expect(section.getByText('Day 7 of 14. Next payday: 3 Dec 2026.')).toBeVisible();
    expect(figure('Bills, set aside')).toBe('$923.00');
    expect(section.getByText('$189.00 of $230.00')).toBeVisible();
    expect(section.getByText('At this pace, gone by 28 Nov 2026, 5 days before payday.')).toBeVisible();
    await click('Change amounts');
    expect(section.getByRole('tab', { name: 'Each month', selected: true })).toBeVisible();
    expect(section.getByRole('button', { name: 'Change: Groceries' })).toBeVisible();
  });

  test('is not selected at first if the user is paid monthly, and shows overspending as a positive amount', async () => {
    open({ ...withBudget, pay: { ...pay, rhythm: 'monthly', left_cents: -500 } });
    expect(await screen.findByRole('tab', { name: 'Each month', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Each pay' }));
    expect(figure('Over budget before payday')).toBe('$5.00');
  });

  test('does not hide the Undo button after the proposed amounts were accepted in the monthly view', async () => {
    open(budget, { 'PUT /budget': { ...withBudget, pay } });
    await click('Use proposed amounts');
    expect(await screen.findByRole('tab', { name: 'Each month', selected: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

test('categories over budget are listed first, and a mark on each bar shows how much of the month has passed', async () => {
  const over = category('health', { budget_cents: 1_000, spent_cents: 2_000, left_cents: -1_000 });
  open({ ...withBudget, as_of: '2026-11-12', categories: [budgeted, over, fees] });
  const section = await own();
  expect(await section.findByText('The upright mark on each bar is day 12 of 30.')).toBeVisible();
  const [first] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent('$10.00 over');
});

test('figures of an earlier month show their date, and overspending is shown as a positive amount', async () => {
  const over = { ...budgeted, spent_cents: 60_000, left_cents: -6_000 };
  open({
    ...withBudget,
    as_of: '2026-10-20',
    period: { first_day: '2026-10-01', last_day: '2026-10-31' },
    categories: [over],
    totals: { ...withBudget.totals, left_cents: -6_000 },
  });
  const section = await own();
  expect(await section.findByText('As of 20 Oct 2026. Some accounts have no later transactions yet.')).toBeVisible();
  expect(figure('Over budget in October 2026')).toBe('$60.00');
  expect(section.getByText('$60.00 over')).toBeVisible();
});

test.each<[string | null, string]>([
  ['2026-11-25T01:00:00.000Z', 'No transactions yet'],
  [null, 'Your transactions are on their way'],
])('proposes no amounts but lets the user set amounts if there are no transactions: %s', async (updated_at, title) => {
  open({ ...budget, measured_months: [], categories: [] }, {}, { updated_at });
  const section = await own();
  expect(await section.findByRole('heading', { name: title })).toBeVisible();
  expect(section.getByText(/^Nothing is proposed yet/)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Use proposed amounts' })).not.toBeInTheDocument();
  expect(section.getByText('More categories')).toBeVisible();
});
