import { rollbackConfirmation } from './activate-release';
import { NO_RELEASE_VERSION, type Activation } from './remote-state';

const at = new Date('2026-03-05T12:34:56Z');
const reason = 'Slow on phones.';
const line = (action: Activation['action'], from: string, version: string) => ({ action, from, version, reason, at });
const activated = line('activate', '1.0.0', '1.1.0');
const ask = (
  last: Parameters<typeof rollbackConfirmation>[0]['last'],
  version: string,
  changes: { isChosen?: boolean; isBuilt?: boolean } = {},
) => rollbackConfirmation({ name: 'mfe-goals', last, version, isChosen: false, isBuilt: false, ...changes });

test('the first rollback to a release needs no confirmation @g-second-rollback', () => {
  expect(ask(activated, '1.0.0')).toBeUndefined();
});

test('a second rollback in a row without a named version needs a confirmation, which states the last and the new rollback', () => {
  const rolledBack = line('rollback', '1.1.0', '1.0.0');
  expect(ask(rolledBack, '0.9.0')).toBe(
    'mfe-goals was rolled back already, from 1.1.0 to 1.0.0 at 2026-03-05 12:34 UTC: Slow on phones. This rollback is one more: everyone gets 0.9.0.',
  );
  expect(ask(line('automatic', '1.1.0', '1.0.0'), NO_RELEASE_VERSION, { isBuilt: true })).toMatch(
    /^mfe-goals was rolled back automatically already.*everyone gets the build next to the server\.$/,
  );
  expect(ask(rolledBack, '0.9.0', { isChosen: true })).toBeUndefined();
});

test('a rollback that leaves neither a release nor a build needs a confirmation, even if the user named its version', () => {
  const text = 'This rollback leaves visitors with nothing of mfe-goals: its pages no longer exist.';
  const first = line('activate', NO_RELEASE_VERSION, '1.0.0');
  expect(ask(first, NO_RELEASE_VERSION)).toBe(text);
  expect(ask(first, NO_RELEASE_VERSION, { isChosen: true })).toBe(text);
  expect(ask(first, NO_RELEASE_VERSION, { isBuilt: true })).toBeUndefined();
});
