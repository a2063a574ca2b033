import { CeremonyError, runPasskeyCeremony } from './ceremony-failure';

test.each([
  ['NotAllowedError', 'cancelled', false],
  ['AbortError', 'cancelled', true],
  ['InvalidStateError', 'known', false],
  ['ConstraintError', 'unsupported', false],
  ['SecurityError', 'domain', false],
  ['UnknownError', 'failed', false],
])('the passkey error %s is rejected with the failure "%s" and isReplaced = %s', async (name, failure, isReplaced) => {
  const reason = Object.assign(new Error('x'), { name });
  await expect(runPasskeyCeremony(true, async () => Promise.reject(reason))).rejects.toMatchObject({
    failure,
    isReplaced,
  });
});

test('a passkey ceremony is not started in a browser without support', async () => {
  const ceremony = jest.fn(async () => 'passkey');
  await expect(runPasskeyCeremony(false, ceremony)).rejects.toEqual(new CeremonyError('unsupported'));
  expect(ceremony).not.toHaveBeenCalled();
  expect(await runPasskeyCeremony(true, ceremony)).toBe('passkey');
});
