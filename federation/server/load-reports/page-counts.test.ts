import type { LoadOutcome } from '../../contract';
import fc from 'fast-check';
import { isFailure, newCounts, severity, sumCounts, type WeighedEvent } from './page-counts';

const outcomes: LoadOutcome[] = ['threw', 'loaded', 'recovered', 'fell_back', 'failed'];
const event = (outcome: LoadOutcome, weight = 1): WeighedEvent => ({
  remote: 'mfe-quiz',
  version: '1.0.0',
  stage: 'chunk',
  reason: 'error',
  outcome,
  attempt: 1,
  weight,
});

test('whatever a page reports, in whatever batches: it counts once as a page, once as a failure, once as one that threw', () => {
  const batches = fc.array(fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(batches, (requests) => {
      const before = new Set<LoadOutcome>();
      const counts = requests.flatMap((batch) => {
        const added = newCounts(
          batch.map((outcome) => event(outcome)),
          new Map([['mfe-quiz 1.0.0', new Set(before)]]),
        );
        for (const outcome of batch) before.add(outcome);
        return added;
      });
      const loads = [...before].filter((outcome) => severity[outcome] > 0);
      expect(counts.reduce((sum, { pages }) => sum + pages, 0)).toBe(loads.length === 0 ? 0 : 1);
      expect(counts.filter(({ outcome }) => isFailure(outcome))).toHaveLength(loads.some(isFailure) ? 1 : 0);
      expect(counts.filter(({ outcome }) => outcome === 'threw')).toHaveLength(before.has('threw') ? 1 : 0);
    }),
  );
});

test('releases are counted apart, in one order', () => {
  const other = { ...event('failed'), version: '0.9.0' };
  expect(newCounts([event('loaded'), other], new Map()).map(({ version, pages }) => [version, pages])).toEqual([
    ['0.9.0', 1],
    ['1.0.0', 1],
  ]);
});

test('a load that stands for others counts for them, and one that fails for itself', () => {
  const before = new Map([['mfe-quiz 1.0.0', new Set<LoadOutcome>(['loaded'])]]);
  expect(newCounts([event('loaded', 8)], new Map())).toMatchObject([{ count: 8, pages: 8 }]);
  expect(newCounts([event('failed')], before)).toMatchObject([{ outcome: 'failed', count: 1, pages: 0 }]);
});

test('counters add up, whatever the order', () => {
  const counts = fc.array(
    fc
      .tuple(fc.constantFrom(...outcomes), fc.integer({ min: 1, max: 64 }))
      .map(([outcome, weight]) => event(outcome, weight)),
  );
  fc.assert(
    fc.property(counts, (events) => {
      const all = events.flatMap((one) => newCounts([one], new Map()));
      const summed = sumCounts(all);
      for (const field of ['count', 'pages'] as const) {
        const sum = (of: readonly { count: number; pages: number }[]) =>
          of.reduce((total, one) => total + one[field], 0);
        expect(sum(summed)).toBe(sum(all));
      }
      expect(summed).toHaveLength(new Set(events.map(({ outcome }) => outcome)).size);
      expect(sumCounts(all.toReversed()).map(({ outcome }) => outcome)).toEqual(summed.map(({ outcome }) => outcome));
    }),
  );
});
