import fc from 'fast-check';
import { createSample, KEPT_OF_EACH } from './sampling';

const sampleWith = (seed: readonly number[], clock = { now: 0 }) => {
  let drawn = 0;
  return createSample(
    () => (seed[(drawn += 1) % seed.length] ?? 0) % 1,
    () => clock.now,
  );
};
const seeds = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 1, maxLength: 50 });

test('all rows are stored while there are few of each kind in a minute', () => {
  const clock = { now: 0 };
  const sample = sampleWith([0.5], clock);
  for (let minute = 0; minute < 3; minute += 1) {
    clock.now = minute * 60_000;
    for (let one = 0; one < KEPT_OF_EACH; one += 1) expect([sample('a'), sample('b')]).toEqual([1, 1]);
  }
});

test('the weights of what is kept add up to all there was, to within the last weight, of few rows', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 5_000 }), (seed, count) => {
      const sample = sampleWith(seed);
      const weights = Array.from({ length: count }, () => sample('a')).filter((weight) => weight > 0);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const last = 2 ** Math.floor(weights.length / KEPT_OF_EACH);
      expect(Math.abs(sum - count)).toBeLessThan(Math.max(2, 2 * last));
      expect(weights.length).toBeLessThanOrEqual(KEPT_OF_EACH * (2 + Math.log2(Math.max(1, count / KEPT_OF_EACH))));
    }),
    { numRuns: 20 },
  );
});

test('each is expected to count once, wherever it stands', () => {
  const runs = 500;
  const sums = new Map([
    [0, 0],
    [150, 0],
    [390, 0],
  ]);
  for (let run = 0; run < runs; run += 1) {
    const sample = createSample();
    for (let place = 0; place < 400; place += 1) {
      const weight = sample('a');
      const sum = sums.get(place);
      if (sum !== undefined) sums.set(place, sum + weight);
    }
  }
  for (const sum of sums.values()) expect(Math.abs(sum / runs - 1)).toBeLessThan(0.3);
});
