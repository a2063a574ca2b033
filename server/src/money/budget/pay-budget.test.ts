import type { RecurringBill } from '@verdant/shared/contract';
import type { PeriodEntry, StoredBudgetAmount } from './budget';
import { recurringBill } from '../recurring/testing/cycle-kit';
import { payBudgetOf, type PayPeriod } from './pay-budget';

const amount = (category: StoredBudgetAmount['category'], cents: number): StoredBudgetAmount => ({
  category,
  cents,
  roll_over: true,
  since: '2026-01-01',
  carried_cents: 5_000,
});
const bill = (changes: Partial<RecurringBill> = {}) =>
  recurringBill({ category: 'housing', amount_cents: 195_000, ...changes });
const spent = (category: PeriodEntry['category'], cents: number, isBill = false): PeriodEntry => ({
  category,
  amountCents: 0 - cents,
  isBill,
});
const period: PayPeriod = {
  rhythm: 'fortnightly',
  first_day: '2026-11-19',
  last_day: '2026-12-02',
  bills: [],
  entries: [],
};
const days = { asOf: '2026-11-25', today: '2026-11-25', payday: '2026-12-03' };
const budgetOf = (amounts: readonly StoredBudgetAmount[], changes: Partial<PayPeriod> = {}) =>
  payBudgetOf(amounts, { ...period, ...changes }, days);

test('a monthly budget is converted to 26 fortnights a year, and no unspent money is carried over', () => {
  const budget = budgetOf([amount('groceries', 65_000)], {
    entries: [spent('groceries', 10_000), spent('health', 900)],
  });
  expect(budget).toMatchObject({ bills_cents: 0, budget_cents: 30_000, spent_cents: 10_000, left_cents: 20_000 });
});

test('a share of the monthly rent is set aside in every fortnight, including the fortnight in which it is paid', () => {
  const amounts = [amount('housing', 216_667), amount('groceries', 65_000)];
  for (const entries of [[], [spent('housing', 195_000, true)]]) {
    const budget = budgetOf(amounts, { bills: [bill()], entries });
    expect(budget).toMatchObject({ bills_cents: 90_000, budget_cents: 40_000, left_cents: 40_000 });
  }
});

test.each([190_000, 195_000, 195_099])(
  'a category is not listed if bills use up all of its budget of %d cents',
  (cents) => {
    const budget = budgetOf([amount('housing', cents)], { bills: [bill()] });
    expect(budget).toMatchObject({ bills_cents: 90_000, budget_cents: 0, left_cents: 0, categories: [] });
  },
);

test.each<[string, Partial<RecurringBill>]>([
  ['added by the user', { status: 'added' }],
  ['dismissed', { status: 'dismissed' }],
  ['missing', { is_missing: true }],
])('no money is set aside for a bill that is %s', (_what, changes) => {
  expect(budgetOf([amount('housing', 216_667)], { bills: [bill(changes)] })).toMatchObject({ bills_cents: 0 });
});

test('the category with the smallest share left is listed first, with the day on which its budget runs out', () => {
  const entries = [1, 2, 3].map(() => spent('groceries', 8_000)).concat(spent('health', 100));
  const budget = budgetOf([amount('health', 65_000), amount('groceries', 65_000)], { entries });
  expect(budget.categories.map(({ category, runs_out_on: day }) => [category, day])).toEqual([
    ['groceries', '2026-11-27'],
    ['health', null],
  ]);
});
