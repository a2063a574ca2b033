import { billRhythms, type RecurringBill } from '@verdant/shared/contract';
import { monthlyCost } from './amounts';

const bill = (changes: Partial<RecurringBill>): RecurringBill => ({
  key: 'gym',
  label: 'Gym',
  category: 'health',
  amount_cents: 12_000,
  is_estimate: false,
  rhythm: 'monthly',
  next_on: '2026-12-01',
  account_id: null,
  last_on: '2026-11-01',
  last_amount_cents: 12_000,
  previous_amount_cents: null,
  is_missing: false,
  status: 'found',
  own: {},
  ...changes,
});

test('bills of every rhythm cost their share of a year in an average month', () => {
  const costs = billRhythms.map((rhythm) => [rhythm, monthlyCost([bill({ rhythm })])]);
  expect(Object.fromEntries(costs)).toEqual({
    weekly: 52_000,
    fortnightly: 26_000,
    four_weekly: 13_000,
    monthly: 12_000,
    two_monthly: 6_000,
    school_term: 4_000,
    quarterly: 4_000,
    half_yearly: 2_000,
    yearly: 1_000,
  });
});

test('a bill that is dismissed or over costs nothing, and an added one counts', () => {
  const bills = [bill({ status: 'dismissed' }), bill({ is_missing: true }), bill({ status: 'added' })];
  expect(monthlyCost(bills)).toBe(12_000);
});
