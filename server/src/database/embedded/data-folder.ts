import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../start-error';

/** What a new database takes, rounded up. */
const NEW_DATABASE_MB = 60;

/** The system's codes that a user can act on. */
const causes: Readonly<Record<string, string>> = {
  ENOSPC: `the disk is full; a new database needs ${NEW_DATABASE_MB} MB`,
  EDQUOT: `the disk quota is used up; a new database needs ${NEW_DATABASE_MB} MB`,
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of that path is a file',
  ENOENT: 'that file system does not allow new folders',
};

/** The same in the words of PostgreSQL's programs. */
const programCauses: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied/, 'EACCES'],
];

/** A property of an error as text; of an error of any realm, such as the file system's under a test runner. */
function textOf(error: unknown, name: 'code' | 'stderr' | 'message'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Why a file, a folder or a program of PostgreSQL failed, in words for one line of a start message. */
export function causeOf(error: unknown): string {
  const output = textOf(error, 'stderr');
  const code = textOf(error, 'code');
  const known = causes[programCauses.find(([text]) => text.test(output))?.[1] ?? code];
  const complaint = output.split('\n').find((line) => /\b(error|FATAL|PANIC):/.test(line));
  const [message = ''] = (textOf(error, 'message') || String(error)).split('\n');
  return known ?? complaint?.replace(/^.*?(error|FATAL|PANIC):\s*/, '') ?? message;
}

/** One level at a time: Node's own recursion does not end on a file system such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another server made it first.
    if (!existsSync(path)) throw error;
  }
}

/** Makes the folder if it is missing; its real path. Throws a `StartError` when it cannot be made or written. */
export function openDataFolder(dataDir: string): string {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made: ${causeOf(error)}`);
  }
  if (!statSync(dataDir).isDirectory()) throw new StartError(`DATA_DIR ${dataDir} is a file, not a folder`);
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${causeOf(error)}`);
  }
  return realpathSync(dataDir);
}
