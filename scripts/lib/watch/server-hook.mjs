/*
 * `npm run dev` loads this module before the server's own code, which stays unchanged. Each page that connects gets the
 * newest builds, also when it connects again after a restart of the server.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { readBuild } from '../../../federation/cli/dev/dev-server.mjs';
import { ROOT } from '../repository.mjs';

const PATH = '/__dev/events';
const RETRY_MS = 300;
const BUILDS_DIR = process.env['VERDANT_BUILDS_DIR'] ?? '';

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const remotes = readdirSync(BUILDS_DIR).filter((name) => existsSync(join(BUILDS_DIR, name, 'dist/release.json')));
const read = remotes.map((name) => ({ name, ...readBuild(join(BUILDS_DIR, name, 'dist')) }));

const message = JSON.stringify({
  /** Hash of everything that pages get new only by a reload: server, shell, and declarations of the remotes. */
  generation: createHash('sha256')
    .update(textOf(join(ROOT, 'server/dist/.build-key')))
    .update(textOf(join(BUILDS_DIR, 'shell/dist/shell.json')))
    .update(JSON.stringify(read.map(({ declaration }) => declaration)))
    .digest('hex'),
  problem: process.env['DEV_PROBLEM'],
  builds: Object.fromEntries(read.map(({ name, entry, files }) => [name, { entry, files }])),
});

/** @type {Set<import('node:http').ServerResponse>} */
const listeners = new Set();

/** Ends the open event streams, because they would delay the shutdown of the server. */
function endListeners() {
  for (const response of listeners) response.end();
}

/** @param {import('node:http').ServerResponse} response */
function connect(response) {
  // The handler is added only after the server's own handler, because any handler prevents the default end of the process.
  if (!process.listeners('SIGTERM').includes(endListeners)) process.prependListener('SIGTERM', endListeners);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: ${RETRY_MS}\ndata: ${message}\n\n`);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** @type {(event: string, ...args: any[]) => boolean} */
const emit = Reflect.get(Server.prototype, 'emit');
/** @param {string} event @param {any[]} args */
Server.prototype.emit = function emitOrConnect(event, ...args) {
  const [request, response] = args;
  if (event !== 'request' || request.url !== PATH) return Reflect.apply(emit, this, [event, ...args]);
  connect(response);
  return true;
};

// A closed channel means that `npm run dev` was killed, so the server ends, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
