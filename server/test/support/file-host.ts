import { createServer } from 'node:http';
import { listenOnFreePort } from '../../testing/free-port';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', map: 'application/json' };

/** Starts a file server on another origin, like a CDN with a release's files. `asked` collects requested file names. */
export async function startFileHost(contentOf: (name: string) => string | Buffer | undefined) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1);
    asked.push(name);
    const content = contentOf(name);
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/json';
    response.writeHead(content === undefined ? 404 : 200, { 'access-control-allow-origin': '*', 'content-type': type });
    response.end(content);
  });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    origin,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
