import { request as httpRequest, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { remoteHealth, remoteVitals, type RemoteHealthEntry } from '@verdant/federation/contract';
import { newIpAddressHeader, loadEvent, sendReport } from './support/load-reports';
import { accountLinkIn, isWelcomeMail, waitForMailsTo } from './support/received-mails';
import { sharedReleaseSetup, sharedDatabase, sharedServer } from './support/shared-server';
import { newSigner } from './support/signing';
import { startServer, type TestServer } from './support/start-server';
import { waitUntil } from './support/until';
import { signUp } from './support/users';
import { activateReleases, clearReleases, errorDetailOf } from './support/visits';

const PATH = '/api/v1/remote-health';
const DEVELOPER = 'lead@example.com';
const TOKEN = 'a-token-of-24-characters';

const team = newSigner();
const { settings } = sharedReleaseSetup({ 'mfe-samples': [team] });
const server = sharedServer(settings);
const shared = () => ({ ...settings, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
const listed = sharedServer(() => ({
  ...shared(),
  VERDANT_OVERRIDES: 'listed',
  VERDANT_DEVELOPERS: DEVELOPER,
  VERDANT_METRICS_TOKEN: TOKEN,
  VERDANT_TRUST_PROXY: '1',
}));
const database = sharedDatabase(server);
afterEach(async () => {
  await database.query('delete from page_loads; delete from page_vitals');
  await clearReleases(server);
});

const RANGES = ['24h', '7d'] as const;
async function samples(range: string = '24h'): Promise<RemoteHealthEntry | undefined> {
  const { body } = await server.request('GET', `${PATH}?range=${range}`);
  return v.parse(remoteHealth, body).remotes.find(({ name }) => name === 'mfe-samples');
}
async function vitals(range: string) {
  const { body } = await server.request('GET', `${PATH}/mfe-samples/vitals?range=${range}`);
  return v.parse(remoteVitals, body).vitals;
}
const metrics = async (from: TestServer = server, token?: string) =>
  from.request('GET', '/metrics', token === undefined ? {} : { token });
const count = async (table: string) => {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count;
};
type Outcome = 'threw' | 'loaded' | 'recovered' | 'fell_back' | 'failed';
/** Loads in the hours before the current hour; each load is reported by a separate page. */
const loads: [hoursAgo: number, version: string, outcome: Outcome, kind: string, ms: number | null, weight: number][] =
  [
    ...[100, 200, 300, 400].map(
      (ms) => [2, '1.0.0', 'loaded', 'evaluate none', ms, 1] satisfies (typeof loads)[number],
    ),
    ...[1000, 1100, 1200, 1300, 1400].map(
      (ms) => [1, '1.1.0', 'loaded', 'evaluate none', ms, 1] satisfies (typeof loads)[number],
    ),
    [1, '1.0.0', 'loaded', 'evaluate none', 9_000, 1],
    [1, '1.0.0', 'failed', 'entry timeout', null, 1],
    [3, '1.0.0', 'failed', 'entry timeout', null, 1],
    [0, '1.0.0', 'threw', 'run error', null, 1],
    [50, '1.1.0', 'loaded', 'evaluate none', 300, 8],
    [50, '1.0.0', 'recovered', 'chunk missing', 9_000, 1],
    [50, '1.1.0', 'fell_back', 'render error', null, 1],
    [150, '1.0.0', 'loaded', 'evaluate none', 300, 1],
  ];

async function seed(): Promise<void> {
  for (const [hours, version, outcome, kind, ms, weight] of loads) {
    const [stage, reason] = kind.split(' ');
    const worst = { threw: 1, loaded: 2, recovered: 3, fell_back: 5, failed: 6 }[outcome];
    await database.query(
      `insert into page_loads (first_at, remote, version, stage, reason, worst, threw, ms, weight, page)
       values (date_trunc('hour', now()) - $1 * interval '1 hour', 'mfe-samples', $2, $3, $4, $5, $6, $7, $8, gen_random_uuid())`,
      [hours, version, stage, reason, worst, outcome === 'threw', ms, weight],
    );
  }
  await database.query(`insert into page_loads (page, first_at, remote, version, served, worst)
    select 'page' || n, now() - n * interval '7 hours', 'mfe-samples', '1.0.0', n, least(n % 3, 1) from generate_series(1, 12) n`);
  await database.query(`insert into page_vitals (first_at, remote, version, path, vital, value, page, weight)
    select date_trunc('hour', now()) - h * interval '1 hour', 'mfe-samples', '1.' || h % 2 || '.0', '/budget', vital,
      case vital when 'LCP' then h * 100 else h / 100.0 end, 'visit ' || h, h
    from generate_series(2, 61) h, unnest(array['LCP', 'CLS']) vital where h not between 22 and 25`);
}

test('loads, served pages and visits add up by remote, release and period; reports over seven days old are deleted @g-reports-7-days', async () => {
  await seed();
  const read = async () => ({
    loads: await Promise.all(RANGES.map(samples)),
    visits: await Promise.all(RANGES.map(vitals)),
  });
  const before = await read();
  const [day, week] = before.loads;
  const none = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0, p75_ms: null };
  const ofDay = { ...none, loaded: 10, failed: 2, threw: 1, p75_ms: 1_300, served: 6, silent: 3 };
  expect(day).toMatchObject({
    ...ofDay,
    releases: [
      {
        version: '1.0.0',
        ...none,
        loaded: 5,
        failed: 2,
        threw: 1,
        p75_ms: 400,
        served: 6,
        silent: 3,
        steps: [
          { ...none, failed: 1 },
          { ...none, loaded: 4, p75_ms: 300 },
          { ...none, loaded: 1, failed: 1, p75_ms: 9_000 },
          { ...none, threw: 1 },
        ],
      },
      { version: '1.1.0', ...none, loaded: 5, p75_ms: 1_300, steps: [{ ...none, loaded: 5, p75_ms: 1_300 }] },
    ],
    failures: [
      { version: '1.0.0', stage: 'entry', reason: 'timeout', count: 2 },
      { version: '1.0.0', stage: 'run', reason: 'error', count: 1 },
    ],
  });
  expect(week).toMatchObject({ loaded: 19, recovered: 1, fell_back: 1, failed: 2, threw: 1, served: 78, silent: 30 });
  expect(v.parse(remoteHealth, (await server.request('GET', `${PATH}?range=7d`)).body).step_hours).toBe(6);
  const figures = before.visits[0]?.map(({ version, vital, p75, visits }) => [version, vital, p75, visits]);
  expect(figures?.toSorted()).toEqual([
    ['1.0.0', 'CLS', 0.16, 110],
    ['1.0.0', 'LCP', 1_600, 110],
    ['1.1.0', 'CLS', 0.17, 120],
    ['1.1.0', 'LCP', 1_700, 120],
  ]);

  const [loadCount, vitalCount] = [await count('page_loads'), await count('page_vitals')];
  const old = "now() - interval '8 days', 'mfe-samples', '0.0.1'";
  await database.query(`insert into page_loads (page, first_at, remote, version, worst) values ('old', ${old}, 6);
    insert into page_vitals (page, vital, first_at, remote, version, path, value, weight) values ('old', 'LCP', ${old}, '/budget', 1, 1)`);
  await database.query("delete from pgboss.job where singleton_key = 'delete-old-load-reports'");
  const other = await startServer(shared());
  await waitUntil('the clean-up', async () => (await count('page_vitals')) === vitalCount);
  await other.stop();
  expect(await count('page_loads')).toBe(loadCount);
  expect(await read()).toEqual(before);
});

test('the platform overview, the metrics and the automatic rollback count the same pages @g-one-figure', async () => {
  await activateReleases(server, team, '3.0.0', '3.1.0');
  const latest = '3.1.0';
  const chrome = { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36' };
  let pages = 0;
  const report = async (...requests: (readonly Record<string, unknown>[])[]) => {
    pages += 1;
    const page = `00000000-0000-4000-8000-${String(pages).padStart(12, '0')}`;
    for (const events of requests) {
      const sent = events.map((event) => loadEvent(latest, event));
      expect(await sendReport(listed, sent, { page, headers: { ...newIpAddressHeader(), ...chrome } })).toBe(204);
    }
  };
  const loaded = { outcome: 'loaded', stage: 'evaluate' };
  const threw = { outcome: 'threw', stage: 'run' };
  const missing = { outcome: 'failed', detail: 'http-404', chunk_id: 'page-budget', status: 404 };
  const render = { outcome: 'failed', stage: 'render', detail: 'throws' };
  for (let page = 0; page < 20; page += 1) await report([loaded]);
  await report([{ outcome: 'recovered', stage: 'entry' }], [loaded]);
  await report([loaded, threw], [threw]);
  // One page reports the same failure twice, another a failure that still counts although the user's next try succeeded.
  await report([missing, missing]);
  await report([missing], [{ ...missing, outcome: 'recovered' }]);
  await report([{ outcome: 'failed', stage: 'entry' }]);
  // Three failures while rendering: without a reported load, in the same report as the load, and in a later report.
  await report([render]);
  await report([loaded, render]);
  await report([loaded], [{ ...render, outcome: 'fell_back' }]);

  const failures = [
    { stage: 'render', finding: 'throws', chunk: null, status: null, count: 3 },
    { stage: 'chunk', finding: 'http-404', chunk: 'page-budget', status: 404, count: 2 },
    { stage: 'entry', finding: null, count: 1 },
  ].map((failure) => ({ ...failure, version: latest, browsers: [{ name: 'chrome 140', count: failure.count }] }));
  const reason =
    'It did not load on 6 of 28 pages within 10 minutes: 21%, the limit is 20%. Most often: render error, throws, chrome 140 (3 pages).';
  const remote = await samples();
  const figures = { loaded: 21, recovered: 1, fell_back: 1, failed: 5, threw: 1 };
  expect(remote?.releases).toMatchObject([{ version: latest, ...figures, steps: [figures] }]);
  expect(remote?.failures.filter(({ stage }) => stage !== 'run')).toMatchObject(failures);
  expect(remote).toMatchObject({
    stable: '3.0.0',
    canary: null,
    switches: [
      { action: 'automatic', from: latest, to: '3.0.0', reason },
      { action: 'activate', from: '3.0.0', to: latest, reason: 'release 3.1.0' },
      { action: 'activate', to: '3.0.0' },
    ],
    published: [{ version: latest }, { version: '3.0.0' }],
  });
  expect(remote?.published[0]?.by).toBe(remote?.switches[1]?.by);

  const { text } = await metrics(listed, TOKEN);
  const counted = (metric: string, outcome: RegExp) =>
    [...text.matchAll(new RegExp(`^verdant_remote_${metric}_total\\{(.*version="${latest}".*)\\} (\\d+)$`, 'gm'))]
      .filter(([, labels = '']) => outcome.test(labels))
      .reduce((sum, [, , value]) => sum + Number(value), 0);
  expect(counted('pages', /./)).toBe(28);
  expect(
    ['"(failed|fell_back)"', '"recovered"', '"threw"'].map((outcome) => counted('loads', new RegExp(outcome))),
  ).toEqual([6, 1, 1]);
});

describe('/metrics', () => {
  it('returns Prometheus text without paths of requests, with the state of process, pool and queue', async () => {
    await server.request('GET', '/api/v1/releases/made-up-name/history?secret=1');
    const { status, headers, text } = await metrics();
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, 'no-store']);
    expect(text).toMatch(/^# HELP verdant_remote_loads_total .+\n# TYPE verdant_remote_loads_total counter\n/m);
    for (const line of [
      'http_request_duration_seconds_count{route="/api/v1/releases/:name/history",method="GET",status="4xx"}',
      // The request for the metrics is the only request in flight.
      'http_requests_in_flight 1\n',
      'nodejs_eventloop_lag_p99_seconds',
      'verdant_database_connections{state="total"}',
      'verdant_jobs{kind="password-reset-mail",state="queued"}',
      'verdant_jobs_oldest_seconds{kind="password-reset-mail"}',
    ]) {
      expect(text).toContain(`\n${line}`);
    }
    expect(text).not.toMatch(/made-up|secret/);
  });

  it('requires the token if one is set, else is available to the same machine only @g-metrics-token', async () => {
    const statuses = [await metrics(listed), await metrics(listed, `${TOKEN.slice(1)}x`), await metrics(listed, TOKEN)];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200]);
    const sending = httpRequest(`${server.url}/metrics`, { headers: { host: 'rebound.example' } }).end();
    const response = await new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
    response.resume();
    expect(response.statusCode).toBe(403);
  });
});

describe('the load statistics of remotes', () => {
  const statusOf = async (from: TestServer, options?: Parameters<TestServer['request']>[2]) =>
    (await from.request('GET', PATH, options)).status;

  it('are available to listed developers with a confirmed address only @g-platform-developers', async () => {
    expect(await statusOf(listed)).toBe(401);
    const { token } = await signUp(listed, { email: DEVELOPER });
    expect(await statusOf(listed, { token })).toBe(403);
    const [letter] = await waitForMailsTo(listed.dataDir, DEVELOPER, 1, isWelcomeMail);
    if (!letter) throw new Error('no letter');
    await listed.request('POST', '/api/v1/auth/account-link', { token, body: accountLinkIn(letter) });
    expect(await statusOf(listed, { token })).toBe(200);
    const refused = await listed.request('GET', PATH, { token: (await signUp(listed)).token });
    const detail = 'This account may not see the overview (VERDANT_DEVELOPERS).';
    expect([refused.status, errorDetailOf(refused)]).toEqual([403, detail]);
  });

  it('are refused for a page of another site, and for an unknown range', async () => {
    expect(await statusOf(server, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect((await server.request('GET', `${PATH}?range=1y`)).status).toBe(422);
  });
});
