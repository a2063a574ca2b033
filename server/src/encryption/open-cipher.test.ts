import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFile, openSealer } from './open-sealer';
import { isSealed, newKey } from './sealer';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'verdant-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('an embedded database gets a key of its own, for its owner only, and keeps it', () => {
  const settings = { dataDir, databaseUrl: undefined, encryptionKey: undefined };
  const sealed = openSealer(settings).seal('secret', 'user-1');
  expect(openSealer(settings).open(sealed, 'user-1')).toBe('secret');
  expect(statSync(keyFile(dataDir)).mode & 0o777).toBe(0o600);
  writeFileSync(keyFile(dataDir), '\n');
  expect(() => openSealer(settings)).toThrow(`${keyFile(dataDir)} is not a key`);
});

test('the key of the settings comes first; servers that share a database have no other', () => {
  const [encryptionKey, databaseUrl] = [newKey(), 'postgres://localhost/verdant'];
  const sealed = openSealer({ dataDir, databaseUrl: undefined, encryptionKey }).seal('secret', 'user-1');
  expect(openSealer({ dataDir, databaseUrl, encryptionKey }).open(sealed, 'user-1')).toBe('secret');
  expect(isSealed(openSealer({ dataDir, databaseUrl, encryptionKey: undefined }).seal('secret', 'user-1'))).toBe(false);
  expect(() => statSync(keyFile(dataDir))).toThrow();
});
