import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpProxy {
  readonly url: string;
  readonly close: () => void;
}

const CHECK_MS = 100;

/** Resolves to the status of a GET, 0 without a response. */
const check = async (port: number) =>
  fetch(`http://localhost:${port}/api/v1/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => 0,
  );

/** Starts a proxy that sends requests to the servers that are ready, in turn, and never sends a request twice. */
export async function startHttpProxy(ports: readonly number[]): Promise<HttpProxy> {
  let ready: number[] = [];
  let turn = 0;
  const look = async () => {
    const statuses = await Promise.all(ports.map(check));
    ready = ports.filter((_port, index) => statuses[index] === 200);
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const port = ready[turn++ % ready.length];
    const { method, url, headers } = incoming;
    const sending = request({ host: 'localhost', port, method, path: url, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    sending.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(sending);
  };
  await look();
  const timer = setInterval(() => void look(), CHECK_MS);
  const server = createServer(forward);
  await new Promise<void>((done) => {
    server.listen(0, 'localhost', done);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a TCP port returns an AddressInfo
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
