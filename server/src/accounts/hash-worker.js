// Runs in a thread of its own (see passwords.ts). Plain CommonJS: a thread starts without tsx and its hooks.
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

/** Lowest priority: pages come first, sign-ins second. */
const NICENESS = 5;

/** Lowers the priority of the thread on Linux. On other systems it would lower that of the whole process. */
function stepBack() {
  try {
    if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICENESS);
  } catch {
    // The priority is optional; hashing works without it.
  }
}

stepBack();
parentPort?.on('message', ({ encoded, password, options }) => {
  try {
    const value = encoded === undefined ? hashSync(password, options) : verifySync(encoded, password, options);
    parentPort?.postMessage({ value });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
