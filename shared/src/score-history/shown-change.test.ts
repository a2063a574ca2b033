import fc from 'fast-check';
import { shownChange } from './change-words';

const oneDecimal = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

test('the shown change of a score is always the difference between the rounded earlier and the rounded current score', () => {
  fc.assert(
    fc.property(oneDecimal, oneDecimal, (from, now) => {
      const points = Math.round((now - from) * 10) / 10;
      expect(shownChange({ from, points })).toBe(Math.round(now) - Math.round(from));
    }),
  );
});
