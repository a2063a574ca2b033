import { createServer } from 'node:http';
import { extname } from 'node:path';

/** @typedef {ReturnType<typeof createBuildList>} Generations */

const HOST = '127.0.0.1';
const EVENTS = '/__dev/events';
/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Headers for pages of another origin, including the preflight request for access to a private IP address. */
const FOR_OTHERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/**
 * One finished build, in memory.
 * @typedef {object} Generation
 * @property {string} entry
 * @property {Record<string, string>} files hash of every file that pages load, by name
 * @property {Map<string, Buffer>} contents by name: of the files in `files`, `release.json` and the source maps
 */

/** Number of builds in memory. An open page still requests files of the build with which the page started. */
const STORED = 10;

export function createBuildList() {
  /** @type {Generation[]} */
  let all = [];
  return {
    /** @param {Generation} generation */
    add: (generation) => {
      all = [generation, ...all].slice(0, STORED);
    },
    newest: () => all[0],
    /** @param {string} name @returns {Buffer | undefined} the newest file of that name */
    find: (name) => all.find(({ contents }) => contents.has(name))?.contents.get(name),
  };
}

/**
 * Serves the stored builds on the loopback interface, and notifies open pages of each new build.
 * @param {Generations} generations
 * @param {number} port 0 for any free port
 */
export async function startDevServer(generations, port) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /** @type {string | undefined} */
  let latest;

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    if (request.method === 'OPTIONS') return void response.writeHead(204, FOR_OTHERS).end();
    if (path === EVENTS) {
      response.writeHead(200, { ...FOR_OTHERS, 'content-type': 'text/event-stream' });
      response.write(latest === undefined ? ':\n\n' : latest);
      listeners.add(response);
      return void response.on('close', () => listeners.delete(response));
    }
    const name = path.slice(1);
    const content = generations.find(name);
    if (!content) return void response.writeHead(404, FOR_OTHERS).end();
    response
      .writeHead(200, { ...FOR_OTHERS, 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
      .end(content);
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, HOST, () => done(undefined));
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    url: `http://${HOST}:${boundPort}/`,
    /** @param {object} message for open pages; a page that connects later gets the newest message */
    send: (message) => {
      latest = `data: ${JSON.stringify(message)}\n\n`;
      for (const listener of listeners) listener.write(latest);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
