import type { Month } from './month-figures';
import { computeMeasures, type Balance } from './measures';

const TODAY = '2026-02-10';
const month = (name: string, income_cents: number, spent_cents: number, is_complete = true): Month => ({
  month: name,
  is_complete,
  income_cents,
  spent_cents,
  categories: [],
});
const [january, december, november] = [
  month('2026-01', 600_000, 300_000),
  month('2025-12', 500_000, 400_000),
  month('2025-11', 400_000, 350_000),
];
const current = month('2026-02', 1, 999_999_999, false);
const account = (container: string, type: string, balanceCents: number | null): Balance => ({
  container,
  type,
  currency: 'AUD',
  balanceCents,
});
const everyday = account('bank', 'CHECKING', 70_000);
const saver = account('bank', 'SAVINGS', 1_050_000);
const unknown = { income_cents: null, spent_cents: null, spent_percent: null, covered_months: null, buffer_days: null };

test('three complete months give average income and spending, the share spent, and how long savings last', () => {
  expect(computeMeasures([current, january, december, november], [everyday, saver], TODAY)).toEqual({
    months: ['2026-01', '2025-12', '2025-11'],
    income_cents: 500_000,
    spent_cents: 350_000,
    spent_percent: 70,
    // $11,200 at $3,500 a month lasts 3.2 months; $700 at $115.07 a day lasts 6 days.
    covered_months: 3.2,
    buffer_days: 6,
  });
});

test.each([
  account('investment', 'SUPER_ANNUATION', 9_000_000),
  account('creditCard', 'CREDIT', 100_000),
  account('loan', 'MORTGAGE', 40_000_000),
  { ...saver, currency: 'NZD' },
])('the account %j does not count as available money', (other) => {
  const months = [january, december, november];
  expect(computeMeasures(months, [everyday, saver, other], TODAY)).toEqual(
    computeMeasures(months, [everyday, saver], TODAY),
  );
});

test.each([
  ['only two months', [january, december], ['2026-01', '2025-12']],
  ['three months with a gap', [january, december, month('2025-10', 1, 1)], ['2026-01', '2025-12']],
  ['three months, but not the last one', [december, november, month('2025-10', 1, 1)], []],
  ['no month', [], []],
  ['an incomplete third month', [january, december, { ...november, is_complete: false }], ['2026-01', '2025-12']],
])('all figures are unknown if the data cover %s', (_what, months, used) => {
  expect(computeMeasures(months, [everyday, saver], TODAY)).toEqual({ months: used, ...unknown });
});

test('measures are computed from the last six months only', () => {
  const names = ['2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07'];
  const months = names.map((name) => month(name, 2, 1));
  expect(computeMeasures(months, [], TODAY).months).toEqual(names.slice(0, 6));
});

test.each([
  ['no income', [0, 100], [everyday], { spent_percent: null, covered_months: 700, buffer_days: 21_291 }],
  ['refunds above spending', [100, -5], [everyday], { spent_percent: null, covered_months: null, buffer_days: null }],
  ['an unknown balance', [100, 100], [account('bank', 'CHECKING', null)], { covered_months: null, buffer_days: null }],
  ['no everyday account', [100, 100], [saver], { covered_months: 10_500, buffer_days: null }],
  ['an overdraft', [100, 100], [account('bank', 'CHECKING', -500)], { covered_months: 0, buffer_days: 0 }],
] as const)(
  'with %s, ratios that cannot be computed are null and the other figures are as expected',
  (_what, [income, spent], accounts, expected) => {
    const months = ['2026-01', '2025-12', '2025-11'].map((name) => month(name, income, spent));
    expect(computeMeasures(months, accounts, TODAY)).toMatchObject(expected);
  },
);
