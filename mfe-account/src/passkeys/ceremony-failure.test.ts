import { CeremonyError, ceremonyFailure, runCeremony } from './ceremony-failure';

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'domain'],
  ['UnknownError', 'failed'],
])('%s means: %s', (name, failure) => {
  expect(ceremonyFailure(Object.assign(new Error('x'), { name }))).toBe(failure);
});

test('a ceremony that a browser does not know is not begun', async () => {
  const ceremony = jest.fn(async () => 'passkey');
  await expect(runCeremony(false, ceremony)).rejects.toEqual(new CeremonyError('unsupported'));
  expect(ceremony).not.toHaveBeenCalled();
  expect(await runCeremony(true, ceremony)).toBe('passkey');
});

test('a ceremony that another one has ended is reported as such', async () => {
  const reason = Object.assign(new Error('x'), { name: 'AbortError' });
  await expect(runCeremony(true, async () => Promise.reject(reason))).rejects.toMatchObject({ isReplaced: true });
});

test('a rejected ceremony states why', async () => {
  const reason = Object.assign(new Error('x'), { name: 'InvalidStateError' });
  await expect(runCeremony(true, async () => Promise.reject(reason))).rejects.toMatchObject({
    failure: 'known',
    isReplaced: false,
  });
});
