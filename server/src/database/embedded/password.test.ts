import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordFile, readOrCreatePassword } from './password';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-password-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a password is made once, for its owner only', () => {
  const password = readOrCreatePassword(folder);
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(readOrCreatePassword(folder)).toBe(password);
  expect(readFileSync(passwordFile(folder), 'utf8')).toBe(`${password}\n`);
  expect(statSync(passwordFile(folder)).mode & 0o777).toBe(0o600);
});

test('an empty file is refused with what to do, and stays as it is', () => {
  writeFileSync(passwordFile(folder), '\n');
  expect(() => readOrCreatePassword(folder)).toThrow(`${passwordFile(folder)} is empty: restore it, or remove it`);
  expect(readFileSync(passwordFile(folder), 'utf8')).toBe('\n');
});
