// Worker that never replies.
const { parentPort } = require('node:worker_threads');

parentPort?.on('message', () => {
  for (;;);
});
