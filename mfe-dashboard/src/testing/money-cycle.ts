import * as v from 'valibot';
import { moneyCycle, type MoneyCycle, type RecurringBill } from '@verdant/shared/contract';

/** Returns a monthly bill of $60.00 for tests, detected in the transactions and next due on 30 November 2026. */
export const recurringBill = (key: string, changes: Partial<RecurringBill> = {}): RecurringBill => ({
  key,
  label: key,
  category: 'utilities',
  amount_cents: 6_000,
  is_estimate: false,
  rhythm: 'monthly',
  next_on: '2026-11-30',
  account_id: 'a-1',
  last_on: '2026-10-30',
  last_amount_cents: 6_000,
  previous_amount_cents: null,
  is_missing: false,
  status: 'found',
  own: {},
  ...changes,
});

/**
 * Returns a pay cycle for tests: the fortnight from 19 November to 2 December 2026, as of 25 November and without bills.
 */
export const payCycle = (changes: Partial<MoneyCycle> = {}): MoneyCycle => ({
  ...v.parse(moneyCycle, {
    today: '2026-11-25',
    pay: {
      rhythm: 'fortnightly',
      last_pay_on: '2026-11-19',
      next_pay_on: '2026-12-03',
      amount_cents: 268_420,
      account_id: 'a-1',
      source: 'found',
    },
    is_pay_dismissed: false,
    period: { type: 'pay', first_day: '2026-11-19', last_day: '2026-12-02' },
    bills: [],
    due: [],
    due_before_payday_cents: null,
    everyday_cents: null,
    left_until_payday_cents: null,
  }),
  ...changes,
});
