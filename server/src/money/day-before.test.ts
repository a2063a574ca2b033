import { dayBefore } from './day-before';

test.each([
  ['the hour after midnight, in summer, and a day in winter', '2026-11-28T13:30:00Z', 60, '2026-09-30'],
  ['the hour before midnight, in winter, and a day in summer', '2026-06-01T13:30:00Z', 90, '2026-03-03'],
  ['the hour after midnight of the day that has 25 hours, and the next one', '2026-04-04T13:30:00Z', -1, '2026-04-06'],
  [
    'the hour after midnight of the day after that with 23 hours, and the one before',
    '2026-10-04T13:30:00Z',
    1,
    '2026-10-04',
  ],
  ['a new year', '2026-12-31T14:00:00Z', 1, '2026-12-31'],
])('days are counted by the local calendar: %s', (_name, now, days, expected) => {
  expect(dayBefore(new Date(now), days)).toBe(expected);
});
