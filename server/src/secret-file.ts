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

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Writes a secret to a temporary file next to `file`, readable only by the file's owner. Returns the temporary path. */
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
    // A hard link never replaces an existing file, so the secret of the first server is kept.
    linkSync(temporary, file);
  } catch (error) {
    // Some file systems do not support hard links, so the temporary file is renamed instead.
    if (!isExisting(error)) renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Replaces a file by this secret atomically; readers see the old or the new content. Throws as `node:fs` does. */
export function replaceSecret(file: string, secret: string): void {
  renameSync(writeTemporary(file, secret), file);
}

/**
 * Returns the secret in a file that only its owner can read. Creates a missing file; two servers that start at once get the
 * same secret. Throws as `node:fs` does.
 * @returns '' for an empty file
 */
export function readOrCreateSecret(file: string, make: () => string): string {
  if (!existsSync(file)) create(file, make());
  return readFileSync(file, 'utf8').trim();
}
