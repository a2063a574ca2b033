import { createServer, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '../../testing/free-port';
import { remoteFiles, remoteManifest } from './fixture-builds';

export interface DeveloperBuild {
  readonly origin: string;
  readonly change: (changes: Record<string, unknown>) => void;
  readonly respondWith: (handler: (response: ServerResponse) => void) => void;
  readonly asked: () => number;
  readonly close: () => void;
}

/** Starts a server with one build of a remote, as `npm run dev` does. */
export async function developerBuild(): Promise<DeveloperBuild> {
  let count = 0;
  const json = (changes: Record<string, unknown>) => (response: ServerResponse) =>
    void response.end(JSON.stringify(remoteManifest({ version: '9.9.9', ...changes })));
  let handler: (response: ServerResponse) => void = json({});
  const server = createServer((request, response) => {
    const file = Object.entries<string>(remoteFiles).find(([name]) => request.url === `/${name}`);
    if (file) return response.end(file[1]);
    count += 1;
    if (request.url === '/release.json') handler(response);
    else response.writeHead(404).end();
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    change: (changes) => {
      handler = json(changes);
    },
    respondWith: (next) => {
      handler = next;
    },
    asked: () => count,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
