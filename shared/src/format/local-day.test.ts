import { localDay } from './local-day';

test.each([0, 12, 23])("a moment at %d o'clock here is on this day", (hour) => {
  expect(localDay(new Date(2026, 2, 3, hour, 30).toISOString())).toBe('2026-03-03');
});
