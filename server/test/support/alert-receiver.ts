import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ReceivedAlert {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const PATIENCE_MS = 20_000;

/** Receives webhooks at a URL of this machine; the next responses have the given statuses, then 204. */
export async function startReceiver(statuses: number[] = []) {
  const received: ReceivedAlert[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const status = statuses.shift() ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line no-unsafe-type-assertion -- of a server that listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/alerts?token=of-the-url`,
    received,
    /** Waits until `count` requests have arrived. */
    until: async (count: number) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (received.length < count && Date.now() < deadline) await wait(50);
      return received;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
