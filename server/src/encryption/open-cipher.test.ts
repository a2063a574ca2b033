import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEncryptionKey } from './cipher';
import {
  encryptionKeyFile,
  readEncryptionKeys,
  writeEncryptionKeys,
  getEncryptionWarning,
  openCipher,
} from './open-cipher';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'verdant-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const databaseUrl = 'postgres://localhost/verdant';

test('an embedded database gets a key file, readable by its owner only, and uses the same key when reopened', () => {
  const settings = { dataDir, databaseUrl: undefined, encryptionKeys: [] };
  const encrypted = openCipher(settings).encrypt('secret', 'user-1');
  expect(openCipher(settings).decrypt(encrypted, 'user-1')).toBe('secret');
  expect(statSync(encryptionKeyFile(dataDir)).mode & 0o777).toBe(0o600);
  writeFileSync(encryptionKeyFile(dataDir), '\n');
  expect(() => openCipher(settings)).toThrow(`${encryptionKeyFile(dataDir)} is not a key`);
});

test('a running server encrypts with a key newly added to the key file, and still decrypts older texts', () => {
  const cipher = openCipher({ dataDir, databaseUrl: undefined, encryptionKeys: [] });
  const before = cipher.encrypt('secret', 'user-1');
  const file = encryptionKeyFile(dataDir);
  writeEncryptionKeys(file, [newEncryptionKey(), ...readEncryptionKeys(file)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(cipher.decrypt(before, 'user-1')).toBe('secret');
  expect(cipher.encrypt('secret', 'user-1').split('.')[1]).not.toBe(before.split('.')[1]);
  expect(cipher.keyIds()).toHaveLength(2);
});

test('a key in the settings is used instead of a key file, and servers that share a database have no key file', () => {
  const encryptionKeys = [newEncryptionKey()];
  const encrypted = openCipher({ dataDir, databaseUrl: undefined, encryptionKeys }).encrypt('secret', 'user-1');
  expect(openCipher({ dataDir, databaseUrl, encryptionKeys }).decrypt(encrypted, 'user-1')).toBe('secret');
  expect(openCipher({ dataDir, databaseUrl, encryptionKeys: [] }).encrypt('secret', 'user-1')).toBe('secret');
  expect(() => statSync(encryptionKeyFile(dataDir))).toThrow();
});

test('a missing key for a shared database is an error on a public server, and a warning on other servers', () => {
  const missing = /^VERDANT_ENCRYPTION_KEY is missing: .*`openssl rand -base64 32`/;
  expect(() => getEncryptionWarning({ databaseUrl, encryptionKeys: [] }, true)).toThrow(missing);
  expect(getEncryptionWarning({ databaseUrl, encryptionKeys: [] }, false)).toMatch(missing);
  for (const isPublic of [true, false]) {
    expect(getEncryptionWarning({ databaseUrl, encryptionKeys: [newEncryptionKey()] }, isPublic)).toBeUndefined();
    expect(getEncryptionWarning({ databaseUrl: undefined, encryptionKeys: [] }, isPublic)).toBeUndefined();
  }
});
