import { createCipheriv, randomBytes } from 'node:crypto';
import { createCipher, isKey, keyIdOf, newKey } from './cipher';

const TEXT = 'GEZDGNBVGY3TQOJQ';
const cipherOf = (...keys: readonly string[]) => createCipher(() => keys, 'THE_SETTING');

test('a text is decrypted with the same key for the same context, and looks different each time', () => {
  const key = newKey();
  const cipher = cipherOf(key);
  const [one, other] = [cipher.encrypt(TEXT, 'user-1'), cipher.encrypt(TEXT, 'user-1')];
  expect(one).not.toBe(other);
  expect(one).toMatch(new RegExp(`^v2\\.${keyIdOf(key)}\\.[\\w-]+$`));
  expect([cipher.decrypt(one, 'user-1'), cipher.decrypt(other, 'user-1')]).toEqual([TEXT, TEXT]);
});

test('it is decrypted neither for another context, nor with another key, nor when it was altered', () => {
  const cipher = cipherOf(newKey());
  const encrypted = cipher.encrypt(TEXT, 'user-1');
  const altered = encrypted.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect(() => cipher.decrypt(encrypted, 'user-2')).toThrow();
  expect(() => cipherOf(newKey()).decrypt(encrypted, 'user-1')).toThrow(
    /^THE_SETTING does not have the key [0-9a-f]{12} /,
  );
  expect(() => cipher.decrypt(altered, 'user-1')).toThrow();
  for (const cut of ['v1.', 'v2.', 'v2..']) expect(() => cipher.decrypt(cut, 'user-1')).toThrow();
});

test('the first key encrypts, all of them decrypt', () => {
  const [former, current] = [newKey(), newKey()];
  const before = cipherOf(former).encrypt(TEXT, 'user-1');
  const both = cipherOf(current, former);
  expect(both.decrypt(before, 'user-1')).toBe(TEXT);
  expect(cipherOf(current).decrypt(both.encrypt(TEXT, 'user-1'), 'user-1')).toBe(TEXT);
});

test('a text of the first format, which does not name its key, is decrypted by whichever of the keys it is', () => {
  const key = newKey();
  const iv = randomBytes(12);
  const gcm = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv).setAAD(Buffer.from('user-1'));
  const content = Buffer.concat([gcm.update(TEXT), gcm.final()]);
  const first = `v1.${Buffer.concat([iv, gcm.getAuthTag(), content]).toString('base64url')}`;
  expect(cipherOf(newKey(), key).decrypt(first, 'user-1')).toBe(TEXT);
  expect(() => cipherOf(newKey()).decrypt(first, 'user-1')).toThrow();
});

test('without a key texts stay as they are, and encrypted ones say what is missing', () => {
  const none = cipherOf();
  expect(none.decrypt(none.encrypt(TEXT, 'user-1'), 'user-1')).toBe(TEXT);
  expect(cipherOf(newKey()).decrypt(TEXT, 'user-1')).toBe(TEXT);
  expect(() => none.decrypt(cipherOf(newKey()).encrypt(TEXT, 'user-1'), 'user-1')).toThrow(/^THE_SETTING/);
});

test('a key has 32 bytes', () => {
  expect(isKey(newKey())).toBe(true);
  expect(isKey(newKey().replaceAll('+', '-').replaceAll('/', '_'))).toBe(true);
  for (const wrong of ['', 'short', 'x'.repeat(42), `AAAA${newKey()}`, newKey().replace('=', ' ')]) {
    expect([wrong, isKey(wrong)]).toEqual([wrong, false]);
  }
});
