/*
 * Loaded into the server before its own code, by `npm run dev` alone: open pages hear on their own origin what the server
 * was started with, so that its code and its Content Security Policy are those of production.
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
  // Not before: until the server has a handler of its own, the signal just ends the process.
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

// The process that started us is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
