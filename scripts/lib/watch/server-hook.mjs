/*
 * Loaded before the server's own code, by `npm run dev` only. It sends open pages the generation that this process was
 * started with, from their own origin, so that the server's code and Content Security Policy stay those of production.
 */
import { Server } from 'node:http';

const PATH = '/__dev/events';
const RETRY_MS = 300;

const message = `retry: ${RETRY_MS}\ndata: ${process.env['DEV_GENERATION'] ?? ''}\n\n`;

/** @type {Set<import('node:http').ServerResponse>} */
const listeners = new Set();

/** An open response would keep the server from ending at once. */
function endListeners() {
  for (const response of listeners) response.end();
}

/** @param {import('node:http').ServerResponse} response */
function listen(response) {
  // Added once the server has a handler of its own: until then the signal ends the process.
  if (!process.listeners('SIGTERM').includes(endListeners)) process.prependListener('SIGTERM', endListeners);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(message);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** @type {(event: string, ...args: any[]) => boolean} */
const emit = Reflect.get(Server.prototype, 'emit');
/** @param {string} event @param {any[]} args */
Server.prototype.emit = function emitOrListen(event, ...args) {
  const [request, response] = args;
  if (event !== 'request' || request.url !== PATH) return Reflect.apply(emit, this, [event, ...args]);
  listen(response);
  return true;
};

// `npm run dev` was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
