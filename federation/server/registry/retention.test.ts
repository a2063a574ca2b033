import fc from 'fast-check';
import { newRemote, type RemoteState } from './remote-state';
import { releasesToDelete } from './retention';

const now = new Date('2026-06-01T00:00:00Z');
const release = (version: string, daysAgo: number) => ({
  version,
  publishedAt: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000),
});
const gone = (state: Partial<RemoteState>, ages: Record<string, number>, keep: number, days = 90) =>
  releasesToDelete(
    { ...newRemote('mfe-goals'), ...state },
    Object.entries(ages).map(([version, age]) => release(version, age)),
    { releaseKeep: keep, releaseDays: days },
    now,
  ).map(({ version }) => version);

test('the active, canary and previous releases and the configured number of earlier releases are kept at any age @g-retention', () => {
  const ages = { '1.0.0': 500, '1.1.0': 400, '1.2.0': 300, '1.3.0': 200, '1.4.0': 150, '1.5.0': 120, '1.6.0': 10 };
  const state = { stable: '1.4.0', earlier: ['1.2.0', '1.1.0', '1.0.0'], canary: { version: '1.3.0', percent: 5 } };
  expect(gone(state, ages, 0)).toEqual(['1.5.0', '1.1.0', '1.0.0']);
  expect(gone(state, ages, 2)).toEqual(['1.5.0']);
  expect(gone(state, ages, 0, 450)).toEqual(['1.0.0']);
});

test('the configured number of the newest releases is kept for a remote that was never activated', () => {
  expect(gone({}, { '1.0.0': 300, '1.1.0': 200, '1.2.0': 100 }, 1)).toEqual(['1.1.0', '1.0.0']);
});

test('active, canary, rollback target and young releases are never deleted', () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(versions),
      fc.option(fc.constantFrom(...versions), { nil: undefined }),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 5, maxLength: 5 }),
      fc.nat(4),
      fc.integer({ min: 1, max: 300 }),
      ([stable, ...earlier], canary, ages, keep, days) => {
        const running = canary === undefined ? null : { version: canary, percent: 1 };
        const state = { stable: stable ?? null, earlier, canary: running };
        const byVersion = Object.fromEntries(versions.map((version, index) => [version, ages[index] ?? 0]));
        const going = gone(state, byVersion, keep, days);
        for (const version of [stable, canary, earlier[0]]) expect(going).not.toContain(version);
        for (const version of going) expect(ages[versions.indexOf(version)]).toBeGreaterThan(days);
      },
    ),
  );
});
