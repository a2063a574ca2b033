import { billRhythms } from '@verdant/shared/contract';
import { monthlyCost } from './amounts';
import { recurringBill as bill } from './testing/cycle-kit';

test('the average monthly cost of a bill is its yearly cost divided by twelve, for every rhythm', () => {
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

test('dismissed and missing bills do not count in the monthly cost, and added bills do', () => {
  const bills = [bill({ status: 'dismissed' }), bill({ is_missing: true }), bill({ status: 'added' })];
  expect(monthlyCost(bills)).toBe(12_000);
});
