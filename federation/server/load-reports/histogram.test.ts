import fc from 'fast-check';
import { addHistograms, DURATION_BOUNDS, emptyHistogram, percentile } from './histogram';

const bucketOf = (value: number) => DURATION_BOUNDS.filter((bound) => bound <= value).length;
function histogramOf(values: readonly number[]): number[] {
  const counts = emptyHistogram(DURATION_BOUNDS);
  for (const value of values) counts[bucketOf(value)] = (counts[bucketOf(value)] ?? 0) + 1;
  return counts;
}
const durations = fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 1, maxLength: 200 });

test('bounds rise, each by about a quarter, and the longest load that is timed is below the last', () => {
  for (const [place, bound] of DURATION_BOUNDS.entries()) {
    const next = DURATION_BOUNDS[place + 1];
    if (next !== undefined) expect(next / bound).toBeCloseTo(2 ** (1 / 3), 1);
  }
  expect(DURATION_BOUNDS.at(-1)).toBeGreaterThan(600_000);
});

test('the percentile is in the bucket of the exact one', () => {
  fc.assert(
    fc.property(durations, (values) => {
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? 0;
      const estimate = percentile(histogramOf(values), DURATION_BOUNDS, 0.75) ?? -1;
      expect(bucketOf(estimate)).toBe(bucketOf(exact));
    }),
  );
});

test('histograms of parts add up to that of the whole', () => {
  fc.assert(
    fc.property(durations, durations, (one, other) => {
      expect(addHistograms(histogramOf(one), histogramOf(other))).toEqual(histogramOf([...one, ...other]));
    }),
  );
});

test('there is none of nothing', () =>
  expect(percentile(emptyHistogram(DURATION_BOUNDS), DURATION_BOUNDS, 0.75)).toBeNull());
