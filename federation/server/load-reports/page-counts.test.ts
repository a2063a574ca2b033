import type { LoadEvent, LoadOutcome } from '../../contract';
import fc from 'fast-check';
import { isFailure, newCounts, severity } from './page-counts';

const outcomes: LoadOutcome[] = ['threw', 'loaded', 'recovered', 'fell_back', 'failed'];
const event = (outcome: LoadOutcome): LoadEvent => ({
  remote: 'mfe-quiz',
  version: '1.0.0',
  stage: 'chunk',
  reason: 'error',
  outcome,
  attempt: 1,
});

test('whatever a page reports, in whatever batches: it counts once as a page, once as a failure, once as one that threw', () => {
  const batches = fc.array(fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(batches, (requests) => {
      const before = new Set<LoadOutcome>();
      const counts = requests.flatMap((batch) => {
        const added = newCounts(batch.map(event), new Map([['mfe-quiz 1.0.0', new Set(before)]]));
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
