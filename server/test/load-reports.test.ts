import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { loadSummary } from '@verdant/federation/contract';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { labBuilds, labVersion } from './support/lab-builds';
import { query, waiting, whileLocked } from './support/query';
import { send as sendTo } from './support/send';
import { discard, startServer } from './support/start-server';
import { until } from './support/until';

const builds = sharedBuilds(labBuilds);
const server = sharedServer({ VERDANT_BUILDS_DIR: builds, VERDANT_FAULT_LAB: 'on' });
const second = sharedServer(() => ({
  VERDANT_BUILDS_DIR: builds,
  DATABASE_URL: server.databaseUrl,
  VERDANT_METRICS_TOKEN: 'a-token-of-24-characters',
}));

const PATH = '/api/v1/load-reports';
let pages = 0;
const newPage = () => `00000000-0000-4000-8000-${String((pages += 1)).padStart(12, '0')}`;
const event = (changes: Record<string, unknown> = {}) => ({
  remote: 'mfe-samples',
  version: labVersion,
  stage: 'chunk',
  reason: 'missing',
  outcome: 'failed',
  attempt: 1,
  ...changes,
});
const report = (events: readonly unknown[], more: Record<string, unknown> = {}) =>
  JSON.stringify({ page: newPage(), events, ...more });
const send = async (raw: string, headers: Record<string, string> = {}, to = server) =>
  (await to.request('POST', PATH, { raw, headers })).status;

/** Value of each counter by its labels' values. */
async function counters(from = server, headers: Record<string, string> = {}): Promise<Record<string, number>> {
  const { text } = await from.request('GET', '/metrics', { headers });
  const lines = [...text.matchAll(/^verdant_remote_loads_total\{(.+)\} (\d+)$/gm)];
  return Object.fromEntries(
    lines.map(([, labels = '', count]) => [
      [...labels.matchAll(/"([^"]*)"/g)].map(([, value]) => value).join(' '),
      Number(count),
    ]),
  );
}
const FAILED = `mfe-samples ${labVersion} chunk missing failed`;

describe('reports', () => {
  test('count, as JSON and as the text that sendBeacon makes of it, on either server', async () => {
    const before = (await counters())[FAILED] ?? 0;
    expect(await send(report([event(), event({ chunk_id: 'page-budget', status: 404, detail: 'http-404' })]))).toBe(
      204,
    );
    expect(await send(report([event()]), { 'content-type': 'text/plain;charset=UTF-8' }, second)).toBe(204);
    // Two failures of one page are one page.
    expect((await counters())[FAILED]).toBe(before + 2);
  });

  test('of every outcome have a counter of their own', async () => {
    for (const changes of [
      { stage: 'render', reason: 'none', outcome: 'loaded' },
      { outcome: 'recovered' },
      { outcome: 'fell_back', stage: 'entry', reason: 'timeout' },
    ]) {
      await send(report([event(changes)]));
    }
    expect(await counters()).toMatchObject({
      [`mfe-samples ${labVersion} render none loaded`]: 1,
      [`mfe-samples ${labVersion} chunk missing recovered`]: 1,
      [`mfe-samples ${labVersion} entry timeout fell_back`]: 1,
    });
  });

  test.each([
    ['no page', JSON.stringify({ events: [event()] }), 422],
    ['no JSON', 'x', 400],
    ['too large', report([event()], { more: 'x'.repeat(70_000) }), 413],
  ])('with %s are refused', async (_name, raw, status) => {
    const before = await counters();
    expect(await send(raw)).toBe(status);
    expect(await counters()).toEqual(before);
  });

  test.each([
    ['of a remote that nobody has', report([event({ remote: 'mfe-none' })]), {}],
    ['of a version that was never released', report([event({ version: '9.9.9' })]), {}],
    ['of a browser that reports itself as altered', report([event()], { altered: true }), {}],
  ])('%s count nothing', async (_name, raw, headers) => {
    const before = await counters();
    expect(await send(raw, headers)).toBe(204);
    expect(await counters()).toEqual(before);
  });

  test('of twenty made-up releases take one query together', async () => {
    const events = Array.from({ length: 20 }, (_, index) => event({ remote: `made-up-${index}` }));
    await send(report([event()]));
    const held = await whileLocked(server, 'lock table releases in access exclusive mode', [], async () => {
      const sent = send(report(events));
      await until('the query', async () => ((await waiting(server)) > 0 ? true : undefined));
      // Time for more of them, which would come at once.
      await wait(300);
      return { sent, queries: await waiting(server) };
    });
    expect([held.queries, await held.sent]).toEqual([1, 204]);
  });

  test('of a browser in the fault lab never count, whatever it reports @g-lab-not-reported', async () => {
    const lab = await server.request('PUT', '/api/v1/fault-lab', {
      body: { faults: [{ remote: 'mfe-samples', stage: 'entry', fault: '404' }] },
    });
    const cookie = lab.headers.get('set-cookie')?.split(';')[0] ?? '';
    const before = await counters();
    expect(await send(report([event()], { altered: false }), { cookie })).toBe(204);
    expect(await counters()).toEqual(before);
    expect(await send(report([event()]))).toBe(204);
    expect(await counters()).not.toEqual(before);
  });

  test('from pages of another site are refused', async () => {
    for (const [site, status] of [
      ['cross-site', 403],
      ['same-site', 403],
      ['same-origin', 204],
    ] as const) {
      expect(await send(report([event()]), { 'sec-fetch-site': site, 'content-type': 'text/plain' })).toBe(status);
    }
  });

  test('are published as counts only', async () => {
    const { body } = await server.request('GET', `${PATH}/summary`);
    expect(v.parse(v.strictObject(loadSummary.entries), body)).toEqual(body);
    expect(body).toMatchObject({
      hours: 24,
      releases: [{ remote: 'mfe-samples', version: labVersion, loaded: 1, recovered: 1, fell_back: 1 }],
    });
    expect(body).toMatchObject({
      failures: [
        { remote: 'mfe-samples', version: labVersion, stage: 'chunk', reason: 'missing', finding: null },
        { stage: 'chunk', reason: 'missing', finding: 'http-404', chunk: 'page-budget', status: 404, count: 1 },
        { stage: 'entry', reason: 'timeout', count: 1 },
      ],
    });
  });

  test("of the host's own chunks count for the host, of the running version alone", async () => {
    const { version } = v.parse(v.object({ version: v.string() }), (await server.request('GET', '/api/v1/')).body);
    const before = await counters();
    await send(report([event({ remote: 'shell', version }), event({ remote: 'shell', version: '9.9.9' })]));
    expect(await counters()).toEqual({ ...before, [`shell ${version} chunk missing failed`]: 1 });
  });

  test('of one IP address all count, and are stored up to 500 an hour of each outcome', async () => {
    const third = await startServer({ VERDANT_BUILDS_DIR: builds });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const before = (await counters(third))[FAILED] ?? 0;
    for (let index = 0; index < 26; index += 1) {
      expect(await send(report(Array.from({ length: 20 }, () => event())), headers, third)).toBe(204);
    }
    await send(report([event({ stage: 'render', reason: 'none', outcome: 'loaded' })]), headers, third);
    expect((await counters(third))[FAILED]).toBe(before + 26);
    const rows = async (outcome: string) => query(third, 'select 1 from load_reports where outcome = $1', [outcome]);
    expect([await rows('failed'), await rows('loaded')]).toEqual([500, 1]);
    await discard(third);
  });

  test('are limited per minute and IP address @g-fair-limits', async () => {
    // With a database of its own: those of the tests above count in the same minute.
    const third = await startServer({ VERDANT_BUILDS_DIR: builds });
    // To one address: `localhost` may be two, which count apart.
    const body = report([event({ remote: 'mfe-none' })]);
    const url = `http://127.0.0.1:${third.port}${PATH}`;
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await sendTo(url, 'POST', '', { raw: body })).status),
    );
    await discard(third);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

test('reports are kept for 30 days, counters for good @g-reports-30-days', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const insert =
    "insert into load_reports (at, remote, version, stage, reason, outcome) values (now() - $1::interval, 'mfe-samples', '0.0.1', 'entry', 'error', 'failed')";
  for (const age of ['29 days 23 hours', '30 days 1 hour', '400 days']) await client.query(insert, [age]);
  const before = await counters();
  // As if the hour in which it was done were over.
  await client.query("delete from pgboss.job where singleton_key = 'roll-up-load-reports'");
  const third = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: server.databaseUrl });
  const left = async () => (await client.query("select id from load_reports where version = '0.0.1'")).rowCount;
  while ((await left()) === 3) await new Promise((done) => setTimeout(done, 50));
  expect(await left()).toBe(1);
  expect(await counters()).toEqual(before);
  await third.stop();
  await client.end();
});

describe('metrics', () => {
  test('are text for Prometheus, never kept', async () => {
    const { status, headers, text } = await server.request('GET', '/metrics');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(text).toMatch(/^# HELP verdant_remote_loads_total .+\n# TYPE verdant_remote_loads_total counter\n/m);
  });

  test('have requests by the pattern of their route, never by path, and the state of process, pool and queue', async () => {
    await server.request('GET', '/api/v1/releases/made-up-name/history?secret=1');
    await server.request('GET', '/made-up-path');
    await server.request('POST', '/api/v1/made-up-call');
    const { text } = await server.request('GET', '/metrics');
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{route="\/api\/v1\/releases\/:name\/history",method="GET",status="4xx"\} \d/m,
    );
    expect(text).toMatch(/^http_request_duration_seconds_count\{route="none",method="POST",status="4xx"\} \d/m);
    expect(text).not.toMatch(/made-up|secret/);
    // The scrape itself.
    expect(text).toMatch(/^http_requests_in_flight 1$/m);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'verdant_database_connections{state="total"}',
      'verdant_database_waiting',
      'verdant_jobs{kind="password-reset-mail",state="queued"}',
      'verdant_jobs{kind="repeated-task",state="failed"}',
      'verdant_jobs_oldest_seconds{kind="password-reset-mail"}',
    ]) {
      expect(text).toContain(`\n${name} `);
    }
  });

  test('require the token where there is one @g-metrics-token', async () => {
    expect((await second.request('GET', '/metrics')).status).toBe(401);
    expect((await second.request('GET', '/metrics', { token: 'another-token-of-24-char' })).status).toBe(401);
    const response = await second.request('GET', '/metrics', { token: 'a-token-of-24-characters' });
    expect(response.status).toBe(200);
    expect(await counters(second, { authorization: 'Bearer a-token-of-24-characters' })).toEqual(await counters());
  });

  test('without a token are for the names of this machine alone @g-metrics-token', async () => {
    const statusFor = async (host: string) => {
      const sending = httpRequest(`${server.url}/metrics`, { headers: { host } }).end();
      const response = await new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
      response.resume();
      return response.statusCode;
    };
    expect(await statusFor('rebound.example')).toBe(403);
    expect(await statusFor(`localhost:${server.port}`)).toBe(200);
  });

  test('without a token are not for those who come through a proxy', async () => {
    expect((await server.request('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(
      403,
    );
  });
});

describe('reports of the Content Security Policy', () => {
  const page = () => `${server.url}/reset-password?token=secret`;
  const violation = (changes: Record<string, unknown> = {}) => ({
    'document-uri': page(),
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/someone@example.com?secret',
    'source-file': `${server.url}/remotes/mfe-samples/static/js/a.js?retry=1`,
    'original-policy': "default-src 'none'",
    'line-number': 3,
    ...changes,
  });
  const sendCsp = async (body: unknown, headers: Record<string, string> = {}) =>
    (
      await server.request('POST', '/api/v1/csp-reports', {
        raw: typeof body === 'string' ? body : JSON.stringify({ 'csp-report': body }),
        headers: { 'content-type': 'application/csp-report', ...headers },
      })
    ).status;
  const counts = async () => {
    const { text } = await server.request('GET', '/metrics');
    return text.split('\n').filter((line) => line.startsWith('verdant_csp_violations_total{'));
  };

  test('are counted with their release and logged without anything personal @g-policy-violations', async () => {
    for (let count = 0; count < 3; count += 1) expect(await sendCsp(violation())).toBe(204);
    expect(await sendCsp(violation({ 'source-file': null, 'blocked-uri': 'inline' }))).toBe(204);
    expect(await counts()).toEqual([
      `verdant_csp_violations_total{remote="mfe-samples",version="${labVersion}",directive="script-src-elem"} 3`,
      'verdant_csp_violations_total{remote="",version="",directive="script-src-elem"} 1',
    ]);
  });

  test.each<[string, () => unknown, Record<string, string>, number]>([
    ['no JSON', () => 'x', {}, 400],
    ['no report', () => '{}', {}, 422],
    ['a page that is a number', () => ({ 'document-uri': 1 }), {}, 422],
    ['too large', () => violation({ 'script-sample': 'x'.repeat(40_000) }), {}, 413],
    ['of another type', () => violation(), { 'content-type': 'text/html' }, 415],
    ['from another site', () => violation(), { 'sec-fetch-site': 'cross-site' }, 403],
    ['of an unknown directive', () => violation({ 'effective-directive': 'x' }), {}, 204],
  ])('%s change nothing', async (_name, body, headers, status) => {
    const before = await counts();
    expect(await sendCsp(body(), headers)).toBe(status);
    expect(await counts()).toEqual(before);
  });
});
