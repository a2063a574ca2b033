import fc from 'fast-check';
import { billRhythms, type BillRhythm } from '@verdant/shared/contract';
import { dayInMonth, toMonthIndex, shiftToBusinessDay, fromDayNumber, toDayNumber } from '../days';
import {
  previousScheduledDay,
  listScheduledDays,
  countMissedPayments,
  nextExpectedDay,
  scheduleFrom,
  fitSchedule,
} from './schedule';
import { generatePaymentDays, isBankClosed } from './testing/generate';

const [FIRST, LAST] = [toDayNumber('2024-04-01'), toDayNumber('2026-11-30')];
const day = fc.integer({ min: FIRST, max: LAST }).map(fromDayNumber);
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];
const inWeeks = fc.record({
  rhythm: fc.constantFrom<BillRhythm>('weekly', 'fortnightly'),
  anchor: fc.tuple(fc.constantFrom(...WEEKDAYS), fc.integer({ min: 0, max: 1 })).map((parts) => parts.join('/')),
});
const inMonths = fc.record({
  rhythm: fc.constantFrom<BillRhythm>('monthly', 'two_monthly', 'quarterly', 'half_yearly', 'yearly'),
  anchor: fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 })).map((parts) => parts.join('/')),
});
const shift = fc.constantFrom<'<' | '>' | ''>('<', '>', '');
const usualOf = { '<': 'before', '>': 'after', '': 'none' } as const;
const plus = (from: string, days: number) => fromDayNumber(toDayNumber(from) + days);
const away = (first: string, other = '') => Math.abs(toDayNumber(first) - toDayNumber(other));
function predicted(parts: { rhythm: BillRhythm; anchor: string }, mark: '<' | '>' | '', today: string) {
  const line = { ...parts, shift: mark };
  const seen = generatePaymentDays(line, plus(today, -400), today);
  const schedule = fitSchedule(parts.rhythm, seen.map(toDayNumber), usualOf[mark]);
  return {
    next: nextExpectedDay(schedule, seen.at(-1) ?? '', today),
    truth: generatePaymentDays(line, plus(today, 1), plus(today, 400))[0],
    today,
  };
}

test('the computed days on which banks are closed match the announced days from 2023 to 2028', () => {
  for (let number = toDayNumber('2023-01-02'); number <= toDayNumber('2028-12-31'); number += 1) {
    expect([fromDayNumber(number), shiftToBusinessDay(number, 'after') !== number]).toEqual([
      fromDayNumber(number),
      isBankClosed(fromDayNumber(number)),
    ]);
  }
});

test('dayInMonth returns the given day of the requested month, or the last day of the month if the month is too short', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 31 }), (of, dayOfMonth) => {
      const index = toMonthIndex(toDayNumber(of));
      const found = dayInMonth(index, dayOfMonth);
      expect(toMonthIndex(found)).toBe(index);
      const isIt = Number(fromDayNumber(found).slice(-2)) === dayOfMonth;
      expect(isIt || toMonthIndex(found + 1) === index + 1).toBe(true);
    }),
  );
  expect(fromDayNumber(dayInMonth(toMonthIndex(toDayNumber('2024-02-10')), 31))).toBe('2024-02-29');
});

test('weekly and fortnightly payments are predicted on the exact day, across holidays, daylight saving and leap days', () => {
  fc.assert(
    fc.property(inWeeks, shift, day, (parts, mark, today) => {
      const { next, truth } = predicted(parts, mark, today);
      expect(next).toBe(truth);
    }),
    { numRuns: 200 },
  );
});

test('payments with a rhythm in months are predicted exactly in over 80% of cases, and never more than five days off', () => {
  let exact = 0;
  const runs = 200;
  fc.assert(
    fc.property(inMonths, shift, day, (parts, mark, today) => {
      const { next, truth } = predicted(parts, mark, today);
      exact += Number(next === truth);
      // Bank holidays at Easter and Christmas move a payment by up to five days.
      expect(away(next, truth)).toBeLessThanOrEqual(5);
    }),
    { numRuns: runs },
  );
  expect(exact / runs).toBeGreaterThan(0.8);
});

test('expected payment dates are ascending and not before today, and the previous date is before the first expected date', () => {
  const rhythm = fc.constantFrom(...billRhythms);
  fc.assert(
    fc.property(
      rhythm,
      day,
      day,
      fc.constantFrom<'before' | 'after' | 'none'>('before', 'after', 'none'),
      (one, anchor, today, usual) => {
        const schedule = scheduleFrom(one, anchor, usual);
        const first = nextExpectedDay(schedule, anchor, today < anchor ? anchor : today);
        const days = listScheduledDays(schedule, first, plus(first, 800));
        expect(days[0]).toBe(first);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(first >= today).toBe(true);
        expect(previousScheduledDay(schedule, first) < first).toBe(true);
      },
    ),
  );
});

test('a payment two days late is expected today, one ten days late next month, and missed payments are counted', () => {
  const schedule = fitSchedule('monthly', ['2026-07-10', '2026-08-10', '2026-09-10'].map(toDayNumber), 'none');
  expect(nextExpectedDay(schedule, '2026-09-10', '2026-09-25')).toBe('2026-10-10');
  expect(nextExpectedDay(schedule, '2026-09-10', '2026-10-12')).toBe('2026-10-12');
  expect(nextExpectedDay(schedule, '2026-09-10', '2026-10-20')).toBe('2026-11-10');
  expect(countMissedPayments(schedule, '2026-09-10', '2026-10-12')).toBe(0);
  expect(countMissedPayments(schedule, '2026-09-10', '2026-11-20')).toBe(2);
});
