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

/** Writes a secret to a new file that only its owner can read; returns that file, a draft of the named one. */
function writeDraft(file: string, secret: string): string {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${secret}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return draft;
}

function create(file: string, secret: string): void {
  const draft = writeDraft(file, secret);
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

/** Replaces a file by this secret in one step; readers find the former content or the new one. Throws as `node:fs` does. */
export function replaceSecret(file: string, secret: string): void {
  renameSync(writeDraft(file, secret), file);
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
