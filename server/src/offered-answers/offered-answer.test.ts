import type { MoneyUpdate } from '@verdant/shared/contract';
import type { Month } from '../money/month-figures';
import type { Balance } from '../money/measures';
import { questionBank, getAnswerValues } from '../quiz/question-bank';
import { answerLadders, offeredAnswer, type AccountEvidence } from './offered-answer';

const NOW = new Date('2026-11-23T02:00:00.000Z');
const UPDATED = '2026-11-23T01:00:00.000Z';
/** Eleven months, the newest first: October 2026 back to December 2025. */
const names = [...Array.from({ length: 10 }, (_, index) => `2026-${String(10 - index).padStart(2, '0')}`), '2025-12'];
const [INCOME, SPENT] = [500_000, 400_000];

const month = (name: string, changes: Partial<Month> = {}): Month => ({
  month: name,
  is_complete: true,
  income_cents: INCOME,
  spent_cents: SPENT,
  categories: [],
  ...changes,
});
const account = (changes: Partial<Balance> = {}): Balance => ({
  container: 'bank',
  type: 'SAVINGS',
  currency: 'AUD',
  balanceCents: 2 * SPENT,
  ...changes,
});
const update = (changes: Partial<MoneyUpdate> = {}): MoneyUpdate => ({
  link_id: 'link-1',
  institution: 'Dag Site',
  updated_at: UPDATED,
  read_at: UPDATED,
  failure: null,
  is_stale: false,
  skipped: 0,
  asked: null,
  ...changes,
});
const signs = (changes: Partial<AccountEvidence['signs'][number]> = {}) =>
  names.map((name) => ({ month: name, hasPay: true, paysCard: false, ...changes }));

/** Evidence of a user whose account data is complete enough to suggest answers. */
const clear: AccountEvidence = {
  today: '2026-11-23',
  months: names.map((name) => month(name)),
  signs: signs(),
  balances: [account()],
  updates: [update()],
};
const offered = (questionId: string, changes: Partial<AccountEvidence> = {}) =>
  offeredAnswer(questionId, { ...clear, ...changes }, NOW);
const MONTHS = 'emergency-months';
const SPENDING = 'cash-flow-spending';

test('an offered answer includes its figure, the months measured and the time of the last update', () => {
  expect(offered(MONTHS)).toEqual({
    answer: 'one_month',
    figure: { kind: 'covered_months', value: 2 },
    first_month: '2026-05',
    last_month: '2026-10',
    updated_at: UPDATED,
  });
  expect(offered(SPENDING)).toEqual({
    answer: 'little_less',
    figure: { kind: 'spent_percent', value: 80 },
    first_month: '2025-12',
    last_month: '2026-10',
    updated_at: UPDATED,
  });
});

const savings = (months: number) => ({ balances: [account({ balanceCents: Math.round(months * SPENT) })] });
test.each([
  [0, 'days'],
  [0.2, 'days'],
  [0.3, 'weeks'],
  [0.9, 'weeks'],
  [1, 'one_month'],
  [2.96, 'three_months'],
  [5.9, 'three_months'],
  [6, 'six_months'],
])('savings for %d months of spending lead to the offered answer "%s"', (months, ladder) => {
  expect(offered(MONTHS, savings(months))?.answer).toBe(ladder);
});

test.each([
  [79, 'much_less'],
  [79.5, 'little_less'],
  [94, 'little_less'],
  [95, 'about_equal'],
  [105, 'about_equal'],
  [106, 'little_more'],
  [120, 'little_more'],
  [121, 'much_more'],
])('spending of %d percent of income leads to the offered answer "%s"', (percent, option) => {
  const months = names.map((name) => month(name, { spent_cents: (INCOME * percent) / 100 }));
  expect(offered(SPENDING, { months })?.answer).toBe(option);
});

test('every question with offered answers exists in the question bank, and each of its options can be offered', () => {
  for (const [id, { steps }] of answerLadders) {
    const question = questionBank.byId.get(id);
    if (!question) throw new Error(`no question ${id}`);
    expect([id, steps.map(([, option]) => option).toSorted()]).toEqual([id, getAnswerValues(question).toSorted()]);
    expect(steps[0]?.[0]).toBe(0);
    expect(steps.map(([from]) => from)).toEqual(steps.map(([from]) => from).toSorted((a, b) => a - b));
  }
});

test('no answer is offered for a question that the account figures cannot answer', () => {
  const others = questionBank.questions.map(({ id }) => id).filter((id) => !answerLadders.has(id));
  for (const id of [...others, '', 'constructor', '__proto__']) expect([id, offered(id)]).toEqual([id, null]);
});

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString();

test.each<[string, Partial<AccountEvidence>]>([
  ['no bank is linked', { updates: [] }],
  ['no data have been fetched yet', { updates: [update({ updated_at: null })] }],
  ['the figures are older than two days', { updates: [update({ updated_at: hoursAgo(48.01) })] }],
  ['the figures of one of two banks are old', { updates: [update(), update({ updated_at: hoursAgo(72) })] }],
  ['a record could not be read', { updates: [update({ skipped: 1 })] }],
  ['a bank must be connected again', { updates: [update({ failure: 'consent' })] }],
  ['a month had no pay', { signs: [...signs().slice(1), { month: '2026-10', hasPay: false, paysCard: false }] }],
  ['a month has no record of pay and card payments', { signs: signs().slice(1) }],
  ['a card that is not linked is paid off', { signs: signs({ paysCard: true }) }],
  ['the last month has no transactions', { months: clear.months.slice(1) }],
  ['there are only two complete months', { months: clear.months.slice(0, 2) }],
  ['nothing was spent', { months: names.map((name) => month(name, { spent_cents: 0 })) }],
])('no answer is offered if %s', (_what, changes) => {
  expect([offered(MONTHS, changes), offered(SPENDING, changes)]).toEqual([null, null]);
});

test('answers are still offered if a linked card is paid off, or after one failed update', () => {
  const balances = [account(), account({ container: 'creditCard' })];
  expect(offered(MONTHS, { signs: signs({ paysCard: true }), balances })?.answer).toBe('one_month');
  const late = [update({ updated_at: hoursAgo(47.9), failure: 'unavailable' }), update()];
  expect(offered(MONTHS, { updates: late })).toMatchObject({ answer: 'one_month', updated_at: hoursAgo(47.9) });
});

test.each<[string, Partial<Balance>]>([
  ['an unknown balance of a bank account', { balanceCents: null }],
  ['a bank account in another currency', { currency: 'NZD' }],
  ['a bank account whose bank has sent nothing for days', { isStale: true }],
])('with %s, an answer about spending is offered, but no answer about months of savings', (_what, changes) => {
  const balances = [account(), account(changes)];
  expect(offered(MONTHS, { balances })).toBeNull();
  expect(offered(SPENDING, { balances })?.answer).toBe('little_less');
  expect(offered(MONTHS, { balances: [account(), account({ ...changes, container: 'investment' })] })).not.toBeNull();
});

test.each<[string, Partial<Month>, number]>([
  ['a month has one-off income', { one_off_cents: 1 }, 0],
  ['income is irregular', { income_cents: 2 * INCOME + 1 }, 0],
  ['the month before the last four is incomplete', { is_complete: false }, 4],
])('no answer about months of savings is offered if %s', (_what, changes, position) => {
  const months = clear.months.map((monthRow, index) => (index === position ? { ...monthRow, ...changes } : monthRow));
  expect(offered(MONTHS, { months })).toBeNull();
});

test('an answer about months of savings is offered if income varies by month but the usual income does not', () => {
  const months = clear.months.map((monthRow, index) =>
    index === 1 ? { ...monthRow, income_cents: 3 * INCOME } : monthRow,
  );
  expect(
    offered(MONTHS, { months: months.map((monthRow) => ({ ...monthRow, usual_income_cents: INCOME })) }),
  ).not.toBeNull();
});

test('an offered answer about spending needs ten months with income, and an answer about savings needs three', () => {
  expect(offered(SPENDING, { months: clear.months.slice(0, 10) })?.first_month).toBe('2026-01');
  expect(offered(SPENDING, { months: clear.months.slice(0, 9) })).toBeNull();
  expect(offered(MONTHS, { months: clear.months.slice(0, 3) })?.first_month).toBe('2026-08');
  expect(offered(SPENDING, { months: names.map((name) => month(name, { income_cents: 0 })) })).toBeNull();
});
