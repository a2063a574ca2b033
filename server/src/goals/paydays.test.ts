import fc from 'fast-check';
import { MAX_GOAL_YEARS, payRhythms } from '@verdant/shared/contract';
import { resolvePay } from '../money/recurring/cycle';
import { fromDayNumber, toDayNumber } from '../money/days';
import { amountPerPayday } from '../money/recurring/schedule';
import { correctedPay, NOTHING_FOUND } from '../money/recurring/testing/cycle-kit';
import { toDayGaps, latestGoalDay, paydaysAhead } from './paydays';

const someDay = fc.integer({ min: toDayNumber('2024-01-01'), max: toDayNumber('2040-12-31') }).map(fromDayNumber);

test('every month end after today is a payday if there is no regular pay', () => {
  expect(paydaysAhead(undefined, '2027-01-30').slice(0, 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(toDayGaps(['2027-01-31', '2027-02-28'], '2027-01-30')).toEqual([1, 28]);
  expect(paydaysAhead(undefined, '2027-01-31')[0]).toBe('2027-02-28');
  expect(paydaysAhead(undefined, '2026-11-26')).toHaveLength(MAX_GOAL_YEARS * 12);
});

test('predicted paydays are after today, ascending and one pay interval apart, except for weekends and holidays', () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...payRhythms), fc.integer({ min: 0, max: 31 }), (today, rhythm, ahead) => {
      const ownPay = correctedPay(rhythm, fromDayNumber(toDayNumber(today) + ahead));
      const pay = resolvePay({ found: NOTHING_FOUND, ownPay, today });
      const days = paydaysAhead(pay, today).map(toDayNumber);
      const [least, most] = { weekly: [1, 13], fortnightly: [8, 20], four_weekly: [22, 34], monthly: [22, 37] }[rhythm];
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
      expect(days[0]).toBeGreaterThan(toDayNumber(today));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least ?? 0);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(most ?? 0);
      expect(days.at(-1)).toBeLessThanOrEqual(toDayNumber(latestGoalDay(today)));
    }),
    { numRuns: 30 },
  );
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
