import { lastRollback, nextRollback } from './next-rollback';

const nothing = { stable: null, canary: null, built: null, earlier: [] };
const canary = { version: '1.2.0', percent: 5 };

test.each([
  [nothing, undefined],
  [
    { ...nothing, stable: '1.1.0', earlier: ['1.0.0'] },
    { from: '1.1.0', to: '1.0.0', isBuilt: false, endsCanary: false },
  ],
  [
    { ...nothing, stable: '1.1.0' },
    { from: '1.1.0', to: null, isBuilt: false, endsCanary: false },
  ],
  [
    { ...nothing, stable: '1.1.0', built: '0.1.0' },
    { from: '1.1.0', to: '0.1.0', isBuilt: true, endsCanary: false },
  ],
  [
    { ...nothing, stable: '1.1.0', canary },
    { from: '1.2.0', to: '1.1.0', isBuilt: false, endsCanary: true },
  ],
  [
    { ...nothing, canary },
    { from: '1.2.0', to: null, isBuilt: false, endsCanary: true },
  ],
])('the next rollback of a remote with the releases %j is %j', (active, expected) =>
  expect(nextRollback(active)).toEqual(expected),
);

const line = (action: 'rollback' | 'automatic' | 'activate' | 'freeze') =>
  ({ action, from: null, to: null, percent: null, reason: '', by: 'a', at: '' }) as const;

test('the last rollback is returned if only a freeze followed the rollback, but not if an activation followed', () => {
  expect(lastRollback({ switches: [line('freeze'), line('automatic')] })?.action).toBe('automatic');
  expect(lastRollback({ switches: [line('activate'), line('rollback')] })).toBeUndefined();
});
