import { newRecoveryCodes, recoveryCodeHash } from './store';

test('ten different recovery codes are created, in groups without look-alike characters', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
});

test('the hash of a recovery code ignores case, spaces and hyphens, and differs between accounts', () => {
  const hash = recoveryCodeHash('one', 'ABCD-EFGH-JKLM-NPQR');
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(recoveryCodeHash('one', ' abcdefgh jklm-npqr ')).toBe(hash);
  expect(recoveryCodeHash('two', 'ABCD-EFGH-JKLM-NPQR')).not.toBe(hash);
  expect(recoveryCodeHash('one', 'ABCD-EFGH-JKLM-NPQS')).not.toBe(hash);
});
