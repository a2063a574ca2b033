import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../../testing/free-port';

export interface ReceivedAlert {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Receives webhooks at a URL of this machine; the next responses have the given statuses, then 204. */
export async function startReceiver(statuses: number[] = []) {
  const received: ReceivedAlert[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      const status = statuses.shift() ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}/alerts?token=of-the-url`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
