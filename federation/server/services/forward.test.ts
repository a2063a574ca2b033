import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { sendError } from '../http/errors';
import { createForwarder, MAX_CONCURRENT_REQUESTS, responseHeaders } from './forward';

/** Time limit in seconds for tests in which no limit must be reached, even on a busy machine. */
const NO_LIMIT = 60;
const JSON_BODY = 'content-type: application/json\r\n';

/** Responses of the fake service by path, sent exactly as written here. `/slow` gets no response. */
const responses: Readonly<Record<string, string>> = {
  '/ok': `HTTP/1.1 200 OK\r\n${JSON_BODY}content-length: 2\r\n\r\n{}`,
  '/dripping': `HTTP/1.1 200 OK\r\n${JSON_BODY}transfer-encoding: chunked\r\n\r\n`,
  '/utf8': `HTTP/1.1 200 OK\r\netag: "\u2713"\r\n${JSON_BODY}content-length: 2\r\n\r\n{}`,
  '/control': `HTTP/1.1 200 OK\r\netag: "a\u0001b"\r\n${JSON_BODY}content-length: 2\r\n\r\n{}`,
};
/** Paths of the requests that the service received. */
const seen: string[] = [];
/** Paths of the requests that the forwarder received. */
const received: string[] = [];
const open = new Set<unknown>();
let service: Server;
let app: FastifyInstance;
let url: string;
let forwarder: ReturnType<typeof createForwarder>;

beforeEach(async () => {
  seen.length = 0;
  received.length = 0;
  service = createServer((socket) => {
    open.add(socket);
    let drip: NodeJS.Timeout | undefined;
    socket.on('close', () => {
      open.delete(socket);
      clearInterval(drip);
    });
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const [, path = ''] = data.toString().split(' ');
      seen.push(path);
      const [, status] = /^\/(\d{3})$/.exec(path) ?? [];
      // The response does not end, so that only closing the connection frees it.
      const head = `HTTP/1.1 ${status} Odd\r\nlocation: /ok\r\ncontent-length: 9999999\r\n\r\n`;
      if (status !== undefined) socket.write(`${head}{}`);
      else if (path !== '/slow') socket.write(responses[path] ?? '');
      if (path === '/dripping') drip = setInterval(() => socket.write('1\r\na\r\n'), 50);
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const address = service.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  app = fastify();
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (request) => void received.push(request.url));
  app.get('/*', async (request, reply) =>
    forwarder.forward({ origin, path: request.url, method: 'GET', headers: {}, body: undefined }, reply),
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await forwarder.close();
  app.server.closeAllConnections();
  await app.close();
  service.close();
});

/** Waits until all connections are closed, which a busy machine can notice late. */
async function allClosed(): Promise<void> {
  while (open.size > 0) await wait(10);
}
function setLimits(seconds: number, wholeSeconds: number): void {
  forwarder = createForwarder(seconds, wholeSeconds);
}
const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

test.each(['099', '101', '199', '302', '401', '407', '600', '999'])(
  'a service response with the status %s becomes a 502 without headers of the service, and its connection is closed',
  async (status) => {
    setLimits(NO_LIMIT, NO_LIMIT);
    const response = await fetch(`${url}/${status}`);
    expect([response.status, response.headers.get('location')]).toEqual([502, null]);
    await allClosed();
  },
);

test.each(['/utf8', '/control'])(
  'a service response with invalid characters in a header leads to the status 200 or 502: %s',
  async (path) => {
    setLimits(NO_LIMIT, NO_LIMIT);
    expect([200, 502]).toContain(await statusOf(path));
  },
);

test('a call without a free connection times out with 504, and is not sent if its client has disconnected', async () => {
  setLimits(1, NO_LIMIT);
  const streams: Response[] = [];
  // On a busy machine some of the calls can reach the limit of a second, and are made again.
  while (streams.length < MAX_CONCURRENT_REQUESTS) {
    const calls = Array.from({ length: MAX_CONCURRENT_REQUESTS - streams.length }, async () =>
      fetch(`${url}/dripping`),
    );
    streams.push(...(await Promise.all(calls)).filter(({ ok }) => ok));
  }
  expect(await statusOf('/late')).toBe(504);
  const leaving = new AbortController();
  const left = fetch(`${url}/left`, { signal: leaving.signal }).catch(() => undefined);
  while (!received.includes('/left')) await wait(10);
  leaving.abort();
  await left;
  await Promise.all(streams.map(async ({ body }) => body?.cancel()));
  while ((await statusOf('/ok')) !== 200) await wait(10);
  expect(new Set(seen)).toEqual(new Set(['/dripping', '/ok']));
}, 60_000);

test('a service response that never ends is aborted after the time limit for whole responses', async () => {
  const wholeSeconds = 2;
  setLimits(NO_LIMIT, wholeSeconds);
  const started = Date.now();
  const response = await fetch(`${url}/dripping`);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(Date.now() - started).toBeGreaterThan(wholeSeconds * 900);
  await allClosed();
}, 60_000);

test.each(['application/json', 'application/problem+json; charset=utf-8', 'text/csv;header=present', 'image/png'])(
  'the content type %s of a service response is passed on unchanged',
  (type) => expect(responseHeaders({ 'content-type': type })).toMatchObject({ 'content-type': type }),
);

const RISKY =
  'text/html|TEXT/HTML; charset=utf-8|image/svg+xml|application/xhtml+xml|text/xml|text/javascript|text/css|multipart/x-mixed-replace; boundary=a|application/json, text/html';

test.each([undefined, ...RISKY.split('|')])(
  'a service response of the content type %s becomes a binary download',
  (type) =>
    expect(responseHeaders({ 'content-type': type })).toEqual({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    }),
);
