import { zeroLoadCounts, exampleHealthEntry } from './testing/health-examples';
import {
  formatFailureRate,
  formatStep,
  lastRollback,
  loadTimeSeries,
  nextRollback,
  sumPerStep,
  timeStepStarts,
  toHistoryEntries,
  totalLoads,
} from './metrics';

const window = { from: '2026-03-05T12:00:00.000Z', to: '2026-03-05T15:00:00.000Z', step_hours: 1 };
const starts = timeStepStarts(window);

test('the time range is divided into steps with a start time each, even where there are no reports', () => {
  expect(starts).toEqual(['2026-03-05T12:00:00.000Z', '2026-03-05T13:00:00.000Z', '2026-03-05T14:00:00.000Z']);
});

test('the failure rate counts failed loads and fallbacks, but not errors thrown after a load', () => {
  const figures = { ...zeroLoadCounts, loaded: 6, recovered: 1, fell_back: 2, failed: 1, threw: 50 };
  expect(totalLoads(figures)).toBe(10);
  expect(formatFailureRate(figures)).toBe('30.00%');
  expect(formatFailureRate({ ...zeroLoadCounts, threw: 3 })).toBe('–');
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

test('a UTC time is shown in the time zone of the reader, with the day only in a range of several days', () => {
  expect(formatStep('2026-03-05T14:00:00Z', '24h')).toBe('01:00');
  expect(formatStep('2026-03-05T14:00:00Z', '7d')).toBe('6 Mar, 01:00');
});

const nothing = { stable: null, canary: null, built: null, earlier: [] };
const canary = { version: '1.2.0', percent: 5 };

test.each([
  [nothing, undefined],
  [
    { stable: '1.1.0', earlier: ['1.0.0'] },
    { from: '1.1.0', to: '1.0.0', isBuilt: false, endsCanary: false },
  ],
  [{ stable: '1.1.0' }, { from: '1.1.0', to: null, isBuilt: false, endsCanary: false }],
  [
    { stable: '1.1.0', built: '0.1.0' },
    { from: '1.1.0', to: '0.1.0', isBuilt: true, endsCanary: false },
  ],
  [
    { stable: '1.1.0', canary },
    { from: '1.2.0', to: '1.1.0', isBuilt: false, endsCanary: true },
  ],
  [{ canary }, { from: '1.2.0', to: null, isBuilt: false, endsCanary: true }],
])('the next rollback of a remote with the releases %j is %j', (active, expected) =>
  expect(nextRollback({ ...nothing, ...active })).toEqual(expected),
);

const change = (action: 'rollback' | 'automatic' | 'activate' | 'freeze') =>
  ({ action, from: null, to: null, percent: null, reason: '', by: 'a', at: '' }) as const;

test('the last rollback is returned if only a freeze followed the rollback, but not if an activation followed', () => {
  expect(lastRollback({ switches: [change('freeze'), change('automatic')] })?.action).toBe('automatic');
  expect(lastRollback({ switches: [change('activate'), change('rollback')] })).toBeUndefined();
});
