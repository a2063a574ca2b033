import { createCipher, isEncryptionKey, keyIdOf, newEncryptionKey } from './cipher';

const TEXT = 'GEZDGNBVGY3TQOJQ';
const cipherOf = (...keys: readonly string[]) => createCipher(() => keys, 'THE_SETTING');

test('a text can be decrypted with the key and context used to encrypt it, and two encryptions of a text differ', () => {
  const key = newEncryptionKey();
  const cipher = cipherOf(key);
  const [one, other] = [cipher.encrypt(TEXT, 'user-1'), cipher.encrypt(TEXT, 'user-1')];
  expect(one).not.toBe(other);
  expect(one).toMatch(new RegExp(`^v1\\.${keyIdOf(key)}\\.[\\w-]+$`));
  expect([cipher.decrypt(one, 'user-1'), cipher.decrypt(other, 'user-1')]).toEqual([TEXT, TEXT]);
});

test('decryption fails for a different context, with a different key, or after the encrypted text was altered', () => {
  const cipher = cipherOf(newEncryptionKey());
  const encrypted = cipher.encrypt(TEXT, 'user-1');
  const altered = encrypted.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect(() => cipher.decrypt(encrypted, 'user-2')).toThrow();
  expect(() => cipherOf(newEncryptionKey()).decrypt(encrypted, 'user-1')).toThrow(
    /^THE_SETTING does not have the key [0-9a-f]{12} /,
  );
  expect(() => cipher.decrypt(altered, 'user-1')).toThrow();
  for (const cut of ['v1.', 'v1..']) expect(() => cipher.decrypt(cut, 'user-1')).toThrow();
});

test('texts are encrypted with the first configured key, and are decrypted with any configured key', () => {
  const [former, current] = [newEncryptionKey(), newEncryptionKey()];
  const before = cipherOf(former).encrypt(TEXT, 'user-1');
  const both = cipherOf(current, former);
  expect(both.decrypt(before, 'user-1')).toBe(TEXT);
  expect(cipherOf(current).decrypt(both.encrypt(TEXT, 'user-1'), 'user-1')).toBe(TEXT);
});

test('texts stay unencrypted if there is no key, and decryption with no key fails with the name of the setting', () => {
  const none = cipherOf();
  expect(none.decrypt(none.encrypt(TEXT, 'user-1'), 'user-1')).toBe(TEXT);
  expect(cipherOf(newEncryptionKey()).decrypt(TEXT, 'user-1')).toBe(TEXT);
  expect(() => none.decrypt(cipherOf(newEncryptionKey()).encrypt(TEXT, 'user-1'), 'user-1')).toThrow(/^THE_SETTING/);
});

test('only a Base64 text of exactly 32 bytes is accepted as a key', () => {
  expect(isEncryptionKey(newEncryptionKey())).toBe(true);
  expect(isEncryptionKey(newEncryptionKey().replaceAll('+', '-').replaceAll('/', '_'))).toBe(true);
  for (const wrong of [
    '',
    'short',
    'x'.repeat(42),
    `AAAA${newEncryptionKey()}`,
    newEncryptionKey().replace('=', ' '),
  ]) {
    expect([wrong, isEncryptionKey(wrong)]).toEqual([wrong, false]);
  }
});
