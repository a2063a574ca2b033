import { connect } from 'node:net';

const AT_ONCE = 4;
const LIMIT_MS = 90_000;

/** A request that is written to a socket as it is, even if it is invalid. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
}

/** The status of the response, or the way in which the connection ended without a response. */
export type RequestOutcome = number | 'closed' | 'silent';

function bytesOf({ method, path, headers, body = '' }: RawRequest): Buffer {
  const lines = [
    ['host', 'localhost'],
    ...headers,
    ['content-length', Buffer.byteLength(body)],
    ['connection', 'close'],
  ];
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

/** Returns the final status of a response, without interim statuses such as 100. */
function statusIn(text: string): number | undefined {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  return statuses.find((status) => status >= 200);
}

async function send(origin: string, request: RawRequest): Promise<RequestOutcome> {
  const { hostname: host, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host, port: Number(port) }, () => socket.write(bytesOf(request)));
    const end = (without: RequestOutcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(statusIn(received) ?? without);
    };
    const timer = setTimeout(() => end('silent'), LIMIT_MS);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      if (received.length < 1_000) received += chunk;
    });
    socket.on('close', () => end('closed')).on('error', () => end('closed'));
  });
}

/** Sends all requests, a few at once. Returns those with a 5xx or an incomplete response, each with its outcome. */
export async function collectFailedRequests(origin: string, requests: readonly RawRequest[]): Promise<string[]> {
  const failures: string[] = [];
  const queue = [...requests];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await send(origin, next);
      if (outcome === 'silent' || Number(outcome) >= 500) {
        failures.push(`${outcome} ${bytesOf(next).toString('latin1').slice(0, 1_500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}
