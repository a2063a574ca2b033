import { setTimeout as wait } from 'node:timers/promises';
import { pageIdOf } from '@verdant/federation/contract';
import { enableFaults, samplesFault } from './support/lab-browser';
import { newIpAddressHeader, loadEvent, seedReportingPages, sendReport } from './support/load-reports';
import { query } from './support/query';
import { rawRequest } from './support/raw-request';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { newSigner } from './support/signing';
import { waitUntil } from './support/until';
import { activateTwoReleases, clearReleases, requestReleaseChange, servedRemoteUrl } from './support/visits';

const team = newSigner();
const { settings: forReleases } = sharedReleaseSetup({ 'mfe-samples': [team] });
const settings = { ...forReleases, VERDANT_FAULT_LAB: 'on', VERDANT_TRUST_PROXY: '1' };
const server = sharedServer(settings);
const second = sharedServer(() => ({ ...settings, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }));
afterEach(async () => clearReleases(server));

const activate = async (version: string) =>
  expect((await requestReleaseChange(server, team, 'activate', { version })).status).toBe(200);
const served = async () => (await servedRemoteUrl(server))?.split('/')[3];
const history = async () => (await server.request('GET', '/api/v1/releases/mfe-samples/history')).text;

/** Reports a failure for each of `count` pages, by default from different IP addresses. */
async function fail(count: number, version: string, options: Parameters<typeof sendReport>[2] = {}, detail = 'throws') {
  for (let page = 0; page < count; page += 1) {
    const headers = { ...newIpAddressHeader(), ...options.headers };
    expect(await sendReport(server, [loadEvent(version, { detail })], { ...options, headers })).toBe(204);
  }
}

describe('a release that fails', () => {
  it('is rolled back once, with the reason, when a fifth of its pages fail @g-rollback', async () => {
    const [stable, latest] = await activateTwoReleases(server, team);
    await seedReportingPages(server, latest, 20, 'loaded');
    await seedReportingPages(server, latest, 3, 'failed');
    await fail(1, latest);
    expect(await served()).toBe(latest);
    const fellBack = [loadEvent(latest, { outcome: 'fell_back' })];
    await Promise.all([fail(1, latest), sendReport(second, fellBack, { headers: newIpAddressHeader() })]);
    expect(await served()).toBe(stable);
    await fail(1, latest);
    const text = await history();
    expect(text.match(/"automatic"/g)).toHaveLength(1);
    expect(text).toMatch(/It did not load on [56] of 2[56] pages within 10 minutes: 2\d%, the limit is 20%\./);
  });

  it('is not rolled back again for failures from before the release was activated again', async () => {
    const [stable, latest] = await activateTwoReleases(server, team);
    await seedReportingPages(server, latest, 15, 'loaded');
    await seedReportingPages(server, latest, 4, 'failed');
    await fail(1, latest);
    expect(await served()).toBe(stable);
    await activate(latest);
    await fail(1, latest);
    expect(await served()).toBe(latest);
  });

  it('has a failure rate in which each sampled page load counts as the loads it represents @g-no-false-rollback', async () => {
    const [, latest] = await activateTwoReleases(server, team);
    await seedReportingPages(server, latest, 45, 'loaded', { weight: 8 });
    // The failed pages are 15% of all pages by weight, but 59% of the rows.
    await seedReportingPages(server, latest, 63, 'failed');
    await fail(1, latest);
    expect(await served()).toBe(latest);
  });

  it('is not rolled back for a single page, injected faults, lost networks or redirect loops @g-no-false-rollback', async () => {
    const [, latest] = await activateTwoReleases(server, team);
    const { cookie } = await enableFaults(server, [samplesFault('entry', '404')]);
    await seedReportingPages(server, latest, 9, 'loaded');
    await seedReportingPages(server, latest, 9, 'recovered');
    await fail(6, latest, { headers: { cookie } });
    await fail(6, latest, {}, 'offline');
    await fail(6, latest, {}, 'redirect-loop');
    await fail(6, latest, { page: '00000000-0000-4000-9000-000000000001' });
    expect(await served()).toBe(latest);
  });

  it('is rolled back if several IP addresses report failures, but not for a single address @g-no-false-rollback', async () => {
    const [stable, latest] = await activateTwoReleases(server, team);
    await seedReportingPages(server, latest, 15, 'loaded');
    await fail(12, latest, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await served()).toBe(latest);
    await fail(3, latest);
    expect(await served()).toBe(stable);
  });
});

describe('a release whose pages send no reports', () => {
  afterEach(async () => query(server, 'delete from page_loads'));

  /** Opens the page of the remote as a browser does. Resolves to the page id with which this page would send reports. */
  async function open(from: Record<string, string>, to = server): Promise<string> {
    // `fetch` would send its own `sec-fetch` headers, which differ from those of a page navigation.
    const headers = {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      accept: 'text/html',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
    };
    const { text } = await rawRequest(to.port, '/budget', { headers: { ...headers, ...from } });
    return pageIdOf(/nonce="([^"]+)"/.exec(text)?.[1] ?? '');
  }
  const stored = async (version: string, heard: boolean) =>
    query(server, 'select 1 from page_loads where version = $1 and served > 0 and (worst > 0) = $2', [version, heard]);
  const seedServed = async (remote: string, version: string, heard: number, silent: number, minutesAgo = 4) =>
    query(
      server,
      `insert into page_loads (page, first_at, remote, version, served, worst)
       select gen_random_uuid(), now() - $5 * interval '1 minute', $1, $2, 1, case when number <= $3::int then 1 else 0 end
       from generate_series(1, $4::int) as number`,
      [remote, version, heard, heard + silent, minutesAgo],
    );
  let prompts = 0;
  /** Makes a server compare releases, as it does at most every ten seconds. Resolves to the release then served. */
  async function servedThen(expected: string): Promise<string | undefined> {
    await query(server, "update activations set at = at - interval '20 minutes'");
    const isRolledBack = (await served()) !== expected;
    await open(newIpAddressHeader(), (prompts += 1) % 2 ? second : server);
    if (isRolledBack) await waitUntil('the rollback', async () => (await served()) === expected);
    // The server collects served pages for one second before it compares releases.
    else await wait(1_500);
    return served();
  }

  it('is rolled back once if the share of pages without a report is clearly higher than usual @g-silent-pages', async () => {
    await activateTwoReleases(server, team);
    const [stable, latest] = await activateTwoReleases(server, team);
    await seedServed('mfe-samples', stable, 36, 4, 60);
    const [heard] = [await open(newIpAddressHeader()), await open(newIpAddressHeader())];
    await sendReport(server, [loadEvent(latest, { outcome: 'loaded' })], { page: heard });
    await waitUntil('the page that reported', async () => stored(latest, true));
    await waitUntil('the page that did not', async () => stored(latest, false));
    await query(server, "update page_loads set first_at = first_at - interval '4 minutes' where version = $1", [
      latest,
    ]);
    await seedServed('mfe-samples', latest, 14, 8);
    await seedServed('mfe-quiz', '1.0.0', 9, 1);
    // The second server must compare next, because the first server compared a moment ago.
    prompts = 0;
    expect(await servedThen(stable)).toBe(stable);
    expect(await history()).toContain(
      'Nothing was heard from 9 of 24 pages within 10 minutes: 38%, usual are 10%, the limit is 20% more.',
    );
    // The rollback has not helped, so the cause is probably not a release.
    await seedServed('mfe-samples', stable, 0, 30);
    expect(await servedThen(stable)).toBe(stable);
  });

  it('is not rolled back if other remotes lack reports too, if reports may still come, or if only the local build remains @g-no-false-rollback', async () => {
    const [stable, latest] = await activateTwoReleases(server, team);
    await seedServed('mfe-samples', latest, 0, 30);
    await seedServed('mfe-quiz', '1.0.0', 0, 30);
    expect(await servedThen(latest)).toBe(latest);
    await query(server, "update page_loads set first_at = now(), worst = (remote = 'mfe-quiz')::int");
    expect(await servedThen(latest)).toBe(latest);
    await query(server, 'delete from page_loads');
    await requestReleaseChange(server, team, 'rollback', { version: stable });
    await seedServed('mfe-samples', stable, 0, 30);
    await seedServed('mfe-quiz', '1.0.0', 30, 0);
    expect(await servedThen(stable)).toBe(stable);
  });
});
