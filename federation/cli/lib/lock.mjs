import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 250;

/** @param {string} file */
function tryToTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Deletes a lock file if the process that created it no longer exists. @param {string} file */
function dropIfAbandoned(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && !isProcessAlive(owner)) rmSync(file, { force: true });
  } catch {
    // The file is missing here, because the process that held the lock has released it in the meantime.
  }
}

/**
 * Waits until no other process holds the lock file, then holds the file and runs `work`. @template T @param {string} file
 * lock file, which exists while a process works
 * @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryToTake(file)) {
    dropIfAbandoned(file);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {number} pid @returns {boolean} true if the process exists, even if another user owns it */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
