/*
 * `npm run dev` loads this module before the server's own code. The module notifies open pages of new builds, and serves
 * files of builds that are newer than the server process. The server's code and Content Security Policy stay unchanged.
 */
import { Server } from 'node:http';
import { extname } from 'node:path';
import { readNewestBuilds, readBuild, readBuiltFile } from './newest-builds.mjs';

const PATH = '/__dev/events';
const RESTART_PATH = '/__dev/restart';
const RETRY_MS = 300;
const FILE = /^\/remotes\/([\w-]+)\/(static\/[\w./-]+)/;
/** @type {Record<string, string>} */
const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/** @param {object} message */
const eventOf = (message) => `data: ${JSON.stringify(message)}\n\n`;

/** Builds of remotes that the server has read, by name. */
const served = readNewestBuilds();
/** @type {Map<string, string>} */
const problems = new Map();
/** @type {Set<import('node:http').ServerResponse>} */
const listeners = new Set();

let hasAsked = false;
/** Requests a restart of the server once, so that the next process reads the newest builds. */
function askForRestart() {
  if (!hasAsked) process.send?.('restart');
  hasAsked = true;
}

/** @param {string} name of a remote */
const isAhead = (name) => readBuild(name)?.entry !== served.get(name)?.entry;

/** Returns the message about the newest build of a package, or about its failed build. @param {string} name */
function messageOf(name) {
  const problem = problems.get(name);
  if (problem !== undefined) return eventOf({ name, problem });
  const { entry, files } = readBuild(name) ?? {};
  return eventOf({ name, entry, files, isAhead: isAhead(name) });
}

/** Ends the open event streams, because they would delay the shutdown of the server. */
function endListeners() {
  for (const response of listeners) response.end();
}

/** @param {import('node:http').ServerResponse} response */
function listen(response) {
  // The handler is added only after the server's own handler, because any handler prevents the default end of the process.
  if (!process.listeners('SIGTERM').includes(endListeners)) process.prependListener('SIGTERM', endListeners);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: ${RETRY_MS}\n${eventOf({ generation: process.env['DEV_GENERATION'] })}`);
  for (const name of new Set([...readNewestBuilds().keys(), ...problems.keys()])) response.write(messageOf(name));
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/**
 * Sends a file of a build that is newer than the server process.
 * @param {string} url @param {import('node:http').ServerResponse} response
 */
function sendNewFile(url, response) {
  const [, name = '', file = ''] = FILE.exec(url) ?? [];
  const content = name && !Object.hasOwn(served.get(name)?.files ?? {}, file) && readBuiltFile(name, file);
  if (!content) return false;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  response.end(content);
  return true;
}

/** @type {(event: string, ...args: any[]) => boolean} */
const emit = Reflect.get(Server.prototype, 'emit');
/** @param {string} event @param {any[]} args */
Server.prototype.emit = function emitOrRespond(event, ...args) {
  const [request, response] = args;
  if (event === 'request' && request.url === PATH) {
    listen(response);
    return true;
  }
  if (event === 'request' && request.url === RESTART_PATH) {
    askForRestart();
    response.writeHead(204).end();
    return true;
  }
  if (event === 'request' && sendNewFile(request.url, response)) return true;
  return Reflect.apply(emit, this, [event, ...args]);
};

process.on('message', (/** @type {{ name: string, problem?: string }} */ { name, problem }) => {
  if (problem === undefined) problems.delete(name);
  else problems.set(name, problem);
  for (const response of listeners) response.write(messageOf(name));
  // The server restarts at once only if no page is open. Otherwise a page requests the restart when necessary, because a
  // restart makes the server unavailable for a moment.
  if (listeners.size === 0 && isAhead(name)) askForRestart();
});

// A closed channel means that `npm run dev` was killed, so the server ends, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
