import fc from 'fast-check';
import { shownChange } from './shown-change';

const oneDecimal = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

test.each([
  [73.6, 21, 95, 21],
  [73.5, 20.9, 94, 20],
  [74.4, -0.2, 74, 0],
])('%s and %s points more, shown as %s: %s', (from, points, now, change) => {
  expect(Math.round(from) + change).toBe(now);
  expect(shownChange({ from, points })).toBe(change);
});

test('is the difference of the two scores on show, whatever they are', () => {
  fc.assert(
    fc.property(oneDecimal, oneDecimal, (from, now) => {
      // The server rounds to tenths.
      const points = Math.round((now - from) * 10) / 10;
      expect(shownChange({ from, points })).toBe(Math.round(now) - Math.round(from));
    }),
  );
});
