import fc from 'fast-check';
import { VITAL_LIMITS, vitalNames, type VitalName } from '../../contract';
import { emptyHistogram } from './histogram';
import { VITAL_BOUNDS, vitalBucket, vitalP75 } from './vitals';

function histogramOf(vital: VitalName, values: readonly number[]): number[] {
  const counts = emptyHistogram(VITAL_BOUNDS);
  for (const value of values) counts[vitalBucket(vital, value)] = (counts[vitalBucket(vital, value)] ?? 0) + 1;
  return counts;
}
const ratingOf = (vital: VitalName, value: number) => VITAL_LIMITS[vital].filter((limit) => value > limit).length;
const vitals = fc.constantFrom(...vitalNames);
/** In multiples of the most that is good: within the buckets but the first and the last. */
const ratios = fc.array(fc.double({ min: 0.101, max: 90, noNaN: true }), { minLength: 1, maxLength: 200 });

test('bounds rise, each by a seventh at most, and have both limits of each figure', () => {
  for (const [place, bound] of VITAL_BOUNDS.entries()) {
    const next = VITAL_BOUNDS[place + 1] ?? bound * 1.1;
    expect(next / bound).toBeGreaterThan(1);
    expect(next / bound).toBeLessThan(8 / 7 + 0.001);
  }
  for (const [good, poor] of Object.values(VITAL_LIMITS)) {
    expect(VITAL_BOUNDS).toContain(1);
    expect(VITAL_BOUNDS).toContain(poor / good);
  }
});

test.each(vitalNames)('%s at a limit is within it', (vital) => {
  for (const limit of VITAL_LIMITS[vital]) {
    expect(ratingOf(vital, vitalP75(vital, histogramOf(vital, [limit])))).toBe(ratingOf(vital, limit));
    expect(vitalBucket(vital, limit * 1.001)).toBe(vitalBucket(vital, limit) + 1);
  }
});

test('the percentile is a seventh off at most, with the rating of the exact one', () => {
  fc.assert(
    fc.property(vitals, ratios, (vital, multiples) => {
      const values = multiples.map((multiple) => multiple * VITAL_LIMITS[vital][0]);
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? 0;
      const estimate = vitalP75(vital, histogramOf(vital, values));
      const rounding = vital === 'CLS' ? 0.001 : 1;
      expect(Math.abs(estimate - exact)).toBeLessThanOrEqual(exact / 7 + rounding);
      expect(ratingOf(vital, estimate)).toBe(ratingOf(vital, exact));
    }),
  );
});

test('what no bucket is for counts in the first or the last', () => {
  expect(vitalBucket('CLS', 0)).toBe(0);
  expect(vitalBucket('INP', 600_000)).toBe(VITAL_BOUNDS.length);
  expect(vitalP75('INP', histogramOf('INP', [600_000]))).toBe(18_000);
});
