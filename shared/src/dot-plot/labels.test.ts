import fc from 'fast-check';
import { axisLabels } from './layout';

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
      for (const [place, { middle, half }] of sorted.entries()) {
        const before = sorted[place - 1];
        expect(middle - half).toBeGreaterThan((before ? before.middle + before.half : 0) - 1e-9);
        expect(middle + half).toBeLessThanOrEqual(100);
      }
    }),
  );
});
