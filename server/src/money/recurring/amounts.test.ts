import { billRhythms } from '@verdant/shared/contract';
import { totalMonthlyCost } from './amounts';
import { recurringBill as bill } from './testing/cycle-kit';

test('the average monthly cost of a bill is its yearly cost divided by twelve, for every rhythm', () => {
  const costs = billRhythms.map((rhythm) => [rhythm, totalMonthlyCost([bill({ rhythm })])]);
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

test('the monthly cost of bills excludes dismissed and missing bills, and includes added bills', () => {
  const bills = [bill({ status: 'dismissed' }), bill({ is_missing: true }), bill({ status: 'added' })];
  expect(totalMonthlyCost(bills)).toBe(12_000);
});
