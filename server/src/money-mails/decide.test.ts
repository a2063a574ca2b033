import { moneyCycle, type MoneyCycle } from '@verdant/shared/contract';
import * as v from 'valibot';
import { lowBalanceMail, monthlyLetter, overBudgetMail, unusualChargeMails, type MerchantCharge } from './decide';

const cycle = (everydayCents: number | null, due: readonly [on: string, cents: number][]): MoneyCycle =>
  v.parse(moneyCycle, {
    today: '2026-11-20',
    pay: null,
    is_pay_dismissed: false,
    period: { type: 'month', first_day: '2026-11-01', last_day: '2026-11-30' },
    bills: [],
    due: due.map(([on, cents]) => ({ key: on, on, amount_cents: cents })),
    due_before_payday_cents: null,
    everyday_cents: everydayCents,
    left_until_payday_cents: null,
  });

describe('a low-balance email', () => {
  test('states the first bill that the balance does not cover, and has a key that is unique per pay cycle', () => {
    const due: [string, number][] = [
      ['2026-11-26', 20_000],
      ['2026-11-22', 30_000],
      ['2026-11-27', 90_000],
    ];
    expect(lowBalanceMail(cycle(49_900, due))).toEqual({
      kind: 'low_balance',
      key: '2026-11-01',
      on: '2026-11-26',
      dueCents: 50_000,
      everydayCents: 49_900,
    });
  });

  test.each([
    ['the balance is less than a dollar below the due bills', 49_901, '2026-11-22', 50_000],
    ['the bill is eight days away', 0, '2026-11-28', 50_000],
    ['the balance is unknown', null, '2026-11-22', 50_000],
  ] as const)('is not sent if %s', (_name, everyday, on, cents) => {
    expect(lowBalanceMail(cycle(everyday, [[on, cents]]))).toBeUndefined();
  });
});

test('a low-balance email has the same key on each day before a corrected payday, and ignores a bill due on payday', () => {
  const awaited = (today: string, firstDay: string): MoneyCycle => ({
    ...cycle(0, [['2026-12-01', 50_000]]),
    today,
    pay: {
      rhythm: 'monthly',
      last_pay_on: '2026-11-26',
      next_pay_on: '2026-12-30',
      amount_cents: null,
      account_id: null,
      source: 'corrected',
    },
    period: { type: 'pay', first_day: firstDay, last_day: '2026-12-29' },
  });
  const keys = ['2026-11-26', '2026-11-27', '2026-11-30'].map((day) => lowBalanceMail(awaited(day, day))?.key);
  expect(new Set(keys)).toEqual(new Set(['2026-12-30']));
  expect(
    lowBalanceMail({ ...awaited('2026-12-30', '2026-11-30'), due: [{ key: 'a', on: '2026-12-30', amount_cents: 9 }] }),
  ).toBeUndefined();
});

describe('an over-budget email', () => {
  const budget = (today: string, ...left: (number | null)[]) => ({
    today,
    period: { first_day: '2026-11-01', last_day: '2026-11-30' },
    categories: left.map((left_cents, index) => ({
      category: (['groceries', 'fees', 'health'] as const)[index] ?? ('other' as const),
      left_cents,
    })),
  });

  test('lists the categories at least a dollar over budget, and has a key that is unique per month', () => {
    expect(overBudgetMail(budget('2026-11-22', -100, -99, null))).toEqual({
      kind: 'over_budget',
      key: '2026-11',
      categories: ['groceries'],
    });
  });

  test('is not sent if no budget is exceeded, or if the month of the overspending has ended', () => {
    expect(overBudgetMail(budget('2026-11-22', 0, 5, null))).toBeUndefined();
    expect(overBudgetMail(budget('2026-12-01', -100))).toBeUndefined();
  });
});

describe('an unusual charge', () => {
  const charge = (on: string, cents: number, merchantKey = 'origin'): MerchantCharge => ({ merchantKey, on, cents });
  const earlier = ['2026-02-01', '2026-05-01', '2026-08-01', '2026-09-01'].map((on) => charge(on, 10_000));

  test('is at least twice the largest of four earlier charges of the merchant, and at least $50 more', () => {
    expect(unusualChargeMails([charge('2026-11-18', 20_000)], earlier)).toEqual([
      { kind: 'unusual_charge', key: 'origin 2026-11-18 20000', on: '2026-11-18', cents: 20_000 },
    ]);
  });

  test.each([
    ['an amount one cent below the limit', charge('2026-11-18', 19_999), earlier],
    ['only three earlier charges', charge('2026-11-18', 90_000), earlier.slice(1)],
    ['earlier charges of another merchant only', charge('2026-11-18', 90_000, 'agl'), earlier],
    [
      'an amount less than $50 above the earlier charges',
      charge('2026-11-18', 5_900),
      earlier.map((earlierCharge) => ({ ...earlierCharge, cents: 1_000 })),
    ],
  ])('is not reported with %s', (_name, recent, before) => {
    expect(unusualChargeMails([recent], before)).toEqual([]);
  });
});

describe('the monthly letter', () => {
  const month = (name: string, isComplete: boolean) => ({
    month: name,
    is_complete: isComplete,
    income_cents: 500_000,
    spent_cents: 430_000,
    categories: [],
  });

  test('contains the income and spending of the past month, and is sent in the first half of the next month', () => {
    expect(monthlyLetter([month('2026-12', false), month('2026-11', true)], '2026-12-15')).toEqual({
      kind: 'monthly_letter',
      key: '2026-11',
      incomeCents: 500_000,
      spentCents: 430_000,
    });
    expect(monthlyLetter([month('2025-12', true)], '2026-01-04')?.key).toBe('2025-12');
  });

  test('is not sent before the 4th or after the 15th, or for an incomplete month or a month before the last one', () => {
    expect(monthlyLetter([month('2026-11', true)], '2026-12-16')).toBeUndefined();
    expect(monthlyLetter([month('2026-11', true)], '2026-12-03')).toBeUndefined();
    expect(monthlyLetter([month('2026-11', false)], '2026-12-05')).toBeUndefined();
    expect(monthlyLetter([month('2026-10', true)], '2026-12-05')).toBeUndefined();
  });
});
