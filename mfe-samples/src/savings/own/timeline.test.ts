import fc from 'fast-check';
import { timelineDotsOf, timelineScaleOf, type GoalTimeline } from './timeline';

const count = fc.integer({ min: 0, max: 3_000 });
const courses = fc.array(
  fc.record<GoalTimeline>({ saved: count, toCome: fc.oneof(count, fc.constant(Infinity)), before: count }),
  { minLength: 1, maxLength: 20 },
);

test('all goal timelines fit on one scale, with today at the same position and without overlapping dots', () => {
  fc.assert(
    fc.property(courses, (all) => {
      const scale = timelineScaleOf(all);
      const lines = all.map((course) => timelineDotsOf(course, scale));
      expect(new Set(lines.map(({ today }) => today)).size).toBe(1);
      for (const { dots, flag, today } of lines) {
        const places = dots.map(({ at }) => at).toSorted((a, b) => a - b);
        for (const index of [...places, flag]) {
          expect(index).toBeGreaterThan(0);
          expect(index).toBeLessThan(100);
        }
        // Each dot gets at least 1.28 % of the width, which is 3.8 of 300 pixels on a phone.
        const gaps = places.slice(1).map((position, index) => position - (places[index] ?? 0));
        expect(Math.min(100, ...gaps)).toBeGreaterThan(1.28);
        expect(dots.filter(({ kind, at }) => kind === 'saved' && at > today)).toEqual([]);
        expect(dots.filter(({ kind, at }) => kind === 'late' && at < flag - 2)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

test('each dot represents one payday if there is room, and dots after the goal date are marked as late', () => {
  const course = { saved: 5, toCome: 14, before: 10 };
  const scale = timelineScaleOf([course, { saved: 3, toCome: 6, before: 6 }]);
  expect(scale).toEqual({ perDot: 1, left: 5, right: 14 });
  const { dots, flag, hasMore } = timelineDotsOf(course, scale);
  const kinds = (kind: string) => dots.filter((dot) => dot.kind === kind);
  expect([kinds('saved').length, kinds('toCome').length, kinds('late').length]).toEqual([5, 10, 4]);
  expect(kinds('toCome').every(({ at }) => at < flag) && kinds('late').every(({ at }) => at > flag)).toBe(true);
  expect(hasMore).toBe(false);
});

test('one dot represents several paydays if there are too many, and a mark replaces savings that do not fit', () => {
  const scale = timelineScaleOf([{ saved: 900, toCome: 100, before: 100 }]);
  expect(scale).toEqual({ perDot: 3, left: 17, right: 34 });
  expect(timelineDotsOf({ saved: 900, toCome: 100, before: 100 }, scale).hasMore).toBe(true);
});
