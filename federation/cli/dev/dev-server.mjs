import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

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
 * Serves the files of a folder on the loopback interface, and notifies open pages of each new build.
 * @param {string} folder
 * @param {number} port 0 for any free port
 */
export async function startDevServer(folder, port) {
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
    // A parsed URL has no `..`, so that its path cannot leave the folder.
    const file = join(folder, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404, FOR_OTHERS).end();
    response
      .writeHead(200, { ...FOR_OTHERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
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

/**
 * Reads the manifest of a finished build: its entry, the hash of every file that pages load, and the remote's declaration.
 * @param {string} folder of the build
 * @returns {{ entry: string, files: Record<string, string>, declaration: object }} `files`: hashes by name
 */
export function readBuild(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const { entry, hashes, files, modules: _modules, ...declaration } = manifest;
  // The script with the hashes is skipped: it changes with every file, and an open page does not load it again.
  const loaded = Object.keys(files).filter((name) => !name.endsWith('.map') && name !== hashes);
  return { entry, files: Object.fromEntries(loaded.map((name) => [name, files[name].integrity])), declaration };
}
