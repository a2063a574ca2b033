// Runs in a thread of its own (see hasher.ts), in plain JavaScript because a thread starts without tsx.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import argon2 from '@node-rs/argon2';

/** Below everything else: whoever waits for a page goes first, whoever signs in second. */
const NICENESS = 5;

/** On Linux a priority is a thread's own. Elsewhere it would be the whole process's, so there it stays. */
function stepBack() {
  try {
    if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICENESS);
  } catch {
    // A courtesy; hashing works without.
  }
}

stepBack();
parentPort?.on('message', ({ encoded, password, options }) => {
  try {
    const value = encoded === undefined ? argon2.hashSync(password, options) : argon2.verifySync(encoded, password, options);
    parentPort?.postMessage({ value });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
