import fc from 'fast-check';
import { MAX_GOAL_YEARS, payRhythms } from '@verdant/shared/contract';
import { payOf } from '../money/recurring/cycle';
import { toDay, toNumber } from '../money/recurring/days';
import { perPayday } from '../money/recurring/schedule';
import { NOTHING_FOUND } from '../money/recurring/testing/cycle-kit';
import { daysBetweenDates, lastGoalDay, paydaysAhead } from './paydays';

const someDay = fc.integer({ min: toNumber('2024-01-01'), max: toNumber('2040-12-31') }).map(toDay);

test('every month end after today is a payday if there is no regular pay', () => {
  expect(paydaysAhead(undefined, '2027-01-30').slice(0, 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(daysBetweenDates(['2027-01-31', '2027-02-28'], '2027-01-30')).toEqual([1, 28]);
  expect(paydaysAhead(undefined, '2027-01-31')[0]).toBe('2027-02-28');
  expect(paydaysAhead(undefined, '2026-11-26')).toHaveLength(MAX_GOAL_YEARS * 12);
});

test('paydays are after today, in order, and spaced like the pay except for weekends and holidays', () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...payRhythms), fc.integer({ min: 0, max: 31 }), (today, rhythm, ahead) => {
      const nextOn = toDay(toNumber(today) + ahead);
      const pay = payOf({ found: NOTHING_FOUND, ownPay: { rhythm, nextOn, amountCents: null }, today });
      const days = paydaysAhead(pay, today).map(toNumber);
      const [least, most] = { weekly: [1, 13], fortnightly: [8, 20], four_weekly: [22, 34], monthly: [22, 37] }[rhythm];
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
      expect(days[0]).toBeGreaterThan(toNumber(today));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least ?? 0);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(most ?? 0);
      expect(days.at(-1)).toBeLessThanOrEqual(toNumber(lastGoalDay(today)));
    }),
    { numRuns: 30 },
  );
});

test('the money left each month is converted to an amount per payday', () => {
  expect(perPayday(149_500, 'fortnightly')).toBe(69_000);
  expect(perPayday(149_500, 'weekly')).toBe(34_500);
  expect([perPayday(149_500, null), perPayday(149_500, 'monthly')]).toEqual([149_500, 149_500]);
  expect(perPayday(-1, 'fortnightly')).toBe(-1);
});

test('the last possible day of a goal is 50 years ahead, also from 29 February', () => {
  expect(lastGoalDay('2026-11-26')).toBe('2076-11-26');
  expect(lastGoalDay('2028-02-29')).toBe('2078-02-28');
});
