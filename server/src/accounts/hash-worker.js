// Runs in a separate thread (see passwords.ts). Plain CommonJS, because a worker thread starts without the hooks of tsx.
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

/** Nice value of the thread: pages are served before passwords are hashed. */
const NICENESS = 5;

try {
  // On systems other than Linux `setPriority` would lower the priority of the whole process.
  if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICENESS);
} catch {
  // Hashing works without the lower priority.
}

parentPort?.on('message', ({ encoded, password, options }) => {
  try {
    const value = encoded === undefined ? hashSync(password, options) : verifySync(encoded, password, options);
    parentPort?.postMessage({ value });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
