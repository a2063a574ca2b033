import fc from 'fast-check';
import { groupRemainingParts, roundSharesToWholePercent } from './shares';

test('values that add up to 0 have shares of 0', () => {
  expect([[0, 0], []].map(roundSharesToWholePercent)).toEqual([[0, 0], []]);
});

test('rounded shares add up to 100, and each differs from the exact share by less than 1', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (values) => {
      const sum = values.reduce((total, value) => total + value, 0);
      const shares = roundSharesToWholePercent(values);
      fc.pre(sum > 0);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - ((values[index] ?? 0) / sum) * 100)).toBeLessThan(1);
      }
    }),
  );
});

const part = (label: string, value: number) => ({ label, value, share: value, colour: 0 });
const name = (count: number) => ({ label: `${count} more`, colour: 7 });

test('the parts beyond the number of separate parts are combined into one part with their sum', () => {
  expect(groupRemainingParts([part('a', 50), part('b', 30), part('c', 15), part('d', 5)], 2, name)).toEqual([
    part('a', 50),
    part('b', 30),
    { label: '2 more', value: 20, share: 20, colour: 7 },
  ]);
});

test('a single part beyond the number of separate parts is neither renamed nor combined', () => {
  const parts = [part('a', 60), part('b', 30), part('c', 10)];
  expect(groupRemainingParts(parts, 2, name)).toBe(parts);
});
