import { CeremonyError, ceremonyFailure, runCeremony } from './ceremony-failure';

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'domain'],
  ['UnknownError', 'failed'],
])('the passkey error %s is reported as the failure "%s"', (name, failure) => {
  expect(ceremonyFailure(Object.assign(new Error('x'), { name }))).toBe(failure);
});

test('a passkey ceremony is not started in a browser without support', async () => {
  const ceremony = jest.fn(async () => 'passkey');
  await expect(runCeremony(false, ceremony)).rejects.toEqual(new CeremonyError('unsupported'));
  expect(ceremony).not.toHaveBeenCalled();
  expect(await runCeremony(true, ceremony)).toBe('passkey');
});

test('an aborted passkey ceremony is reported as replaced by another ceremony', async () => {
  const reason = Object.assign(new Error('x'), { name: 'AbortError' });
  await expect(runCeremony(true, async () => Promise.reject(reason))).rejects.toMatchObject({ isReplaced: true });
});

test('a rejected passkey ceremony reports the reason', async () => {
  const reason = Object.assign(new Error('x'), { name: 'InvalidStateError' });
  await expect(runCeremony(true, async () => Promise.reject(reason))).rejects.toMatchObject({
    failure: 'known',
    isReplaced: false,
  });
});
