import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded in front of a server under test (`--import`): `GET /observed` returns its routes, and for how long its event
 * loop answered no one. Counted is the processor time that the loop's thread used between two of its turns, not the time
 * on the clock: on a busy machine a thread also waits for its neighbours, which reveals nothing about the server.
 */

const TURN_MS = 5;
/** Of the main thread, whose id is the process's: nanoseconds on a processor come first. */
const SCHEDULER_STATISTICS = `/proc/self/task/${process.pid}/schedstat`;

/** Processor time of the main thread in milliseconds; where the system does not count by thread, that of the process. */
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

/** The longest silence since the last call. */
function takeLongest() {
  turn();
  const taken = longestMs;
  longestMs = 0;
  return taken;
}

function observe({ fastify: app }) {
  const routes = [];
  app.addHook('onRoute', ({ method, url }) => routes.push(...[method].flat().map((one) => ({ method: one, url }))));
  app.get('/observed', async () => ({ routes, longest_ms: takeLongest() }));
}

if (isMainThread) {
  setInterval(turn, TURN_MS).unref();
  subscribe('fastify.initialization', observe);
}
