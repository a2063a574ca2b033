import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { remoteVitals } from '@verdant/federation/contract';
import { enableFaults, samplesFault } from './support/lab-browser';
import { writeLabBuilds, labVersion } from './support/lab-builds';
import { newIpAddressHeader, loadEvent, sendReport } from './support/load-reports';
import { query } from './support/query';
import { sendApiRequest as sendTo } from '../testing/send';
import { sharedBuilds, sharedDatabase, sharedServer } from './support/shared-server';
import { discard, startServer } from './support/start-server';
import { waitUntil } from './support/until';

const builds = sharedBuilds(writeLabBuilds);
const server = sharedServer({ VERDANT_BUILDS_DIR: builds, VERDANT_FAULT_LAB: 'on' });
const second = sharedServer(() => ({
  VERDANT_BUILDS_DIR: builds,
  DATABASE_URL: server.databaseUrl,
  DATA_DIR: server.dataDir,
  VERDANT_TRUST_PROXY: '1',
}));
const database = sharedDatabase(server);

const PATH = '/api/v1/load-reports';
const event = (changes: Record<string, unknown> = {}) => loadEvent(labVersion, { reason: 'missing', ...changes });
const loaded = { stage: 'render', reason: 'none', outcome: 'loaded' };
const linesOf = async (counter: string, from = server) =>
  (await from.request('GET', '/metrics')).text.split('\n').filter((line) => line.startsWith(`${counter}{`));

const counters = async (from = server): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await linesOf('verdant_remote_loads_total', from)).map((line) => [
      [...line.matchAll(/"([^"]*)"/g)].map(([, value]) => value).join(' '),
      Number(line.split(' ').at(-1)),
    ]),
  );

describe('reports of page loads', () => {
  it('are refused without a page id, as invalid JSON, beyond 64 KB and from pages of another site', async () => {
    const before = await counters();
    const right = { page: randomUUID(), events: [event()] };
    for (const [raw, headers, status] of [
      [JSON.stringify({ events: [event()] }), {}, 422],
      ['x', {}, 400],
      [JSON.stringify({ ...right, more: 'x'.repeat(70_000) }), {}, 413],
      [JSON.stringify(right), { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }, 403],
      [JSON.stringify(right), { 'sec-fetch-site': 'same-site', 'content-type': 'text/plain' }, 403],
    ] as const) {
      expect([raw.slice(0, 20), (await server.request('POST', PATH, { raw, headers })).status]).toEqual([
        raw.slice(0, 20),
        status,
      ]);
    }
    expect(await counters()).toEqual(before);
    // Browsers send the text of `sendBeacon` with this content type.
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain;charset=UTF-8' };
    expect((await server.request('POST', PATH, { raw: JSON.stringify(right), headers })).status).toBe(204);
    const kind = `mfe-samples ${labVersion} chunk missing failed`;
    expect(await counters()).toEqual({ ...before, [kind]: (before[kind] ?? 0) + 1 });
  });

  it('are not counted for unknown releases, pages with overrides and browsers with faults @g-lab-not-reported', async () => {
    const { cookie } = await enableFaults(server, [samplesFault('entry', '404')]);
    const before = await counters();
    expect(await sendReport(server, [event({ remote: 'mfe-none' }), event({ version: '9.9.9' })])).toBe(204);
    expect(await sendReport(server, [event()], { altered: true })).toBe(204);
    expect(await sendReport(server, [event()], { altered: false, headers: { cookie } })).toBe(204);
    expect(await counters()).toEqual(before);
  });

  it('are counted for the chunks of the host, but only for the running version of the host', async () => {
    const { version } = v.parse(v.object({ version: v.string() }), (await server.request('GET', '/api/v1/')).body);
    const before = await counters();
    await sendReport(server, [event({ remote: 'shell', version }), event({ remote: 'shell', version: '9.9.9' })]);
    expect(await counters()).toEqual({ ...before, [`shell ${version} chunk missing failed`]: 1 });
  });

  it('are sampled if many pages load, and the weights of the stored reports add up to about all loads', async () => {
    await server.request('GET', `${PATH}/summary`);
    await database.query('delete from page_loads');
    // 300 pages are so many that the server samples them, even if a new minute begins in between.
    for (let page = 0; page < 300; page += 1) {
      expect(await sendReport(second, [event(loaded)], { headers: newIpAddressHeader() })).toBe(204);
    }
    const sample = async () => {
      const { rows } = await database.query<{ stored: number; pages: number }>(
        'select count(*)::int as stored, coalesce(sum(weight), 0)::int as pages from page_loads',
      );
      // Five standard deviations of the weights' sum.
      return rows.find(({ pages }) => Math.abs(pages - 300) < 70);
    };
    expect((await waitUntil('the sample', sample)).stored).toBeLessThan(290);
  });

  it('are limited per IP address: 500 stored an hour, 60 visits an hour and 60 requests a minute @g-fair-limits', async () => {
    // This server has its own database, so that requests of the tests above do not count towards its limits.
    const limited = await startServer({ VERDANT_BUILDS_DIR: builds });
    // The test does not use `localhost`, because it can resolve to two addresses with separate limits.
    const url = `http://127.0.0.1:${limited.port}${PATH}`;
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    let requests = 0;
    const post = async (events: readonly unknown[]) => {
      requests += 1;
      const raw = JSON.stringify({ page: randomUUID(), events });
      return (await sendTo(url, 'POST', '', { raw, headers })).status;
    };
    const visits = Array.from({ length: 15 }, (_, index) =>
      vital({ vital: ['LCP', 'INP', 'CLS'][index % 3], value: 0 }),
    );
    for (let request = 0; request < 5; request += 1) await post(visits);
    for (let request = 0; request < 26; request += 1) {
      expect(await post(Array.from({ length: 20 }, () => event({ outcome: 'recovered' })))).toBe(204);
    }
    await post([event(loaded)]);
    await limited.request('GET', `/api/v1/remote-health/mfe-samples/vitals?range=24h`);
    const rows = async (from: string) => query(limited, `select 1 from ${from}`);
    // The requests have 26 pages with 20 events, and 5 visits with 15 measurements of three kinds.
    expect(await rows('page_loads where worst = 3')).toBe(25);
    expect(await rows('page_loads where worst = 2')).toBe(1);
    expect(await rows('page_vitals')).toBe(4 * 3);
    expect(await linesOf('verdant_remote_pages_total', limited)).toEqual([expect.stringMatching(/ 27$/)]);
    while (requests < 60) expect(await post([event({ remote: 'mfe-none' })])).toBe(204);
    expect(await post([event()])).toBe(429);
    await discard(limited);
  });
});

const vital = (changes: Record<string, unknown> = {}) => ({
  vital: 'LCP',
  remote: 'mfe-samples',
  version: labVersion,
  path: '/budget',
  value: 1_800,
  ...changes,
});

describe('performance figures of visits', () => {
  const read = async (remote = 'mfe-samples') => {
    const { body } = await server.request('GET', `/api/v1/remote-health/${remote}/vitals?range=24h`);
    return v.parse(remoteVitals, body).vitals;
  };
  afterEach(async () => {
    await read();
    await database.query('delete from page_vitals');
  });

  it('count each visit once, with its worst value, for the page and the remote to which this value belongs', async () => {
    const page = randomUUID();
    await sendReport(server, [vital({ vital: 'INP', value: 90 })], { page });
    await sendReport(server, [vital({ vital: 'INP', value: 610, path: '/other' })], { page });
    await sendReport(server, [vital({ vital: 'INP', value: 80, remote: 'mfe-other' })], { page });
    expect(await read()).toMatchObject([{ path: '/other', version: labVersion, vital: 'INP', p75: 610, visits: 1 }]);
    expect(await read('mfe-other')).toEqual([]);
  });

  it('do not count as a load report, so that a page with no load report is still treated as silent', async () => {
    const pages = [randomUUID(), randomUUID()];
    const insert = `insert into page_loads (page, remote, version, served, worst)
      select unnest($1::text[]), 'mfe-samples', '1.0.0', 1, 0`;
    await query(server, insert, [pages]);
    await sendReport(server, [vital()], { page: pages[0] });
    await sendReport(server, [event(loaded)], { page: pages[1] });
    const heard = async () =>
      query(server, "select 1 from page_loads where version = '1.0.0' and worst > 0 and page = any($1)", [pages]);
    expect(await waitUntil('the page that is heard', heard)).toBe(1);
  });
});

describe('reports of the Content Security Policy', () => {
  const violation = (changes: Record<string, unknown> = {}) => ({
    'document-uri': `${server.url}/reset-password?token=secret`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/someone@example.com?secret',
    'source-file': `${server.url}/remotes/mfe-samples/static/js/a.js?retry=1`,
    'original-policy': "default-src 'none'",
    'line-number': 3,
    ...changes,
  });
  const sendCsp = async (raw: string, headers: Record<string, string> = {}) =>
    (
      await server.request('POST', '/api/v1/csp-reports', {
        raw,
        headers: { 'content-type': 'application/csp-report', ...headers },
      })
    ).status;
  const bodyOf = (changes?: Record<string, unknown>) => JSON.stringify({ 'csp-report': violation(changes) });
  const counts = async () => linesOf('verdant_csp_violations_total');

  it('are counted by remote and release @g-policy-violations', async () => {
    for (let round = 0; round < 3; round += 1) expect(await sendCsp(bodyOf())).toBe(204);
    expect(await sendCsp(bodyOf({ 'source-file': null, 'blocked-uri': 'inline' }))).toBe(204);
    expect(await counts()).toEqual([
      `verdant_csp_violations_total{remote="mfe-samples",version="${labVersion}",directive="script-src-elem"} 3`,
      'verdant_csp_violations_total{remote="",version="",directive="script-src-elem"} 1',
    ]);
    expect(server.printed().err).not.toMatch(/someone|secret/);
  });

  it('are refused as invalid JSON, without a report, beyond 32 KB, of another type and from another site', async () => {
    const before = await counts();
    const statuses = [
      await sendCsp('x'),
      await sendCsp('{}'),
      await sendCsp(bodyOf({ 'script-sample': 'x'.repeat(40_000) })),
      await sendCsp(bodyOf(), { 'content-type': 'text/html' }),
      await sendCsp(bodyOf(), { 'sec-fetch-site': 'cross-site' }),
      await sendCsp(bodyOf({ 'effective-directive': 'x' })),
    ];
    expect(statuses).toEqual([400, 422, 413, 415, 403, 204]);
    expect(await counts()).toEqual(before);
  });
});
