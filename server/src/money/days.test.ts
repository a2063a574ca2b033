import { dayInSydney } from './days';

test.each([
  ['from daylight saving time to standard time', '2026-11-28T13:30:00Z', 60, '2026-09-30'],
  ['from standard time to daylight saving time', '2026-06-01T13:30:00Z', 90, '2026-03-03'],
  ['from a day with 25 hours', '2026-04-04T13:30:00Z', -1, '2026-04-06'],
  ['to a day with 23 hours', '2026-10-04T13:30:00Z', 1, '2026-10-04'],
  ['to the previous year', '2026-12-31T14:00:00Z', 1, '2026-12-31'],
])('a number of days before a time is counted by the calendar of Sydney: %s', (_name, now, days, expected) => {
  expect(dayInSydney(new Date(now), days)).toBe(expected);
});
