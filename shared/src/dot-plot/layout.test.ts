import fc from 'fast-check';
import { axisLabels, DOT_COUNT, layoutDots, plotDots } from './layout';

const columns = 70;
const scoreOf = (column: number) => ((column + 0.5) / columns) * 100;
/** Returns eighty whole percents, evenly spaced between two percents. */
const even = (from: number, to: number) =>
  Array.from({ length: DOT_COUNT }, (_, index) => Math.round(from + ((to - from) * index) / (DOT_COUNT - 1)));

test.each([undefined, even(60, 90)])('64 of the 80 dots lie in the range, and 8 on each side', (dots) => {
  const placed = layoutDots({ value: 74, range: [63, 87], dots }, columns, DOT_COUNT);
  expect(placed.map(({ isInside }) => isInside)).toEqual(
    Array.from({ length: DOT_COUNT }, (_, index) => index >= 8 && index < 72),
  );
  const inside = placed.filter(({ isInside }) => isInside).map(({ column }) => scoreOf(column));
  expect(Math.min(...inside)).toBeGreaterThan(61);
  expect(Math.max(...inside)).toBeLessThan(89);
});

test.each([undefined, even(20, 80)])(
  'every column is filled from the axis without gaps, and no two dots overlap',
  (dots) => {
    const placed = layoutDots({ value: 50, range: [35, 70], dots }, columns, DOT_COUNT);
    expect(placed).toHaveLength(DOT_COUNT);
    for (const { column, of } of placed) {
      const rows = placed.filter((dot) => dot.column === column).map(({ row }) => row);
      expect(rows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of }, (_, row) => row));
    }
  },
);

test('dots within the range are nearer to the axis than other dots in the same column', () => {
  const placed = layoutDots({ value: 74, range: [66, 81] }, 45, DOT_COUNT);
  const shared = placed.filter((dot) =>
    placed.some((mate) => mate.column === dot.column && mate.isInside !== dot.isInside),
  );
  expect(shared.length).toBeGreaterThan(0);
  for (const dot of shared.filter(({ isInside }) => !isInside)) {
    const nearer = placed.filter(({ column, isInside }) => column === dot.column && isInside);
    expect(dot.row).toBeGreaterThan(Math.max(...nearer.map(({ row }) => row)));
  }
});

test('dots of one percent value are spread over the columns of the value, so that no column in the range is empty', () => {
  const placed = layoutDots({ value: 50, range: [40, 60], dots: even(38, 62) }, 100, DOT_COUNT);
  const used = new Set(placed.map(({ column }) => column));
  for (let column = 39; column < 61; column += 1) expect(used).toContain(column);
  expect(Math.max(...placed.map(({ of }) => of)) - Math.min(...placed.map(({ of }) => of))).toBeLessThanOrEqual(3);
});

test.each([
  [0, [0, 0]],
  [60, [60, 60]],
  [49, [48, 49]],
  [95, [91, 100]],
  [100, [100, 100]],
] as const)(
  'a score of %s with the range %j has 80 separate dots, close to the range and in stacks of limited height',
  (value, range) => {
    const { dots, scale } = plotDots({ value, range }, columns);
    expect(new Set(dots.map(({ column, row }) => `${column} ${row}`)).size).toBe(DOT_COUNT);
    expect(Math.max(...dots.map(({ of }) => of)) * scale).toBeLessThanOrEqual(16);
    const scores = dots
      .filter(({ isInside }) => isInside)
      .map(({ column }) => ((column + 0.5) / (columns / scale)) * 100);
    expect(Math.min(...scores)).toBeGreaterThan(range[0] - 4);
    expect(Math.max(...scores)).toBeLessThan(range[1] + 4);
  },
);

test('the dot positions sent with a score are ignored if their number is not 80', () => {
  const score = { value: 50, range: [40, 60] } as const;
  expect(layoutDots({ ...score, dots: [1, 2, 3] }, columns, DOT_COUNT)).toEqual(layoutDots(score, columns, DOT_COUNT));
});

test.each([
  [49, 49, ['0', '100', '49']],
  [40, 60, ['0', '100', '40', '60']],
  [81, 100, ['0', '81\u2013100']],
  [0, 8, ['100', '0\u20138']],
  [3, 96, ['3', '96']],
  [100, 100, ['0', '100']],
  [81, 100, ['0', '81', '100'], 2.9],
])('a range from %s to %s has the labels %j, if there is room', (low, high, labels, digit = 5.8) =>
  expect(axisLabels(low, high, digit).map(({ text }) => text)).toEqual(labels),
);

test('axis labels do not overlap, and stay within the axis', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(percent, percent, fc.constantFrom(5.8, 2.9), (one, other, digit) => {
      const labels = axisLabels(Math.min(one, other), Math.max(one, other), digit);
      const sorted = labels.toSorted((a, b) => a.middle - b.middle);
      for (const [index, { middle, half }] of sorted.entries()) {
        const before = sorted[index - 1];
        expect(middle - half).toBeGreaterThan((before ? before.middle + before.half : 0) - 1e-9);
        expect(middle + half).toBeLessThanOrEqual(100);
      }
    }),
  );
});
