import { highestOf, lowestOf, meanOf, percentOf, sumOf, weightedMeanOf } from './figures';

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

test('a mean counts every row the same; a weighted one by its weight', () => {
  expect(meanOf(rows, value)).toBe(30);
  expect(weightedMeanOf(rows, value, weight)).toBe(32.5);
});

test('nothing divides by zero', () => {
  expect(meanOf([], value)).toBe(0);
  expect(weightedMeanOf(rows, value, () => 0)).toBe(0);
  expect(percentOf(5, 0)).toBe(0);
});

test('a percentage is not rounded', () => {
  expect(percentOf(1, 3)).toBeCloseTo(33.333, 3);
});

test('the highest and the lowest are the first of equals', () => {
  expect(highestOf(rows, value)).toBe(rows[1]);
  expect(lowestOf(rows, weight)).toBe(rows[2]);
  expect(() => highestOf([], value)).toThrow(RangeError);
});
