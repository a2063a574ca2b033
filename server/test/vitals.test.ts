import * as v from 'valibot';
import { remoteVitals, type RemoteVitals } from '@verdant/federation/contract';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { labBuilds, labVersion } from './support/lab-builds';
import { query } from './support/query';
import { startServer } from './support/start-server';
import { until } from './support/until';

const builds = sharedBuilds(labBuilds);
const server = sharedServer({ VERDANT_BUILDS_DIR: builds });
afterEach(async () => {
  // Stores what waits.
  await read();
  await query(server, 'delete from vital_reports');
  await query(server, 'delete from vital_hours');
});

let visits = 0;
const newVisit = () => `00000000-0000-4000-8000-${String((visits += 1)).padStart(12, '0')}`;
const vital = (changes: Record<string, unknown> = {}) => ({
  vital: 'LCP',
  remote: 'mfe-samples',
  version: labVersion,
  path: '/budget',
  value: 1_800,
  ...changes,
});

async function send(
  events: readonly unknown[],
  {
    page = newVisit(),
    altered,
    headers = {},
  }: { page?: string; altered?: boolean; headers?: Record<string, string> } = {},
): Promise<number> {
  const raw = JSON.stringify({ page, altered, events });
  return (await server.request('POST', '/api/v1/load-reports', { raw, headers })).status;
}

async function read(remote = 'mfe-samples', range = '24h'): Promise<RemoteVitals['vitals']> {
  const { status, body } = await server.request('GET', `/api/v1/remote-health/${remote}/vitals?range=${range}`);
  expect(status).toBe(200);
  return v.parse(remoteVitals, body).vitals;
}
const brief = (vitals: RemoteVitals['vitals']) =>
  vitals.map(({ path, version, vital: name, p75, visits: count }) => [path, version, name, p75, count]);

test('a figure is the 75th percentile of visits by page and release, within a seventh', async () => {
  for (const value of [1_000, 2_000, 2_500, 9_000]) expect(await send([vital({ value })])).toBe(204);
  await send([vital({ vital: 'CLS', value: 0.1 }), vital({ vital: 'INP', value: 520 })]);
  const found = await read();
  const of = (name: string) => found.find((one) => one.vital === name);
  // Within the limit, as the third of four is.
  expect(of('LCP')).toMatchObject({ path: '/budget', version: labVersion, visits: 4, steps: [{ visits: 4 }] });
  expect(of('LCP')?.p75).toBeGreaterThan(2_500 * (6 / 7));
  expect(of('LCP')?.p75).toBeLessThanOrEqual(2_500);
  expect(of('CLS')?.p75).toBeLessThanOrEqual(0.1);
  expect(of('INP')?.p75).toBeGreaterThan(500);
});

test('a visit that reports again counts once, by its worst, for the remote whose code ran then', async () => {
  const page = newVisit();
  await send([vital({ vital: 'INP', value: 90 })], { page });
  await send([vital({ vital: 'INP', value: 610, path: '/other' })], { page });
  await send([vital({ vital: 'INP', value: 80, remote: 'mfe-other' })], { page });
  expect(brief(await read())).toEqual([['/other', labVersion, 'INP', expect.any(Number), 1]]);
  expect(await read('mfe-other')).toEqual([]);
});

test.each([
  ['of a page that no remote declares', [vital({ path: '/made-up' })], {}],
  ['of a remote that nobody has', [vital({ remote: 'mfe-none' })], {}],
  ['of a version that was never released', [vital({ version: '9.9.9' })], {}],
  ['of a browser with overrides or faults', [vital()], { altered: true }],
])('%s it counts nothing', async (_name, events, more) => {
  expect(await send(events, more)).toBe(204);
  expect(await Promise.all(['mfe-samples', 'mfe-none'].map(async (name) => read(name)))).toEqual([[], []]);
});

test('of one IP address sixty an hour count @g-fair-limits', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let request = 0; request < 5; request += 1) {
    await send(
      Array.from({ length: 15 }, (_, index) => vital({ vital: ['LCP', 'INP', 'CLS'][index % 3], value: 0 })),
      { headers },
    );
  }
  await until('the second', async () => ((await query(server, 'select 1 from vital_reports')) > 0 ? true : undefined));
  await read();
  expect(await query(server, 'select 1 from vital_reports')).toBe(60);
});

test('a page that was sent and reports figures alone stays silent', async () => {
  const pages = [newVisit(), newVisit()];
  const insert = "insert into served_pages (page, remote, version) select unnest($1::text[]), 'mfe-samples', '1.0.0'";
  await query(server, insert, [pages]);
  const loaded = { ...vital(), vital: undefined, path: undefined, value: undefined };
  await send([vital()], { page: pages[0] });
  await send([{ ...loaded, stage: 'evaluate', reason: 'none', outcome: 'loaded', attempt: 1 }], { page: pages[1] });
  const heard = async () => query(server, 'select 1 from served_pages where heard and page = any($1)', [pages]);
  expect(await until('what is heard', async () => (await heard()) || undefined)).toBe(1);
});

test('hours that are rolled up show the same, each visit for those that it stands for, and visits go after two days', async () => {
  await query(
    server,
    `insert into vital_reports (at, remote, version, path, vital, bucket, page, weight)
     select date_trunc('hour', now()) - h * interval '1 hour', 'mfe-samples', '1.' || h % 2 || '.0', '/budget', vital, h % 60, 'visit ' || h / 2, h
     from generate_series(2, 61) h, unnest(array['LCP', 'CLS']) vital`,
  );
  // Of a later hour than any load: what was rolled up before is not added again.
  const ranges = ['24h', '7d', '30d'];
  const before = await Promise.all(ranges.map(async (range) => read('mfe-samples', range)));
  expect(before[1]?.map(({ visits: count }) => count)).toEqual([960, 960, 930, 930]);
  for (let round = 0; round < 2; round += 1) {
    await query(server, "delete from pgboss.job where singleton_key = 'roll-up-load-reports'");
    await query(
      server,
      "insert into load_reports (at, remote, version, stage, reason, outcome) values (now() - interval '400 days', 'mfe-samples', '0.0.1', 'entry', 'error', 'failed')",
    );
    const other = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: server.databaseUrl });
    const left = async () => query(server, "select 1 from load_reports where version = '0.0.1'");
    await until('the rollup', async () => ((await left()) === 0 ? true : undefined));
    await other.stop();
  }
  expect(await query(server, 'select 1 from vital_hours')).toBe(120);
  expect(await query(server, 'select 1 from vital_reports')).toBe(2 * 46);
  expect(await Promise.all(ranges.map(async (range) => read('mfe-samples', range)))).toEqual(before);
});
