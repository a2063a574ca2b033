import fc from 'fast-check';
import { axisLabels } from './labels';

const texts = (low: number, high: number, digit = 5.8) => {
  const { ends, range } = axisLabels(low, high, digit);
  return [...ends, ...range].map(({ text }) => text);
};

test.each([
  [49, 49, ['0', '100', '49']],
  [40, 60, ['0', '100', '40', '60']],
  [81, 100, ['0', '81\u2013100']],
  [0, 8, ['100', '0\u20138']],
  [3, 96, ['3', '96']],
  [100, 100, ['0', '100']],
])('a range from %s to %s has the labels %j', (low, high, labels) => expect(texts(low, high)).toEqual(labels));

test('where there is room, a range up to the end has two labels', () =>
  expect(texts(81, 100, 2.9)).toEqual(['0', '81', '100']));

test('no label touches another one or leaves the axis', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(percent, percent, fc.constantFrom(5.8, 2.9), (one, other, digit) => {
      const { ends, range } = axisLabels(Math.min(one, other), Math.max(one, other), digit);
      const sorted = [...ends, ...range].sort((a, b) => a.from - b.from);
      for (const [place, { from, to }] of sorted.entries()) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(100);
        expect(from).toBeGreaterThan(sorted[place - 1]?.to ?? -1);
      }
    }),
  );
});
