import * as v from 'valibot';
import { remoteHealth, type RemoteHealth, type RemoteHealthEntry } from '@verdant/federation/contract';
import { releaseFolder, sharedDatabase, sharedServer } from './support/shared-server';
import { accountLinkIn, isWelcome, mailsTo } from './support/received-mails';
import { signUp } from './support/users';
import { newSigner, publishFixture } from './support/signing';
import { startServer, type TestServer } from './support/start-server';
import { until } from './support/until';
import { clearReleases, detailOf, requestActivation } from './support/visits';

const PATH = '/api/v1/remote-health';
/** The counts on `/debug`. */
const SUMMARY = '/api/v1/load-reports/summary';
const DEVELOPER = 'lead@example.com';

const team = newSigner();

const { builds, settings } = releaseFolder({ 'mfe-samples': [team] });
const server = sharedServer(settings);
const listed = sharedServer(() => ({
  ...settings,
  DATABASE_URL: server.databaseUrl,
  // Either server may write a mail that the other has queued.
  DATA_DIR: server.dataDir,
  VERDANT_OVERRIDES: 'listed',
  VERDANT_DEVELOPERS: DEVELOPER,
}));
afterEach(async () => {
  const tables = ['load_reports', 'load_hours', 'failure_hours', 'served_pages'];
  await database.query(tables.map((table) => `delete from ${table}`).join(';'));
  await clearReleases(server);
});

const database = sharedDatabase(server);

async function read(range?: string): Promise<RemoteHealth> {
  const { status, body } = await server.request('GET', range === undefined ? PATH : `${PATH}?range=${range}`);
  expect(status).toBe(200);
  return v.parse(remoteHealth, body);
}

async function samples(range?: string): Promise<RemoteHealthEntry | undefined> {
  return (await read(range)).remotes.find(({ name }) => name === 'mfe-samples');
}

interface Reported {
  readonly version?: string;
  readonly outcome?: string;
  readonly ms?: number | null;
  readonly hoursAgo?: number;
  readonly reason?: string;
  readonly stage?: string;
}

/** Reports in the database, each of a page of its own, as if browsers had sent them that many hours before the current one began. */
async function reported(reports: readonly Reported[]): Promise<void> {
  for (const {
    version = '1.0.0',
    outcome = 'loaded',
    ms = null,
    hoursAgo = 0,
    reason = 'none',
    stage = 'evaluate',
  } of reports) {
    await database.query(
      `insert into load_reports (at, remote, version, stage, reason, outcome, duration_ms, page)
       values (date_trunc('hour', now()) - $1 * interval '1 hour', 'mfe-samples', $2, $3, $4, $5, $6, gen_random_uuid())`,
      [hoursAgo, version, stage, reason, outcome, ms],
    );
  }
}

/** A quarter more or less: the width of a bucket. */
const near = (actual: number | null | undefined, ms: number) =>
  expect(Math.abs((actual ?? 0) / ms - 1)).toBeLessThan(0.26);

test('the 75th percentile is near the measured one, of steps, releases and the remote, each over all its loads', async () => {
  const first = [100, 200, 300, 400].map((ms) => ({ ms, hoursAgo: 2 }));
  const second = [1_000, 1_100, 1_200, 1_300, 1_400].map((ms) => ({ ms, hoursAgo: 1, version: '1.1.0' }));
  await reported([
    ...first,
    ...second,
    { ms: 9_000, hoursAgo: 1 },
    { hoursAgo: 1, outcome: 'failed', reason: 'timeout' },
  ]);
  const remote = await samples();
  expect(remote).toMatchObject({ loaded: 10, failed: 1 });
  // The 8th of 10: nearest rank of 0.75 * 10.
  near(remote?.p75_ms, 1_300);
  const byVersion = Object.fromEntries((remote?.releases ?? []).map((release) => [release.version, release]));
  expect(byVersion['1.0.0']).toMatchObject({ loaded: 5, failed: 1 });
  near(byVersion['1.0.0']?.p75_ms, 400);
  const steps = byVersion['1.0.0']?.steps ?? [];
  expect(steps.map(({ loaded, failed }) => ({ loaded, failed }))).toEqual([
    { loaded: 4, failed: 0 },
    { loaded: 1, failed: 1 },
  ]);
  near(steps[0]?.p75_ms, 300);
  near(steps[1]?.p75_ms, 9_000);
  expect(byVersion['1.1.0']?.steps).toMatchObject([{ loaded: 5 }]);
});

test('hours that are rolled up show the same as what was reported, each page for those that it stands for, and loads go then', async () => {
  await reported([
    ...[100, 400, 2_000].map((ms) => ({ ms, hoursAgo: 3 })),
    { hoursAgo: 50, ms: 300, version: '1.1.0' },
    { hoursAgo: 50, outcome: 'recovered', stage: 'chunk', reason: 'missing', ms: 9_000 },
    { hoursAgo: 50, outcome: 'failed', stage: 'entry', reason: 'timeout', version: '1.1.0' },
    { hoursAgo: 3, outcome: 'failed', stage: 'entry', reason: 'timeout', version: '1.1.0' },
    { hoursAgo: 0, outcome: 'threw', stage: 'run', reason: 'error' },
  ]);
  await database.query("update load_reports set weight = 8 where outcome = 'loaded' and duration_ms < 500");
  await database.query(`insert into served_pages (page, at, remote, version, heard, weight)
    select 'page' || n, now() - n * interval '7 hours', 'mfe-samples', '1.0.0', n % 3 > 0, n from generate_series(1, 12) n`);
  const ranges = ['24h', '7d', '30d'];
  const before = await Promise.all(ranges.map(async (range) => samples(range)));
  expect(before[1]).toMatchObject({ loaded: 25, recovered: 1, failed: 2, threw: 1, served: 78, silent: 30 });
  near(before[1]?.p75_ms, 400);

  await database.query("delete from pgboss.job where singleton_key = 'roll-up-load-reports'");
  const other = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: server.databaseUrl });
  const count = async (table: string) => {
    const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    return rows[0]?.count;
  };
  await until('the rollup', async () => ((await count('served_pages')) === 6 ? true : undefined));
  await other.stop();
  // Of two days: what failed stays longer.
  expect(await count("load_reports where outcome = 'loaded'")).toBe(3);
  expect(await count("load_reports where outcome <> 'loaded'")).toBe(4);
  expect(await count('load_hours')).toBeGreaterThan(4);
  expect(await Promise.all(ranges.map(async (range) => samples(range)))).toEqual(before);
});

test('pages are counted by outcome, failures by version, stage and reason', async () => {
  await reported([
    { outcome: 'recovered', stage: 'chunk', reason: 'missing' },
    { outcome: 'fell_back', stage: 'entry', reason: 'timeout' },
    { outcome: 'fell_back', stage: 'entry', reason: 'timeout' },
    { outcome: 'failed', stage: 'render', reason: 'error' },
    { outcome: 'threw', stage: 'run', reason: 'error', version: '1.1.0' },
  ]);
  const remote = await samples();
  expect(remote).toMatchObject({ loaded: 0, recovered: 1, fell_back: 2, failed: 1, threw: 1, p75_ms: null });
  expect(remote?.failures).toMatchObject([
    { version: '1.0.0', stage: 'entry', reason: 'timeout', count: 2 },
    { version: '1.0.0', stage: 'render', reason: 'error', count: 1 },
    { version: '1.1.0', stage: 'run', reason: 'error', count: 1 },
  ]);
});

test.each([
  ['24h', 1, [0, 22], [25]],
  ['7d', 6, [0, 150], [175]],
  ['30d', 24, [0, 600], [745]],
])('%s has steps of %d hours that begin at UTC, and nothing older', async (range, stepHours, inside, outside) => {
  await reported([...inside, ...outside].map((hoursAgo) => ({ hoursAgo, ms: 10 })));
  const { from, to, step_hours } = await read(range);
  expect(step_hours).toBe(stepHours);
  const remote = await samples(range);
  expect(remote?.loaded).toBe(inside.length);
  const steps = (remote?.releases[0]?.steps ?? []).map(({ at }) => Date.parse(at));
  for (const at of steps) {
    expect((at - Date.parse(from)) % (stepHours * 3_600_000)).toBe(0);
    expect(at % (stepHours * 3_600_000)).toBe(0);
    expect(at).toBeLessThan(Date.parse(to));
  }
});

test('who released what, what is active, and a remote that nothing was reported of', async () => {
  for (const version of ['2.0.0', '2.1.0']) {
    expect((await publishFixture(server, team, { version })).status).toBe(201);
    expect((await requestActivation(server, team, 'activate', { version, reason: `release ${version}` })).status).toBe(
      200,
    );
  }
  const remote = await samples();
  expect(remote).toMatchObject({ stable: '2.1.0', canary: null, loaded: 0, p75_ms: null, releases: [], failures: [] });
  expect(remote?.switches).toMatchObject([
    { action: 'activate', from: '2.0.0', to: '2.1.0', reason: 'release 2.1.0' },
    { action: 'activate', to: '2.0.0' },
  ]);
  expect(remote?.published.map(({ version }) => version)).toEqual(['2.1.0', '2.0.0']);
  expect(new Set(remote?.published.map(({ by }) => by))).toEqual(new Set([remote?.switches[0]?.by]));
});

test('a duration comes from a report', async () => {
  const version = (await samples())?.built ?? '';
  let sent = 0;
  const send = async (fields: object) =>
    server.request('POST', '/api/v1/load-reports', {
      body: {
        page: `00000000-0000-4000-8000-${String((sent += 1)).padStart(12, '0')}`,
        events: [
          {
            remote: 'mfe-samples',
            version,
            stage: 'evaluate',
            reason: 'none',
            outcome: 'loaded',
            attempt: 1,
            ...fields,
          },
        ],
      },
    });
  expect((await send({ duration_ms: 420 })).status).toBe(204);
  expect((await send({})).status).toBe(204);
  const remote = await samples();
  expect(remote?.loaded).toBe(2);
  near(remote?.p75_ms, 420);
});

test('an unknown range is refused', async () => {
  expect((await server.request('GET', `${PATH}?range=1y`)).status).toBe(422);
});

describe('where developers are listed', () => {
  const ofDevelopers = [PATH, SUMMARY];
  const statuses = (from: TestServer, options?: Parameters<TestServer['request']>[2]) =>
    Promise.all(ofDevelopers.map(async (path) => (await from.request('GET', path, options)).status));

  test('a listed developer sees it, on any machine, once the address is confirmed', async () => {
    const { token } = await signUp(listed, { email: DEVELOPER });
    expect(await statuses(listed, { token })).toEqual([403, 403]);
    const [letter] = await mailsTo(listed.dataDir, DEVELOPER, 1, isWelcome);
    if (!letter) throw new Error('no letter');
    await listed.request('POST', '/api/v1/auth/account-link', { token, body: accountLinkIn(letter) });
    expect(await statuses(listed, { token })).toEqual([200, 200]);
  });

  test('no other user does @g-debug-developers @g-platform-developers', async () => {
    expect(await statuses(listed)).toEqual([401, 401]);
    const { token } = await signUp(listed);
    expect(await statuses(listed, { token })).toEqual([403, 403]);
    const refused = await listed.request('GET', PATH, { token });
    expect([refused.status, detailOf(refused)]).toEqual([
      403,
      'This account may not see the overview (VERDANT_DEVELOPERS).',
    ]);
  });

  test('a page of another site does not', async () => {
    expect(await statuses(server, { headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([403, 403]);
  });
});
