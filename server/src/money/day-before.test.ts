import { dayBefore } from './day-before';

test.each([
  [
    'from just after midnight in daylight saving time to a day in standard time',
    '2026-11-28T13:30:00Z',
    60,
    '2026-09-30',
  ],
  [
    'from just before midnight in standard time to a day in daylight saving time',
    '2026-06-01T13:30:00Z',
    90,
    '2026-03-03',
  ],
  ['from just after midnight of the day with 25 hours to the next day', '2026-04-04T13:30:00Z', -1, '2026-04-06'],
  ['from just after midnight to the previous day, which has 23 hours', '2026-10-04T13:30:00Z', 1, '2026-10-04'],
  ['from 1 January to 31 December of the previous year', '2026-12-31T14:00:00Z', 1, '2026-12-31'],
])('days are counted by the local calendar: %s', (_name, now, days, expected) => {
  expect(dayBefore(new Date(now), days)).toBe(expected);
});
