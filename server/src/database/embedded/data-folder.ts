import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreateSecret } from '../../secret-file';
import { StartError } from '../../start-error';

const COMPLAINT = /\b(error|FATAL|PANIC):/;

/** Returns the last error in the output of PostgreSQL or one of its programs. */
export function lastPostgresError(output: string): string | undefined {
  const line = output.split('\n').findLast((text) => COMPLAINT.test(text));
  return line?.split(COMPLAINT).at(-1)?.trim();
}

/** Returns one line with the cause of an error from a file operation or a PostgreSQL program. */
export function causeOf(error: unknown): string {
  const textOf = (name: 'stderr' | 'message') => String(Reflect.get(Object(error), name) ?? '');
  return lastPostgresError(textOf('stderr')) ?? textOf('message').split('\n', 1).join('');
}

/** Creates the folder if missing; returns its path without symbolic links. Throws a `StartError` if it is not writable. */
export function openDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${causeOf(error)}`);
  }
}

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres.password');

/** Returns the stored password, or stores a new one. Two servers that start at once get the same password. */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  const password = readOrCreateSecret(file, () => randomBytes(24).toString('base64url'));
  if (password !== '') return password;
  throw new StartError(
    `${file} is empty: restore it, or remove it and the folder postgres beside it to start with an empty database`,
  );
}
