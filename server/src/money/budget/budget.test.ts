import type { BudgetCategory } from '@verdant/shared/contract';
import { monthFiguresOf, type MonthCategorySum } from '../month-figures';
import { resolveBills } from '../recurring/bills';
import { monthPeriodOf } from '../recurring/cycle';
import { isSpreadOverMonths } from './bill-shares';
import { toStoredBudgetAmount, budgetOf, type BudgetInput, type PeriodEntry, type StoredBudgetAmount } from './budget';

const sum = (month: string, spent: number, category: MonthCategorySum['category'] = 'groceries'): MonthCategorySum => ({
  month,
  category,
  cents: 0 - spent,
  count: 1,
});
const monthsUpTo = (today: string, sums: readonly MonthCategorySum[], firstDay = '2020-01-01') =>
  monthFiguresOf(sums, { firstDay, today });
const groceries: StoredBudgetAmount = {
  category: 'groceries',
  cents: 60_000,
  roll_over: false,
  since: '2026-11-01',
  carried_cents: 0,
};
const paid = (cents: number, isBill = false): PeriodEntry => ({
  category: 'groceries',
  amountCents: 0 - cents,
  isBill,
});
const at = (asOf: string, changes: Partial<BudgetInput> = {}): BudgetInput => ({
  months: [],
  amounts: [groceries],
  entries: [],
  asOf,
  today: asOf,
  payday: null,
  billShares: { monthly: new Map(), paid: [] },
  pay: null,
  ...changes,
});
const of = (input: BudgetInput, category = 'groceries'): Partial<BudgetCategory> =>
  budgetOf(input).categories.find((candidate) => candidate.category === category) ?? {};

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2026-02-10', '2026-02-28'],
  ['2026-04-01', '2026-04-30'],
  ['2026-12-31', '2026-12-31'],
])('the month that contains %s ends on %s', (day, last) => expect(monthPeriodOf(day).last_day).toBe(last));

test('the proposed budget includes the monthly share of a quarterly bill, and states proposed and average totals', () => {
  const spent = [60_000, 0, 0, 60_000].map((water, index) => ({
    water,
    month: `2026-${String(10 - index).padStart(2, '0')}`,
  }));
  const sums = spent.flatMap(({ water, month }) => [
    sum(month, 80_000),
    sum(month, 9_000 + (month === '2026-10' ? 8_000 : 0), 'eating_out'),
    ...(water > 0 ? [sum(month, water, 'utilities')] : []),
  ]);
  const paidBills = spent.flatMap(({ water, month }) =>
    water > 0 ? [{ date: `${month}-05`, category: 'utilities' as const, amountCents: 0 - water }] : [],
  );
  const billShares = { monthly: new Map([['utilities' as const, 20_000]]), paid: paidBills };
  const input = at('2026-11-20', { amounts: [], months: monthsUpTo('2026-11-20', sums), billShares });
  expect(of(input, 'utilities').proposed_cents).toBe(20_000);
  // The average of four months includes one expensive month of eating out, which the median ignores.
  expect(budgetOf(input).totals).toMatchObject({ proposed_cents: 109_000, average_cents: 111_000 });
});

test.each([
  ['found', 'weekly', true],
  ['found', 'monthly', false],
  ['dismissed', 'yearly', false],
  ['added', 'yearly', true],
  ['added', 'weekly', false],
] as const)('a bill that is %s and repeats %s gets a monthly share in the budget: %s', (status, rhythm, expected) => {
  const added = { id: 'a', label: 'A', amount_cents: 100, rhythm, next_on: '2026-11-20' };
  const input = { found: { bills: [] }, ownBills: new Map(), addedBills: [added], today: '2026-11-20' };
  expect(resolveBills(input).map(({ bill }) => isSpreadOverMonths({ ...bill, status }))).toEqual([expected]);
});

test.each<[string, number[], number | null]>([
  ['is missing after a single month', [50_000], null],
  ['is the mean of two months, rounded up to whole dollars', [50_001, 50_000], 50_100],
  ['is the median of three months', [90_000, 10_000, 30_000], 30_000],
  [
    'is the median of the last six of seven months, rounded up to whole dollars',
    [100, 200, 300, 400, 500, 600, 9_000_000],
    400,
  ],
  ['is missing if only one of six months has spending', [60_000, 0, 0, 0, 0, 0], null],
  ['is missing if refunds exceed purchases', [-5_000, -6_000], null],
])('the proposed budget %s', (_what, spent, expected) => {
  // A sum in another category gives each month transactions, even a month that has none in the tested category.
  const sums = spent.flatMap((cents, index) => {
    const month = `2026-${String(10 - index).padStart(2, '0')}`;
    return [sum(month, 100, 'health'), ...(cents === 0 ? [] : [sum(month, cents)])];
  });
  expect(of(at('2026-11-20', { months: monthsUpTo('2026-11-20', sums) })).proposed_cents).toBe(expected);
});

test('the proposed budget ignores a month with incomplete data and all earlier months', () => {
  const sums = [sum('2026-10', 10_000), sum('2026-09', 20_000), sum('2026-08', 90_000)];
  const budget = budgetOf(at('2026-11-20', { months: monthsUpTo('2026-11-20', sums, '2026-08-05') }));
  expect(budget.measured_months).toEqual(['2026-10', '2026-09']);
  expect(budget.categories[0]?.proposed_cents).toBe(15_000);
});

test('categories with a budget come first, and categories without a budget or spending are left out', () => {
  const sums = ['2026-10', '2026-09'].flatMap((month) => [sum(month, 100, 'health'), sum(month, 900, 'housing')]);
  const entries: PeriodEntry[] = [{ category: 'fees', amountCents: -700, isBill: false }, paid(1_000)];
  const budget = budgetOf(at('2026-11-20', { months: monthsUpTo('2026-11-20', sums), entries }));
  expect(budget.categories.map(({ category }) => category)).toEqual(['groceries', 'housing', 'health', 'fees']);
  expect(budget.totals).toEqual({
    budget_cents: 60_000,
    rolled_over_cents: 0,
    spent_cents: 1_000,
    left_cents: 59_000,
    other_spent_cents: 700,
    proposed_cents: 61_000,
    average_cents: 1_000,
  });
});

const three = (cents: number) => [paid(cents), paid(cents), paid(cents)];
test.each<[string, Partial<BudgetInput> & { asOf?: string }, string | null]>([
  ['predicts 14 November if $450 are spent in ten days', { entries: three(15_000) }, '2026-11-14'],
  ['predicts no day if the money lasts until payday', { entries: three(15_000), payday: '2026-11-14' }, null],
  ['predicts 14 November if payday is a day later', { entries: three(15_000), payday: '2026-11-15' }, '2026-11-14'],
  [
    'predicts no day if payday is in the next month and the money lasts until the end of this month',
    { entries: [paid(10_000), paid(5_000), paid(5_000)], payday: '2026-12-03' },
    null,
  ],
  ['predicts no day after only two purchases', { entries: [paid(25_000), paid(25_000)] }, null],
  ['predicts no day after two purchases and a refund', { entries: [paid(25_000), paid(25_000), paid(-5_000)] }, null],
  ['predicts no day if refunds exceed purchases', { entries: [...three(5_000), paid(-20_000)] }, null],
  ['predicts no day after only five days of the month', { asOf: '2026-11-05', entries: three(15_000) }, null],
  ['predicts 8 November if $450 are spent in six days', { asOf: '2026-11-06', entries: three(15_000) }, '2026-11-08'],
  [
    'leaves a bill out of the daily spending, and predicts 20 November',
    { entries: [...three(5_000), paid(30_000, true)] },
    '2026-11-20',
  ],
  ['predicts no day if nothing is left', { entries: three(20_000) }, null],
  [
    'predicts no day before today from data of three days ago',
    { entries: three(18_000), today: '2026-11-13' },
    '2026-11-13',
  ],
  ['predicts no day from data of four days ago', { entries: three(15_000), today: '2026-11-14' }, null],
])('the forecast of when a budget of $600 runs out %s', (_what, { asOf = '2026-11-10', ...changes }, expected) => {
  expect(of(at(asOf, changes)).runs_out_on).toBe(expected);
});

test('overspending reduces the rolled-over amount to zero at the lowest, and is not carried into the next month', () => {
  const amount = { ...groceries, roll_over: true, since: '2026-07-01' };
  const spent = { '2026-07': 50_000, '2026-08': 65_000, '2026-09': 90_000, '2026-10': 58_000 };
  const sums = Object.entries(spent).map(([month, cents]) => sum(month, cents));
  const rolledIn = (asOf: string) =>
    of(at(asOf, { amounts: [amount], months: monthsUpTo(asOf, sums) })).rolled_over_cents;
  expect(['2026-08-31', '2026-09-01', '2026-10-01', '2026-11-01'].map(rolledIn)).toEqual([10_000, 5_000, 0, 2_000]);
  const months = monthsUpTo('2026-09-01', sums, '2026-07-15');
  // The data of July are incomplete, so only August counts, in which more than the budget was spent.
  expect(of(at('2026-09-01', { amounts: [amount], months })).rolled_over_cents).toBe(0);
});

test('a changed budget applies from the current month on, and does not change the amount rolled over', () => {
  const stored = [{ ...groceries, roll_over: true, since: '2026-10-01' }];
  const months = monthsUpTo('2026-11-20', [sum('2026-10', 40_000)]);
  const before = { stored, budget: budgetOf(at('2026-11-20', { amounts: stored, months })) };
  const changed = toStoredBudgetAmount('groceries', { cents: 90_000, roll_over: true }, before);
  expect(changed).toMatchObject({ cents: 90_000, since: '2026-11-01', carried_cents: 20_000 });
  expect(of(at('2026-11-20', { amounts: [changed], months })).left_cents).toBe(110_000);
  const off = toStoredBudgetAmount('groceries', { cents: 90_000, roll_over: false }, before);
  expect(of(at('2026-11-20', { amounts: [off], months })).left_cents).toBe(90_000);
  const restored = toStoredBudgetAmount('groceries', { cents: 1, roll_over: true, rolled_over_cents: 7 }, before);
  expect(restored.carried_cents).toBe(7);
});

test('undoing a budget change restores the original start month, and the remainder of that month rolls over', () => {
  const october = { ...groceries, roll_over: true, since: '2026-10-01', carried_cents: 5_000 };
  const months = monthsUpTo('2026-11-02', [sum('2026-10', 40_000)]);
  const given = (amount: StoredBudgetAmount) => at('2026-11-02', { amounts: [amount], months });
  const said = { cents: october.cents, roll_over: true, rolled_over_cents: 5_000, rolled_over_on: '2026-10-01' };
  // The user changes the amount on 31 October, and undoes the change on 2 November.
  const changed = { ...october, cents: 1 };
  const undone = toStoredBudgetAmount('groceries', said, { stored: [changed], budget: budgetOf(given(changed)) });
  expect(undone).toEqual(october);
  expect(of(given(undone)).rolled_over_cents).toBe(25_000);
  // The user sets the amount on 2 November, on a page that was loaded on 31 October.
  const before = { stored: [october], budget: budgetOf(given(october)) };
  for (const rollsOver of [true, false]) {
    const set = toStoredBudgetAmount('groceries', { cents: 60_000, roll_over: rollsOver }, before);
    const back = toStoredBudgetAmount('groceries', said, { stored: [set], budget: budgetOf(given(set)) });
    expect(of(given(back)).rolled_over_cents).toBe(25_000);
  }
  // An account was removed between the change and undoing it.
  const anew = { ...october, since: '2026-11-01', carried_cents: 0 };
  expect(toStoredBudgetAmount('groceries', said, { stored: [anew], budget: budgetOf(given(anew)) })).toEqual(anew);
});
