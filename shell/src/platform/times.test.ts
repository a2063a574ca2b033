import { createTimeFormatters } from './times';

test('a UTC time is shown in the time zone of the reader, even with a half-hour offset', () => {
  expect(createTimeFormatters('en', true, 'Australia/Adelaide').step('2026-03-05T14:00:00Z')).toBe('00:30');
  expect(createTimeFormatters('en', false, 'Australia/Sydney').step('2026-03-05T14:00:00Z')).toBe('6 Mar, 01:00');
  expect(createTimeFormatters('de', false, 'Europe/Berlin').step('2026-03-05T14:00:00Z')).toBe('5. März, 15:00');
});
