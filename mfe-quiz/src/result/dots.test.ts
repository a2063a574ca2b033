import { DOTS, dotsOf } from './dots';

const columns = 70;
const scoreOf = (column: number) => ((column + 0.5) / columns) * 100;

test('64 of the 80 dots lie in the range, around the score', () => {
  const dots = dotsOf(74, [66, 81], columns);
  expect(dots).toHaveLength(DOTS);
  const inside = dots.filter(({ isInside }) => isInside).map(({ column }) => scoreOf(column));
  expect(inside).toHaveLength(64);
  expect(Math.min(...inside)).toBeGreaterThan(64);
  expect(Math.max(...inside)).toBeLessThan(83);
});

test('no two dots share a place', () => {
  const places = dotsOf(50, [35, 70], columns).map(({ column, row }) => `${column} ${row}`);
  expect(new Set(places).size).toBe(DOTS);
});

test.each([
  [2, [0, 12]],
  [97, [88, 100]],
] as const)('%s stays on the axis', (value, range) => {
  for (const { column } of dotsOf(value, range, columns)) {
    expect(column).toBeGreaterThanOrEqual(0);
    expect(column).toBeLessThan(columns);
  }
});

test.each([
  [60, [60, 60]],
  [100, [100, 100]],
  [49, [48, 49]],
] as const)('%s with a range of %j has no dots: the band says it', (value, range) => {
  expect(dotsOf(value, range, columns)).toEqual([]);
});
