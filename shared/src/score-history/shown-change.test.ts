import fc from 'fast-check';
import { shownChange } from './shown-change';

const oneDecimal = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

test.each([
  [73.6, 21, 95, 21],
  [73.5, 20.9, 94, 20],
  [74.4, -0.2, 74, 0],
])('a score of %s that changes by %s points is shown as %s, with a change of %s', (from, points, now, change) => {
  expect(Math.round(from) + change).toBe(now);
  expect(shownChange({ from, points })).toBe(change);
});

test('the shown change is always the difference of the two rounded scores', () => {
  fc.assert(
    fc.property(oneDecimal, oneDecimal, (from, now) => {
      // The server rounds to tenths.
      const points = Math.round((now - from) * 10) / 10;
      expect(shownChange({ from, points })).toBe(Math.round(now) - Math.round(from));
    }),
  );
});
