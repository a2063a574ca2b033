import { readActivation } from './activation-routes';
import { decideActivation, type ActivationCommand } from './remote-state';

const stable = { stable: '2.0.0', earlier: [], canary: undefined };
const running = { ...stable, canary: { version: '2.1.0', percent: 10 } };

test.each([
  [{ action: 'activate', version: 'newest' }, /^The version must look like 1\.2\.0/],
  [{ action: 'activate', version: 'built' }, 'Only a rollback can activate the build that is deployed'],
  [{ action: 'activate', version: '2.0.0', reason: 'two\nlines' }, /^The reason is one line/],
  [{ action: 'activate', version: '2.0.0', reason: 'x'.repeat(301) }, /^The reason is one line/],
  [{ action: 'canary', version: '2.0.0' }, 'The percentage is a whole number from 0 to 100.'],
  [{ action: 'canary', version: '2.0.0', percent: 101 }, 'The percentage is a whole number from 0 to 100.'],
  [{ action: 'canary', version: '2.0.0', percent: 2.5 }, 'The percentage is a whole number from 0 to 100.'],
])('readActivation refuses %j', (payload, detail) => {
  expect(() => readActivation({ payload })).toThrow(detail);
});

test.each<[ActivationCommand, string]>([
  [{ action: 'activate' }, 'Please name a version: no canary is running.'],
  [{ action: 'canary', percent: 10 }, 'Please name a version: no canary is running.'],
  [{ action: 'canary', percent: 0 }, 'No canary of any version runs.'],
  [{ action: 'canary', version: '2.0.0', percent: 10 }, '2.0.0 is already active for all visitors.'],
  [{ action: 'remove', version: '2.0.0' }, '2.0.0 is active: roll back first, then remove it.'],
])('decideActivation refuses %j while no canary runs', (command, detail) => {
  expect(() => decideActivation(stable, command)).toThrow(detail);
});

test('decideActivation refuses to end a canary that is not running, or to remove a running canary', () => {
  expect(() => decideActivation(running, { action: 'canary', version: '2.2.0', percent: 0 })).toThrow('2.2.0 runs');
  expect(() => decideActivation(running, { action: 'remove', version: '2.1.0' })).toThrow('is in a canary');
});

test('decideActivation rolls back from a canary to the stable release, else to the earlier release or the build', () => {
  const versionOf = (state: Parameters<typeof decideActivation>[0]) =>
    decideActivation(state, { action: 'rollback' })?.version;
  expect(versionOf(running)).toBe('2.0.0');
  expect(versionOf({ ...stable, earlier: ['1.9.0'] })).toBe('1.9.0');
  expect(versionOf(stable)).toBe('built');
});
