import fc from 'fast-check';
import { DURATION_BOUNDS } from './histogram';
import { loadCountsOf, NOTHING, sumFigures, toSteps, type StepFigures } from './load-hours';

const HOUR_MS = 60 * 60 * 1000;
const FROM = new Date('2026-03-01T00:00:00Z');
const count = fc.nat(1_000);

const hour: fc.Arbitrary<StepFigures> = fc
  .record({
    remote: fc.constantFrom('mfe-a', 'mfe-b'),
    version: fc.constantFrom('1.0.0', '1.1.0'),
    at: fc.nat(47).map((hours) => new Date(FROM.getTime() + hours * HOUR_MS)),
    loaded: count,
    recovered: count,
    fell_back: count,
    failed: count,
    threw: count,
    served: count,
    silent: count,
    bucket: fc.nat(DURATION_BOUNDS.length),
  })
  .map(({ bucket, ...figures }) => ({
    ...figures,
    durations: NOTHING.durations.map((_none, place) => (place === bucket ? figures.loaded : 0)),
  }));

test('steps, and parts of any size, add up to the figures of all hours', () => {
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 40 }), fc.constantFrom(1, 6, 24), fc.nat(40), (hours, stepHours, cut) => {
      const steps = toSteps(hours, FROM, stepHours);
      const whole = sumFigures(hours);
      expect(sumFigures(steps)).toEqual(whole);
      expect(sumFigures([sumFigures(hours.slice(0, cut)), sumFigures(hours.slice(cut))])).toEqual(whole);
      for (const { at } of steps) expect((at.getTime() - FROM.getTime()) % (stepHours * HOUR_MS)).toBe(0);
      const keys = steps.map(({ remote, version, at }) => `${remote} ${version} ${at.getTime()}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(loadCountsOf(whole).p75_ms === null).toBe(whole.loaded === 0);
    }),
  );
});
