import { MAX_GOAL_YEARS } from '@verdant/shared/contract';
import { resolvePay } from '../money/recurring/cycle';
import { amountPerPayday } from '../money/recurring/schedule';
import { correctedPay, NOTHING_FOUND } from '../money/recurring/testing/cycle-kit';
import { toDayGaps, latestGoalDay, paydaysAhead } from './paydays';

test('every month end after today is a payday if there is no regular pay', () => {
  expect(paydaysAhead(undefined, '2027-01-30').slice(0, 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(toDayGaps(['2027-01-31', '2027-02-28'], '2027-01-30')).toEqual([1, 28]);
  expect(paydaysAhead(undefined, '2027-01-31')[0]).toBe('2027-02-28');
  expect(paydaysAhead(undefined, '2026-11-26')).toHaveLength(MAX_GOAL_YEARS * 12);
});

test('paydays follow the regular pay, from tomorrow to the latest date of a goal', () => {
  const ownPay = correctedPay('fortnightly', '2026-11-26');
  const days = paydaysAhead(resolvePay({ found: NOTHING_FOUND, ownPay, today: '2026-11-26' }), '2026-11-26');
  expect([days[0], days.at(-1)]).toEqual(['2026-12-10', '2076-11-19']);
});

test('the money left each month is converted to an amount per payday', () => {
  expect(amountPerPayday(149_500, 'fortnightly')).toBe(69_000);
  expect(amountPerPayday(149_500, 'weekly')).toBe(34_500);
  expect([amountPerPayday(149_500, null), amountPerPayday(149_500, 'monthly')]).toEqual([149_500, 149_500]);
  expect(amountPerPayday(-1, 'fortnightly')).toBe(-1);
});

test('the latest date of a goal is 50 years after today, and 28 February if today is 29 February', () => {
  expect(latestGoalDay('2026-11-26')).toBe('2076-11-26');
  expect(latestGoalDay('2028-02-29')).toBe('2078-02-28');
});
