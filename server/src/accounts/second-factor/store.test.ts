import { newRecoveryCodes, recoveryCodeHash } from './store';

test('there are ten different codes, in groups without characters that look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
});

test('a code is the same however it is typed, and of another account something else', () => {
  const hash = recoveryCodeHash('one', 'ABCD-EFGH-JKLM-NPQR');
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(recoveryCodeHash('one', ' abcdefgh jklm-npqr ')).toBe(hash);
  expect(recoveryCodeHash('two', 'ABCD-EFGH-JKLM-NPQR')).not.toBe(hash);
  expect(recoveryCodeHash('one', 'ABCD-EFGH-JKLM-NPQS')).not.toBe(hash);
});
