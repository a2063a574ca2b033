import { zeroLoadCounts, exampleHealthEntry } from './health-examples';
import { failureRate, toHistoryEntries, loadTimeSeries, totalLoads, timeStepStarts, sumPerStep } from './metrics';

const window = { from: '2026-03-05T12:00:00.000Z', to: '2026-03-05T15:00:00.000Z', step_hours: 1 };
const starts = timeStepStarts(window);

test('the time range is divided into steps with a start time each, even where there are no reports', () => {
  expect(starts).toEqual(['2026-03-05T12:00:00.000Z', '2026-03-05T13:00:00.000Z', '2026-03-05T14:00:00.000Z']);
});

test('the failure rate counts failed loads and fallbacks, but not errors thrown after a load', () => {
  const figures = { ...zeroLoadCounts, loaded: 6, recovered: 1, fell_back: 2, failed: 1, threw: 50 };
  expect(totalLoads(figures)).toBe(10);
  expect(failureRate(figures)).toBe(30);
  expect(failureRate({ ...zeroLoadCounts, threw: 3 })).toBeUndefined();
});

test('a time step without reports counts as 0 loads in the sums, and as a gap in the load times', () => {
  const steps = [{ at: starts[1] ?? '', ...zeroLoadCounts, loaded: 4, p75_ms: 320 }];
  const other = [{ at: starts[1] ?? '', ...zeroLoadCounts, loaded: 1 }];
  const remote = exampleHealthEntry('mfe-quiz', {
    releases: [
      { version: '1.1.0', ...zeroLoadCounts, loaded: 4, p75_ms: 320, served: 5, silent: 1, steps },
      { version: '1.0.0', ...zeroLoadCounts, loaded: 1, served: 0, silent: 0, steps: other },
    ],
  });
  expect(sumPerStep(remote, starts, totalLoads)).toEqual([0, 5, 0]);
  expect(loadTimeSeries(remote, starts)).toEqual([{ label: '1.1.0', values: [Number.NaN, 320, Number.NaN] }]);
});

test('lists releases and activations in one history, newest first', () => {
  const change = { from: '1.1.0', to: '1.0.0', percent: null, reason: 'r', by: 'a1' };
  const history = toHistoryEntries(
    exampleHealthEntry('mfe-quiz', {
      published: [{ version: '1.1.0', by: 'a1', at: '2026-03-05T12:00:00Z' }],
      switches: [
        { ...change, action: 'automatic', at: '2026-03-05T14:00:00Z' },
        { ...change, action: 'activate', at: '2026-03-05T13:00:00Z' },
      ],
    }),
  );
  expect(history.map(({ type }) => type)).toEqual(['automatic', 'activate', 'published']);
});
