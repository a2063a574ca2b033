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
      /^the disk is full; a new database needs \d+ MB$/,
    ],
    [failed('initdb: error: could not create directory "x": Permission denied'), /^this user may not write there$/],
    [failed('initdb: error: invalid locale name "x"\nhint'), /^invalid locale name "x"$/],
    [Object.assign(new Error('EROFS: open x'), { code: 'EROFS' }), /^the file system is read-only$/],
    [new Error('something else\nat line 3'), /^something else$/],
  ])('%p', (error, cause) => {
    expect(causeOf(error)).toMatch(cause);
  });
});

describe('openDataFolder', () => {
  it('makes every level that is missing', () => {
    const path = join(folder, 'a/b/c');
    expect(openDataFolder(path)).toContain('a/b/c');
    expect(existsSync(path)).toBe(true);
    expect(openDataFolder(path)).toContain('a/b/c');
  });

  it('refuses a file, and what is below one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(file)).toThrow(`DATA_DIR ${file} is a file, not a folder`);
    expect(() => openDataFolder(join(file, 'x'))).toThrow(
      `DATA_DIR ${join(file, 'x')} cannot be made: a part of that path is a file`,
    );
  });

  it('gives up at once where no folder can be made', () => {
    if (process.platform !== 'linux') return;
    expect(() => openDataFolder('/proc/verdant/data')).toThrow(
      'DATA_DIR /proc/verdant/data cannot be made: that file system does not allow new folders',
    );
  });
});

describe('readOrCreatePassword', () => {
  it('makes a password once, for its owner only', () => {
    const password = readOrCreatePassword(folder);
    expect(password).toMatch(/^[\w-]{32}$/);
    expect(readOrCreatePassword(folder)).toBe(password);
    expect(statSync(passwordFile(folder)).mode & 0o777).toBe(0o600);
  });

  it('refuses an empty file with what to do, and leaves it as it is', () => {
    writeFileSync(passwordFile(folder), '\n');
    expect(() => readOrCreatePassword(folder)).toThrow(`${passwordFile(folder)} is empty: restore it, or remove it`);
    expect(readFileSync(passwordFile(folder), 'utf8')).toBe('\n');
  });
});
