import { setTimeout as wait } from 'node:timers/promises';
import { pageIdOf } from '@verdant/federation/contract';
import { releaseFolder, sharedServer } from './support/shared-server';
import { query } from './support/query';
import { newSigner, publishFixture } from './support/signing';
import { type TestServer } from './support/start-server';
import { rawRequest } from './support/raw-request';
import { until } from './support/until';
import { clearReleases, servedUrl, requestActivation } from './support/visits';

/** A page that the fixture's remote declares. */
const SAMPLES_PAGE = '/budget';

const team = newSigner();

const { settings: forReleases } = releaseFolder({ 'mfe-samples': [team] });
const settings = { ...forReleases, VERDANT_FAULT_LAB: 'on', VERDANT_TRUST_PROXY: '1' };
const server = sharedServer(settings);
const second = sharedServer(() => ({ ...settings, DATABASE_URL: server.databaseUrl }));
afterEach(async () => clearReleases(server));

const activate = async (version: string) =>
  expect((await requestActivation(server, team, 'activate', { version })).status).toBe(200);
const served = async () => (await servedUrl(server))?.split('/')[3];

let releases = 0;
/** Publishes and activates two releases that no other test has used: the stable one and its successor. */
async function twoReleases(): Promise<[stable: string, latest: string]> {
  const versions: [string, string] = [`2.${(releases += 1)}.0`, `2.${(releases += 1)}.0`];
  for (const version of versions) {
    expect((await publishFixture(server, team, { version })).status).toBe(201);
    await activate(version);
  }
  return versions;
}

let pages = 0;
/** Reports `count` page loads with the same outcome. Each has its own page id and, by default, its own IP address. */
async function loads(
  count: number,
  version: string,
  outcome: 'loaded' | 'failed' | 'recovered' | 'fell_back',
  { from, headers = {}, page, to = server, detail = 'throws' }: Partial<LoadOptions> = {},
): Promise<void> {
  for (let load = 0; load < count; load += 1) {
    pages += 1;
    const event = {
      remote: 'mfe-samples',
      version,
      stage: 'evaluate',
      reason: outcome === 'loaded' ? 'none' : 'error',
      outcome,
      detail,
      attempt: 1,
    };
    const { status } = await to.request('POST', '/api/v1/load-reports', {
      body: { page: page ?? `00000000-0000-4000-8000-${String(pages).padStart(12, '0')}`, events: [event] },
      headers: { 'x-forwarded-for': from ?? `100.64.${pages >> 8}.${pages & 255}`, ...headers },
    });
    expect(status).toBe(204);
  }
}

/** By then each server has stored the loads that it collects for a second. */
const collected = async () => wait(1_200);

interface LoadOptions {
  readonly from: string;
  readonly headers: Record<string, string>;
  readonly page: string;
  readonly to: TestServer;
  readonly detail: string;
}

test('a release that fails on a fifth of its pages is rolled back automatically, with the reason, once @g-rollback', async () => {
  const [stable, latest] = await twoReleases();
  await loads(16, latest, 'loaded');
  await loads(4, latest, 'failed');
  expect(await served()).toBe(latest);
  await Promise.all([loads(1, latest, 'failed'), loads(1, latest, 'fell_back', { to: second })]);
  expect(await served()).toBe(stable);
  await loads(3, latest, 'failed');
  expect(await served()).toBe(stable);
  const { text } = await server.request('GET', '/api/v1/releases/mfe-samples/history');
  expect(text.match(/"automatic"/g)).toHaveLength(1);
  expect(text).toMatch(/It did not load on \d of 2\d pages within 10 minutes: 2\d%, the limit is 20%\./);
});

test('one page that fails forever, a browser in the fault lab, browsers that are offline, and loops of redirects roll nothing back @g-no-false-rollback', async () => {
  const [, latest] = await twoReleases();
  const lab = await server.request('PUT', '/api/v1/fault-lab', {
    body: { faults: [{ remote: 'mfe-samples', stage: 'entry', fault: '404' }] },
  });
  const cookie = lab.headers.get('set-cookie')?.split(';')[0] ?? '';
  await loads(8, latest, 'loaded', { to: second });
  await loads(9, latest, 'recovered', { to: second });
  await loads(6, latest, 'failed', { headers: { cookie } });
  await loads(6, latest, 'failed', { detail: 'offline' });
  await loads(6, latest, 'failed', { detail: 'redirect-loop' });
  await collected();
  await loads(9, latest, 'failed', { page: '00000000-0000-4000-9000-000000000001', to: second });
  expect(await served()).toBe(latest);
});

test('one IP address alone weighs little, many weigh more @g-no-false-rollback', async () => {
  const [stable, latest] = await twoReleases();
  await loads(15, latest, 'loaded', { to: second });
  await collected();
  await loads(12, latest, 'failed', { from: '203.0.113.7' });
  expect(await served()).toBe(latest);
  for (const end of [8, 9, 10]) await loads(1, latest, 'failed', { from: `203.0.113.${end}` });
  expect(await served()).toBe(stable);
});

test('of many loads a part is stored, which counts for all; what failed is stored @g-no-false-rollback', async () => {
  const [, latest] = await twoReleases();
  await Promise.all(Array.from({ length: 9 }, async () => loads(40, latest, 'loaded')));
  // 15% of the pages, and more than 20% of the rows.
  await loads(64, latest, 'failed');
  expect(await served()).toBe(latest);
  const rowsOf = async (outcome: string) =>
    query(server, 'select 1 from load_reports where version = $1 and outcome = $2', [latest, outcome]);
  expect(await rowsOf('failed')).toBe(64);
  expect(await rowsOf('loaded')).toBeLessThan(310);
  const weighs = 'select 1 from load_reports where version = $1 having sum(weight) between 418 and 430';
  expect(await query(server, weighs, [latest])).toBe(1);
});

test('a release that is activated again starts without its old failures', async () => {
  const [stable, latest] = await twoReleases();
  await loads(15, latest, 'loaded');
  await loads(5, latest, 'failed');
  expect(await served()).toBe(stable);
  await activate(latest);
  await loads(1, latest, 'failed');
  expect(await served()).toBe(latest);
});

describe('pages that were served and never heard from', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  /** The page of the remote, as a browser opens it; the id by which it will report. */
  async function open(from: string, headers: Record<string, string> = {}, to = server): Promise<string> {
    // `fetch` would say of itself that it fetches.
    const { text } = await rawRequest(to.port, SAMPLES_PAGE, {
      headers: {
        'x-forwarded-for': from,
        'user-agent': CHROME,
        accept: 'text/html',
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        ...headers,
      },
    });
    return pageIdOf(/nonce="([^"]+)"/.exec(text)?.[1] ?? '');
  }
  const stored = async (version: string, heard: boolean) =>
    query(server, 'select 1 from served_pages where version = $1 and heard = $2', [version, heard]);
  /** As if everything had happened ten minutes earlier, but for the window of a rollback. */
  async function later(): Promise<void> {
    await query(server, "update served_pages set at = at - interval '4 minutes'");
    await query(server, "update activations set at = at - interval '20 minutes'");
  }

  /** Pages that had the time to report. */
  const pagesOf = async (remote: string, version: string, { heard, silent }: { heard: number; silent: number }) =>
    query(
      server,
      `insert into served_pages (page, at, remote, version, heard)
       select gen_random_uuid(), now() - interval '4 minutes', $1, $2, number <= $3::int
       from generate_series(1, $4::int) as number`,
      [remote, version, heard, heard + silent],
    );
  afterEach(async () => query(server, 'delete from served_pages'));
  let prompts = 0;
  /** A server that has not looked yet compares. */
  const prompt = async () => {
    await query(server, "update activations set at = at - interval '20 minutes'");
    await open(`192.0.2.${(prompts += 1)}`, {}, prompts % 2 ? second : server);
    await wait(1_500);
    return served();
  };

  test('roll nothing back while no other page is heard either, and never lead to the build next to the server @g-no-false-rollback', async () => {
    const [stable, latest] = await twoReleases();
    await pagesOf('mfe-samples', latest, { heard: 0, silent: 30 });
    await pagesOf('mfe-quiz', '1.0.0', { heard: 0, silent: 30 });
    expect(await prompt()).toBe(latest);
    await query(server, 'delete from served_pages');
    await requestActivation(server, team, 'rollback', { version: stable });
    await pagesOf('mfe-samples', stable, { heard: 0, silent: 30 });
    await pagesOf('mfe-quiz', '1.0.0', { heard: 30, silent: 0 });
    expect(await prompt()).toBe(stable);
  });

  test('roll back once, and again only after a page of what it went back to was heard @g-no-false-rollback', async () => {
    const [, before] = await twoReleases();
    const [middle, latest] = await twoReleases();
    await pagesOf('mfe-samples', before, { heard: 200, silent: 0 });
    await pagesOf('mfe-samples', latest, { heard: 0, silent: 30 });
    expect(await prompt()).toBe(middle);
    await pagesOf('mfe-samples', middle, { heard: 0, silent: 30 });
    expect(await prompt()).toBe(middle);
    await pagesOf('mfe-samples', middle, { heard: 1, silent: 0 });
    expect(await prompt()).toBe(before);
  });

  test('are found, and their release is rolled back, in comparison with what is usual @g-silent-pages', async () => {
    const [stable, latest] = await twoReleases();
    // Usual: every tenth page of the release before.
    await query(
      server,
      `insert into served_pages (page, at, remote, version, heard)
       select gen_random_uuid(), now() - interval '1 hour', 'mfe-samples', $1, number % 10 > 0
       from generate_series(1, 40) as number`,
      [stable],
    );
    const ids: string[] = [];
    for (let page = 0; page < 24; page += 1) ids.push(await open(`192.0.2.${page}`));
    expect(new Set(ids).size).toBe(24);
    for (const id of ids.slice(0, 15)) await loads(1, latest, 'loaded', { page: id });
    await until('the pages', async () => ((await stored(latest, true)) === 15 ? true : undefined));
    expect(await stored(latest, false)).toBe(9);
    await later();
    await pagesOf('mfe-quiz', '1.0.0', { heard: 9, silent: 1 });
    // The first server has looked a moment ago.
    await open('192.0.2.200', {}, second);
    await until('the rollback', async () => ((await served()) === stable ? true : undefined));
    const { text } = await server.request('GET', '/api/v1/releases/mfe-samples/history');
    expect(text).toContain(
      'Nothing was heard from 9 of 24 pages within 10 minutes: 38%, usual are 10%, the limit is 20% more.',
    );
  });

  test('count few of one IP address, and none of robots, tools and what is fetched ahead @g-no-false-rollback', async () => {
    const [, latest] = await twoReleases();
    for (let page = 0; page < 40; page += 1) await open('203.0.113.77');
    for (let page = 0; page < 6; page += 1) {
      await open(`192.0.2.${page}`, { 'user-agent': 'Googlebot/2.1' });
      await open(`192.0.2.${page}`, { 'sec-purpose': 'prefetch' });
    }
    await wait(1_500);
    // Two of a window, of which two may touch: fewer than the five that a rollback needs.
    expect([2, 4]).toContain(await stored(latest, false));
    await later();
    await open('192.0.2.201', {}, second);
    await wait(1_500);
    expect(await served()).toBe(latest);
  });

  test('are none while their browsers may still report', async () => {
    const [, latest] = await twoReleases();
    for (let page = 0; page < 30; page += 1) await open(`198.18.0.${page}`);
    await wait(1_500);
    expect(await served()).toBe(latest);
  });
});
