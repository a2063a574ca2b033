import { connect } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { Registry, Gauge } from 'prom-client';
import { createDatabaseCollector, measureRequests } from './metrics';

let app: FastifyInstance;
let registry: Registry;
let port: number;
let finish: () => void;

beforeEach(async () => {
  app = fastify();
  registry = new Registry();
  measureRequests(app, registry);
  app.get('/shelves/:shelf', async () => ({}));
  app.get('/slow', async (_request, reply) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return reply.send({});
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => app.close());

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const samples = async (name: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

async function untilInFlight(count: number): Promise<void> {
  const line = `http_requests_in_flight ${count}`;
  while ((await samples('http_requests_in_flight'))[0] !== line) await new Promise((done) => setTimeout(done, 5));
}

test('requests are counted under the pattern of their route, not under their URL', async () => {
  await get('/shelves/top?secret=1');
  await get('/shelves/bottom');
  await get('/nothing/here');
  await untilInFlight(0);
  expect(await samples('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{route="/shelves/:shelf",method="GET",status="2xx"} 2',
    'http_request_duration_seconds_count{route="none",method="GET",status="4xx"} 1',
  ]);
});

test('a request whose client disconnects early is counted as aborted, and is no longer in flight', async () => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'));
  await untilInFlight(1);
  socket.destroy();
  await untilInFlight(0);
  finish();
  expect(await samples('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{route="/slow",method="GET",status="aborted"} 1',
  ]);
});

test('each scrape reads the values from the database again, and omits them while the database is unavailable', async () => {
  const scraped = new Registry();
  let rows: Record<string, number> | undefined = { a: 1, b: 2 };
  const gauge = new Gauge({
    name: 'rows',
    help: 'Rows.',
    labelNames: ['table'],
    registers: [scraped],
    collect: createDatabaseCollector(async () => {
      if (!rows) throw new Error('away');
      for (const [table, count] of Object.entries(rows)) gauge.set({ table }, count);
    }),
  });
  new Gauge({ name: 'process', help: 'Of the process.', registers: [scraped] }).set(7);
  const lines = async () => (await scraped.metrics()).split('\n').filter((line) => line !== '' && line[0] !== '#');

  expect(await lines()).toEqual(['rows{table="a"} 1', 'rows{table="b"} 2', 'process 7']);
  rows = { b: 3 };
  expect(await lines()).toEqual(['rows{table="b"} 3', 'process 7']);
  rows = undefined;
  expect(await lines()).toEqual(['process 7']);
});
