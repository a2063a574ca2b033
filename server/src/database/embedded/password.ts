import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error';
import { causeOf } from './data-folder';

/** The file in `DATA_DIR` with the embedded database's password, readable by its owner only. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function readPassword(file: string): string {
  const password = readFileSync(file, 'utf8').trim();
  if (password !== '') return password;
  throw new StartError(
    `${file} is empty: restore it, or remove it and the folder postgres beside it to start with an empty database`,
  );
}

function createPassword(file: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(24).toString('base64url')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    // A link never replaces an existing file, so the first one wins.
    linkSync(draft, file);
  } catch (error) {
    // Some file systems have no links; there the file is moved.
    if (!isExisting(error)) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The stored password, or a new random one; the same for two servers starting at once. */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) {
    try {
      createPassword(file);
    } catch (error) {
      throw new StartError(`${file} cannot be written: ${causeOf(error)}`);
    }
  }
  return readPassword(file);
}
