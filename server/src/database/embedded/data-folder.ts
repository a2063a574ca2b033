import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOrCreateSecret } from '../../secret-file';
import { StartError } from '../../start-error';

/** Size of a new database, in megabytes, rounded up. */
const NEW_DATABASE_MB = 60;

/** Causes that a user can remedy, by the system's error code. */
const causes: Readonly<Record<string, string>> = {
  ENOSPC: `the disk is full; a new database needs ${NEW_DATABASE_MB} MB`,
  EDQUOT: `the disk quota is used up; a new database needs ${NEW_DATABASE_MB} MB`,
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of that path is a file',
  ENOENT: 'that file system does not allow new folders',
};

/** Error codes by the words of PostgreSQL's programs. */
const programCauses: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied/, 'EACCES'],
];

/** Returns a property of an error as text. The error may be of another realm, such as the file system's under a test runner. */
function textOf(error: unknown, name: 'code' | 'stderr' | 'message'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Explains the failure of a file, a folder or a program of PostgreSQL, in words for one line of a start message. */
export function causeOf(error: unknown): string {
  const output = textOf(error, 'stderr');
  const code = textOf(error, 'code');
  const known = causes[programCauses.find(([text]) => text.test(output))?.[1] ?? code];
  const complaint = output.split('\n').find((line) => /\b(error|FATAL|PANIC):/.test(line));
  const [message = ''] = (textOf(error, 'message') || String(error)).split('\n');
  return known ?? complaint?.replace(/^.*?(error|FATAL|PANIC):\s*/, '') ?? message;
}

/** Makes one level at a time: Node's own recursion does not end on a file system such as /proc. */
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

/** Makes the folder if it is missing and returns its real path. Throws a `StartError` when it cannot be made or written. */
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

/** Path of the file in `DATA_DIR` with the embedded database's password, readable by its owner only. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}

/** Returns the stored password, or stores a new random one; the same for two servers that start at once. */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  let password: string;
  try {
    password = readOrCreateSecret(file, () => randomBytes(24).toString('base64url'));
  } catch (error) {
    throw new StartError(`${file} cannot be written: ${causeOf(error)}`);
  }
  if (password !== '') return password;
  throw new StartError(
    `${file} is empty: restore it, or remove it and the folder postgres beside it to start with an empty database`,
  );
}
