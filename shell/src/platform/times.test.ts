import { timesIn } from './times';

test('a moment of UTC is shown in the time zone of the reader, also where that is half an hour off', () => {
  expect(timesIn('en', true, 'Australia/Adelaide').step('2026-03-05T14:00:00Z')).toBe('00:30');
  expect(timesIn('en', false, 'Australia/Sydney').step('2026-03-05T14:00:00Z')).toBe('6 Mar, 01:00');
  expect(timesIn('de', false, 'Europe/Berlin').step('2026-03-05T14:00:00Z')).toBe('5. März, 15:00');
});
