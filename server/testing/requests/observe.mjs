import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded in front of a server under test (`--import`): `GET /silence` returns the longest time for which its event loop was
 * blocked since the last call, in milliseconds. This is the CPU time of the main thread between two turns of the loop: on a
 * busy machine, elapsed time would also include waiting for other processes.
 */

const TURN_MS = 5;
/** Statistics of the main thread, whose id is that of the process. The first number is its CPU time in nanoseconds. */
const SCHEDULER_STATISTICS = `/proc/self/task/${process.pid}/schedstat`;

/** Returns the CPU time of the main thread in milliseconds, or of the process if the system does not count per thread. */
function usedMs() {
  if (existsSync(SCHEDULER_STATISTICS)) return Number(readFileSync(SCHEDULER_STATISTICS, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

let before = usedMs();
let longestMs = 0;

function turn() {
  const now = usedMs();
  longestMs = Math.max(longestMs, now - before);
  before = now;
}

function takeLongest() {
  turn();
  const taken = longestMs;
  longestMs = 0;
  return taken;
}

if (isMainThread) {
  setInterval(turn, TURN_MS).unref();
  subscribe('fastify.initialization', ({ fastify: app }) => app.get('/silence', async () => takeLongest()));
}
