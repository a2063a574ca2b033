import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { listenOnFreePort } from '../testing/free-port';
import { startAggregatorStub, type AggregatorStub } from './support/aggregator-stub';
import { signUp } from './support/users';
import { discard, startServer, type TestServer } from './support/start-server';
import { waitUntil } from './support/until';

const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
});
const exported = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(span) })) })),
});
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const BROWSER = 'b7ad6b7169203331';
const CONNECTION = 32_132_249_739;
const SURNAME = 'Zebracrossing';

const TOKEN = 'aggregator POST /ysl/auth/token';
const CALLS_OF_REQUEST = ['aggregator GET /ysl/accounts', TOKEN];
const CALLS_OF_JOB = ['aggregator GET /ysl/accounts', 'aggregator GET /ysl/transactions', TOKEN];

let receiver: Server;
let aggregator: AggregatorStub;
let server: TestServer;
let received = '';
const spans: v.InferOutput<typeof span>[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received += body;
      const { resourceSpans } = v.parse(exported, JSON.parse(body));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await listenOnFreePort(receiver);
  aggregator = await startAggregatorStub();
  server = await startServer({
    ...aggregator.settings,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});
afterAll(async () => {
  await discard(server);
  aggregator.close();
  receiver.close();
});

it('one trace includes the browser, the request, its aggregator calls, and the background job with its calls', async () => {
  const { token, typed } = await signUp(server, { last_name: SURNAME });
  await server.request('POST', '/api/v1/bank/link-session', { token });
  aggregator.data.accounts = [{ id: 10_042, providerAccountId: CONNECTION, CONTAINER: 'bank', accountName: 'Saver' }];
  const { status, headers } = await server.request('POST', `/api/v1/bank/links?x=${SURNAME}`, {
    token,
    body: { provider_account_id: CONNECTION },
    headers: { traceparent: `00-${TRACE}-${BROWSER}-01` },
  });
  expect(status).toBe(200);

  const tree = await waitUntil('the whole trace', async () => {
    const own = spans.filter(({ traceId }) => traceId === TRACE);
    const childrenOf = (id: string | undefined) => own.filter(({ parentSpanId }) => parentSpanId === id);
    const [request] = childrenOf(BROWSER);
    const below = childrenOf(request?.spanId);
    const job = below.find(({ name }) => name === 'job bank-refresh');
    return (
      job && { request, below: below.map(({ name }) => name), job: childrenOf(job.spanId).map(({ name }) => name) }
    );
  });
  expect(tree.request?.name).toBe('POST /api/v1/bank/links');
  const attributes = tree.request?.attributes.map(({ key, value }) => [key, ...Object.values(value)]);
  expect(attributes).toEqual([
    ['http.request.method', 'POST'],
    ['http.route', '/api/v1/bank/links'],
    ['request.id', headers.get('x-request-id')],
    ['http.response.status_code', 200],
  ]);
  expect(tree.below).toEqual(expect.arrayContaining(CALLS_OF_REQUEST));
  expect(tree.job.toSorted()).toEqual(CALLS_OF_JOB);

  for (const secret of [typed.email, SURNAME, token, CONNECTION, 'secret', 'select ']) {
    expect(received).not.toContain(String(secret));
  }
});
