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

/** Releases a lock whose owner has died. @param {string} file */
function dropIfAbandoned(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && !isAlive(owner)) rmSync(file, { force: true });
  } catch {
    // Released in the meantime.
  }
}

/**
 * Runs work under a lock file, after waiting for other processes.
 * @template T
 * @param {string} file exists while a process works
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

/**
 * @param {number} pid
 * @returns {boolean} whether the process exists, of any owner
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
