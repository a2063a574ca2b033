import { changeBetween, highestOf, lowestOf, percentOf, sumOf } from './figures';

const rows = [
  { value: 10, weight: 1 },
  { value: 40, weight: 3 },
  { value: 40, weight: 0 },
];
const value = (row: { value: number }) => row.value;
const weight = (row: { weight: number }) => row.weight;

test('a sum adds every row, and is 0 without rows', () => {
  expect(sumOf(rows, value)).toBe(90);
  expect(sumOf([], value)).toBe(0);
});

test('a percentage is not rounded, and is 0 if the divisor is 0', () => {
  expect(percentOf(1, 3)).toBeCloseTo(33.333, 3);
  expect(percentOf(5, 0)).toBe(0);
});

test('the first of several equal rows is returned as the highest or the lowest', () => {
  expect(highestOf(rows, value)).toBe(rows[1]);
  expect(lowestOf(rows, weight)).toBe(rows[2]);
  expect(() => highestOf([], value)).toThrow(RangeError);
});

test.each([
  [800, 920, 'up', 15],
  [500, 460, 'down', -8],
  [276, 276, 'stable', 0],
  [1000, 1009, 'stable', 0.9],
  [1000, 1010, 'up', 1],
  [1000, 990, 'down', -1],
])('a change from %d to %d has the trend %s (%d%%)', (before, now, trend, percent) => {
  const change = changeBetween(before, now);
  expect(change.trend).toBe(trend);
  expect(change.percent).toBeCloseTo(percent, 10);
});
