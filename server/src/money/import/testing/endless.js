// A program of a thread that never replies.
const { parentPort } = require('node:worker_threads');

parentPort?.on('message', () => {
  for (;;);
});
