import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { MoneyOverview } from '@verdant/shared/contract';
import { moneyAccount, type FakeAnswers } from '@verdant/shared/testing';
import { payCycle, recurringBill } from '../../testing/money-cycle';
import { Dashboard } from '../dashboard';
import { openPage } from '../../testing/open-page';
import { firstStepsOf } from './first-steps';

const INSIGHTS = 'GET /adaptive-quiz/insights';
const HIDE = 'PUT /adaptive-quiz/actions/first-steps';
const empty: MoneyOverview = { accounts: [], net: [], updates: [], can_link: true };
const withAccount = { ...empty, accounts: [moneyAccount({ id: 'a', source: 'import' })] };
const scored = { insights: [{ type: 'metric', title: 'Investment Readiness', value: 40 }], investment_profile: null };
const unscored = { insights: [], investment_profile: null };
const goal = {
  id: 'g',
  name: 'Tyres',
  target_cents: 120_000,
  date: '2027-06-30',
  per_payday_cents: null,
  saved: { type: 'by_hand', saved_cents: 0, saved_on: '2026-11-01' },
  saved_cents: 0,
};
const measures = {
  months: [],
  income_cents: null,
  spent_cents: null,
  spent_percent: null,
  covered_months: null,
  buffer_days: null,
  goals: [goal],
};
const checked = payCycle({ bills: [recurringBill('rent', { status: 'confirmed' })] });

// Imports the chunks in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => Promise.all([import('./first-steps'), import('../account-data/account-data')]));

const open = (data: object, overview: MoneyOverview, answers: FakeAnswers = {}) =>
  openPage(<Dashboard />, {
    [INSIGHTS]: { data },
    'GET /money/accounts': overview,
    'GET /money/measures': measures,
    'GET /money/cycle': checked,
    'GET /money/transactions?limit=50': { transactions: [], next: null },
    'GET /money/spending?months=2': { months: [] },
    ...answers,
  }).api;
const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));

test('a new user sees four steps as links, and no duplicate offer of the quiz or the file import', async () => {
  open(unscored, empty);
  const list = await steps();
  expect(list.getByText('0 of 4 done')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Take the health check', '/onboarding'],
    ['Add your accounts', '/money/import'],
    ['Check your bills', '/money/bills'],
    ['Set a goal', '/savings'],
  ]);
  expect(await screen.findByRole('button', { name: 'Connect Bank Account' })).toBeVisible();
  expect(screen.queryByText('See your own figures here')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Or bring a file from your bank' })).toBeNull();
});

test('the list of first steps marks and counts the completed steps', async () => {
  open(scored, withAccount, { 'GET /money/cycle': payCycle(), 'GET /money/measures': { ...measures, goals: [] } });
  const list = await steps();
  expect(list.getByText('2 of 4 done')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Done: Take the health check',
    'Done: Add your accounts',
    'Check your bills',
    'Set a goal',
  ]);
});

test.each([
  ['all steps are done', {}],
  [
    'it is unknown which steps are done',
    { 'GET /money/cycle': new ApiError('http', 'failed', { status: 500, url: '/' }) },
  ],
])('the list of first steps is not shown if %s', async (_where, answers) => {
  open(scored, withAccount, answers);
  await screen.findByRole('region', { name: 'Savings Goals Progress' });
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('the list of first steps does not replace the message that the quiz has too few answers', async () => {
  open({ ...unscored, status: 'too_little' }, empty);
  expect((await steps()).getByText('1 of 4 done')).toBeVisible();
  expect(screen.getByText('Not enough to go on yet')).toBeVisible();
});

test('hiding the steps stores the choice, and Tab then moves the focus to the link to the quiz', async () => {
  const api = open(unscored, empty, { [HIDE]: { state: 'dismissed', reason: 'other' } });
  await userEvent.click((await steps()).getByRole('button', { name: 'Hide first steps' }));
  const offer = await screen.findByRole('link', { name: 'Start your health check' });
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ state: 'dismissed', reason: 'other' });
  await userEvent.tab();
  expect(offer).toHaveFocus();
});

test('the first steps remain visible, and an error is shown, if the choice to hide the steps cannot be saved', async () => {
  open(unscored, empty, { [HIDE]: new ApiError('http', 'failed', { status: 500, url: HIDE }) });
  await userEvent.click((await steps()).getByRole('button', { name: 'Hide first steps' }));
  expect(await (await steps()).findByRole('alert')).toHaveTextContent('That could not be saved. Please try again.');
});

const pay = payCycle().pay;
const found = payCycle({ bills: [recurringBill('rent')] });

test.each<[name: string, known: Parameters<typeof firstStepsOf>[0], done: string[]]>([
  ['no data', { isQuizDone: false, overview: empty }, []],
  ['a completed quiz', { isQuizDone: true, overview: empty }, ['quiz']],
  ['an account', { isQuizDone: false, overview: withAccount, cycle: found }, ['accounts']],
  [
    'a goal without accounts',
    { isQuizDone: false, overview: { ...empty, kept: { goals: true, budget: false } } },
    ['goal'],
  ],
  ['a goal', { isQuizDone: false, overview: withAccount, cycle: found, goals: [{ id: 'g' }] }, ['accounts', 'goal']],
  ...(['confirmed', 'dismissed', 'added'] as const).map(
    (status): [string, Parameters<typeof firstStepsOf>[0], string[]] => [
      `a bill that is ${status}`,
      { isQuizDone: false, overview: withAccount, cycle: payCycle({ bills: [recurringBill('rent', { status })] }) },
      ['accounts', 'bills'],
    ],
  ),
  [
    'a corrected pay',
    { isQuizDone: false, overview: withAccount, cycle: { ...found, pay: pay && { ...pay, source: 'corrected' } } },
    ['accounts', 'bills'],
  ],
  [
    'a dismissed pay',
    { isQuizDone: false, overview: withAccount, cycle: { ...found, is_pay_dismissed: true } },
    ['accounts', 'bills'],
  ],
])('determines the completed steps for a user with %s', (_name, userState, done) => {
  expect(firstStepsOf(userState).flatMap(({ id, isDone }) => (isDone ? id : []))).toEqual(done);
});
