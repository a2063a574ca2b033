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

function create(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${secret}\n`);
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

/**
 * The secret in a file that only its owner can read, the same for two servers starting at once. Makes the file when there
 * is none. Throws as `node:fs` does.
 * @returns '' for an empty file
 */
export function readOrCreateSecret(file: string, make: () => string): string {
  if (!existsSync(file)) create(file, make());
  return readFileSync(file, 'utf8').trim();
}
