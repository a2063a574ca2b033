import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { causeOf, openDataFolder, passwordFile, readOrCreatePassword } from './data-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const failed = (stderr: string) => Object.assign(new Error('Command failed: initdb --pgdata=...'), { stderr, code: 1 });

describe('causeOf', () => {
  it.each([
    [
      failed('running bootstrap script ... 2026 UTC [7] FATAL:  could not write to file "x": No space left on device'),
      'could not write to file "x": No space left on device',
    ],
    [failed('initdb: error: invalid locale name "x"\nhint'), 'invalid locale name "x"'],
    [failed('no complaint'), 'Command failed: initdb --pgdata=...'],
    [new Error('EROFS: read-only file system, open x\nat line 3'), 'EROFS: read-only file system, open x'],
  ])('extracts the readable cause from the error %p', (error, cause) => {
    expect(causeOf(error)).toBe(cause);
  });
});

describe('openDataFolder', () => {
  it('creates every missing folder of the path', () => {
    for (const _time of [1, 2]) expect(existsSync(openDataFolder(join(folder, 'a/b/c')))).toBe(true);
  });

  it('refuses a path that is a file or is below a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(file)).toThrow(`DATA_DIR ${file} cannot be used: EEXIST: file already exists`);
    expect(() => openDataFolder(join(file, 'x'))).toThrow(/x cannot be used: ENOTDIR: not a directory/);
  });
});

describe('readOrCreatePassword', () => {
  it('creates a password file that only its owner can read, and returns the same password afterwards', () => {
    const password = readOrCreatePassword(folder);
    expect(password).toMatch(/^[\w-]{32}$/);
    expect(readOrCreatePassword(folder)).toBe(password);
    expect(statSync(passwordFile(folder)).mode & 0o777).toBe(0o600);
  });

  it('refuses an empty password file with instructions, and does not change the file', () => {
    writeFileSync(passwordFile(folder), '\n');
    expect(() => readOrCreatePassword(folder)).toThrow(`${passwordFile(folder)} is empty: restore it, or remove it`);
    expect(readFileSync(passwordFile(folder), 'utf8')).toBe('\n');
  });
});
