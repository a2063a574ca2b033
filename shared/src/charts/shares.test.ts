import fc from 'fast-check';
import { wholeShares } from './shares';

test('the rounded shares of three equal values add up to 100', () => {
  expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
});

test('values that add up to 0 have shares of 0', () => {
  expect(wholeShares([0, 0])).toEqual([0, 0]);
  expect(wholeShares([])).toEqual([]);
});

test('rounded shares add up to 100, and each differs from the exact share by less than 1', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (values) => {
      const sum = values.reduce((total, value) => total + value, 0);
      const shares = wholeShares(values);
      fc.pre(sum > 0);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - ((values[index] ?? 0) / sum) * 100)).toBeLessThan(1);
      }
    }),
  );
});
