// Runs in a separate thread (see passwords.ts). Plain CommonJS, because a worker thread starts without the hooks of tsx.
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

/** Priority of a hash, as a nice value: pages are served before passwords are hashed. */
const NICENESS = 5;

/** Lowers the priority of the thread on Linux. On other systems this would lower the priority of the whole process. */
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
