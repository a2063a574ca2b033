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
import { hasErrorCode } from './database/queries';

/** Writes a secret to a temporary file that only its owner can read, and returns the path of the file. */
function writeTemporary(file: string, secret: string): string {
  const temporary = `${file}.${process.pid}`;
  rmSync(temporary, { force: true });
  const descriptor = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(descriptor, `${secret}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return temporary;
}

function create(file: string, secret: string): void {
  const temporary = writeTemporary(file, secret);
  try {
    // A hard link fails if the file exists, so the secret of the server that was first is kept.
    linkSync(temporary, file);
  } catch (error) {
    // The file is renamed instead on file systems without hard links.
    if (!hasErrorCode(error, 'EEXIST')) renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Replaces a file by this secret atomically. Throws as `node:fs` does. */
export function replaceSecret(file: string, secret: string): void {
  renameSync(writeTemporary(file, secret), file);
}

/** Returns a file's secret, or '' if empty. Creates a missing file; servers that start at once get the same secret. */
export function readOrCreateSecret(file: string, make: () => string): string {
  if (!existsSync(file)) create(file, make());
  return readFileSync(file, 'utf8').trim();
}
