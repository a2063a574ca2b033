import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { alertSchema } from '@verdant/federation/server';
import { loadSummary, remoteHealth } from '@verdant/federation/contract';
import * as v from 'valibot';
import { atEnd, releaseFolder, sharedServer } from './support/shared-server';
import { startReceiver, type ReceivedAlert } from './support/alert-receiver';
import { newSigner, publishFixture } from './support/signing';
import { startRefused, startServer } from './support/start-server';
import { clearReleases, matching, requestActivation } from './support/visits';

const KEY = Buffer.alloc(32, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;

const team = newSigner();
let receiver: Awaited<ReturnType<typeof startReceiver>>;
/** Of one remote alone. */
let ofTeam: Awaited<ReturnType<typeof startReceiver>>;
let statuses: number[];

beforeAll(async () => {
  statuses = [];
  receiver = await startReceiver(statuses);
  ofTeam = await startReceiver();
});
atEnd(async () => {
  await receiver.close();
  await ofTeam.close();
});
const { builds, settings: forReleases } = releaseFolder({ 'mfe-samples': [team] });
const withAlerts = () => ({
  ...forReleases,
  VERDANT_TRUST_PROXY: '1',
  VERDANT_ALERT_URL: receiver.url,
  VERDANT_ALERT_REMOTE_URLS: `mfe-samples=${ofTeam.url}, mfe-other=http://127.0.0.1:1/`,
  VERDANT_ALERT_SECRET: SECRET,
  PUBLIC_ORIGIN: 'https://product.example',
});
const server = sharedServer(withAlerts);
const second = sharedServer(() => ({ ...withAlerts(), DATABASE_URL: server.databaseUrl }));
afterEach(async () => {
  await clearReleases(server);
  receiver.received.length = 0;
  ofTeam.received.length = 0;
});

let releases = 0;
/** Publishes and activates releases that no other test has used, the last one being active. */
async function released(count: number): Promise<string[]> {
  const versions = Array.from({ length: count }, () => `3.${(releases += 1)}.0`);
  for (const version of versions) {
    expect((await publishFixture(server, team, { version })).status).toBe(201);
    expect((await requestActivation(server, team, 'activate', { version, reason: 'a release' })).status).toBe(200);
  }
  return versions;
}

let pages = 0;
async function loads(count: number, version: string, outcome: 'loaded' | 'failed'): Promise<void> {
  const reason = outcome === 'loaded' ? 'none' : 'error';
  for (let load = 0; load < count; load += 1) {
    pages += 1;
    const { status } = await (load % 2 === 0 ? server : second).request('POST', '/api/v1/load-reports', {
      body: {
        page: `00000000-0000-4000-8000-${String(pages).padStart(12, '0')}`,
        events: [{ remote: 'mfe-samples', version, stage: 'evaluate', reason, outcome, attempt: 1 }],
      },
      headers: { 'x-forwarded-for': `198.51.100.${pages}` },
    });
    expect(status).toBe(204);
  }
}

type Outcome = 'loaded' | 'recovered' | 'fell_back' | 'failed' | 'threw';
/** Reports what one page meets of a release, each list of events with a request of its own. */
async function reportPage(version: string, requests: readonly (readonly object[])[]): Promise<void> {
  pages += 1;
  for (const events of requests) {
    const { status } = await server.request('POST', '/api/v1/load-reports', {
      body: {
        page: `00000000-0000-4000-8000-${String(pages).padStart(12, '0')}`,
        events: events.map((event) => ({ remote: 'mfe-samples', version, attempt: 1, ...event })),
      },
      headers: {
        'x-forwarded-for': `198.51.100.${pages}`,
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      },
    });
    expect(status).toBe(204);
  }
}
const event = (outcome: Outcome, stage: string, more: object = {}) => ({
  stage,
  reason: outcome === 'loaded' ? 'none' : 'error',
  outcome,
  ...more,
});
const loaded = event('loaded', 'evaluate');
const missing = { detail: 'http-404', chunk_id: 'page-budget', status: 404 };

const alertIn = (request: ReceivedAlert | undefined) => v.parse(alertSchema, JSON.parse(request?.body ?? 'null'));
/** A failure of which nothing is known but its stage, in a browser of no known kind. */
const failing = (version: string, count: number) => ({
  version,
  stage: 'evaluate',
  reason: 'error',
  finding: null,
  chunk: null,
  status: null,
  browsers: [{ name: 'other', count }],
  count,
});
/** Long enough for an alert that should not come. */
const LATER_MS = 1_500;

test('a release whose code throws on more pages than usual is reported once, and not rolled back', async () => {
  const [usual = '', latest = ''] = await released(2);
  const threw = event('threw', 'run', { detail: 'throws', message: 'TypeError: x' });
  for (let page = 0; page < 20; page += 1) await reportPage(usual, [[loaded, ...(page < 10 ? [threw] : [])]]);
  // Half of the pages is what is usual, and the other release is compared with that.
  for (let page = 0; page < 20; page += 1) await reportPage(latest, [[loaded, ...(page % 2 === 0 ? [threw] : [])]]);
  await wait(LATER_MS);
  const ofLatest = () => receiver.received.map(alertIn).filter(({ version }) => version === latest);
  expect(ofLatest()).toEqual([]);
  for (let page = 0; page < 12; page += 1) await reportPage(latest, [[loaded, threw]]);
  await wait(LATER_MS);
  expect(ofLatest()).toMatchObject([
    {
      type: 'error-rate',
      reason: matching(
        /^Its code threw on \d+ of \d+ pages within 10 minutes: \d+%, usual are 50%, .* Most often: run error/,
      ),
      failures: [{ stage: 'run', finding: 'throws' }],
    },
  ]);
  expect(receiver.received.map(alertIn).some(({ type }) => type === 'rollback')).toBe(false);
});

test('an automatic rollback is reported once, signed, and the failures that follow are no news @g-rollback-webhook', async () => {
  const [stable, latest = ''] = await released(2);
  await loads(18, latest, 'loaded');
  await loads(5, latest, 'failed');
  const [request] = await receiver.until(1);
  await loads(3, latest, 'failed');
  await wait(LATER_MS);
  expect(receiver.received).toHaveLength(1);
  expect(alertIn(request)).toEqual({
    type: 'rollback',
    at: matching(/^\d{4}-\d\d-\d\dT.*Z$/),
    remote: 'mfe-samples',
    version: latest,
    to: stable,
    automatic: true,
    reason:
      'It did not load on 5 of 23 pages within 10 minutes: 22%, the limit is 20%. Most often: evaluate error, other (5 pages).',
    failures: [failing(latest, 5)],
  });
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request?.headers ?? {};
  const expected = createHmac('sha256', KEY)
    .update(`${String(id)}.${String(timestamp)}.${request?.body}`)
    .digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  expect(request?.headers['content-type']).toBe('application/json');
});

test('the receiver of one remote gets it too, and both get a line for a chat with cause and link @g-chat-alerts', async () => {
  const [stable, latest = ''] = await released(2);
  await loads(18, latest, 'loaded');
  await loads(5, latest, 'failed');
  const [[forAll], [forTeam]] = await Promise.all([receiver.until(1), ofTeam.until(1)]);
  const url = 'https://product.example/platform?remote=mfe-samples';
  for (const request of [forAll, forTeam]) {
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      type: 'rollback',
      url,
      text: `mfe-samples ${latest} was rolled back automatically to ${stable}: It did not load on 5 of 23 pages within 10 minutes: 22%, the limit is 20%. Most often: evaluate error, other (5 pages). <${url}|Releases and figures>`,
    });
    expect(request?.headers['webhook-signature']).toMatch(/^v1,/);
  }
  expect(forTeam?.headers['webhook-id']).not.toBe(forAll?.headers['webhook-id']);
});

test('the page for platform leads, the counts on /debug, the metrics, alerts and the history count the same pages @g-one-figure', async () => {
  const [, latest = ''] = await released(2);
  for (let page = 0; page < 20; page += 1) await reportPage(latest, [[loaded]]);
  await reportPage(latest, [[event('recovered', 'entry')], [loaded]]);
  await reportPage(latest, [[loaded, event('threw', 'run')], [event('threw', 'run')]]);
  // The same failure twice, and one that the user's next try does not undo.
  await reportPage(latest, [[event('failed', 'chunk', missing), event('failed', 'chunk', missing)]]);
  await reportPage(latest, [[event('failed', 'chunk', missing)], [event('recovered', 'chunk', missing)]]);
  await reportPage(latest, [[event('failed', 'entry')]]);
  // At render: at once, in the same batch as the load, and after some use.
  await reportPage(latest, [[event('failed', 'render', { detail: 'throws' })]]);
  await reportPage(latest, [[loaded, event('failed', 'render', { detail: 'throws' })]]);
  await reportPage(latest, [[loaded], [event('fell_back', 'render', { detail: 'throws' })]]);

  const [rate, rollback] = await receiver.until(2);
  const inWords = 'Most often: render error, throws, chrome 140 (3 pages).';
  expect(alertIn(rate)).toMatchObject({ type: 'failure-rate', pages: 27, failed: 5 });
  const failures = [
    { stage: 'render', finding: 'throws', chunk: null, status: null, count: 3 },
    { stage: 'chunk', finding: 'http-404', chunk: 'page-budget', status: 404, count: 2 },
    { stage: 'entry', finding: null, count: 1 },
  ].map((failure) => ({ ...failure, version: latest, browsers: [{ name: 'chrome 140', count: failure.count }] }));
  const reason = `It did not load on 6 of 28 pages within 10 minutes: 21%, the limit is 20%. ${inWords}`;
  expect(alertIn(rollback)).toMatchObject({ type: 'rollback', automatic: true, reason, failures });

  // Without a proxy, so that it is for developers on this machine.
  const local = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: server.databaseUrl });
  const health = v.parse(remoteHealth, (await local.request('GET', '/api/v1/remote-health')).body);
  const samples = health.remotes.find(({ name }) => name === 'mfe-samples');
  const figures = { loaded: 21, recovered: 1, fell_back: 1, failed: 5, threw: 1 };
  const release = samples?.releases.find(({ version }) => version === latest);
  expect(release).toMatchObject(figures);
  expect(release?.steps).toMatchObject([figures]);
  expect(samples?.failures.filter(({ version, stage }) => version === latest && stage !== 'run')).toMatchObject(
    failures,
  );
  expect(samples?.switches[0]).toMatchObject({ action: 'automatic', reason });
  const summary = v.parse(loadSummary, (await local.request('GET', '/api/v1/load-reports/summary')).body);
  expect(summary.releases.find(({ version }) => version === latest)).toMatchObject(figures);

  const { text } = await local.request('GET', '/metrics');
  await local.stop();
  const counted = (metric: string, outcome: RegExp) =>
    [...text.matchAll(new RegExp(`^verdant_remote_${metric}_total\\{(.*version="${latest}".*)\\} (\\d+)$`, 'gm'))]
      .filter(([, labels = '']) => outcome.test(labels))
      .reduce((sum, [, , count]) => sum + Number(count), 0);
  expect(counted('pages', /./)).toBe(28);
  expect(counted('loads', /"(failed|fell_back)"/)).toBe(6);
  expect(counted('loads', /"recovered"/)).toBe(1);
  expect(counted('loads', /"threw"/)).toBe(1);
});

test("a team's rollback is reported with its reason", async () => {
  const [stable, latest] = await released(2);
  expect((await requestActivation(server, team, 'rollback', { reason: 'totals are wrong' })).status).toBe(200);
  const [request] = await receiver.until(1);
  expect(alertIn(request)).toMatchObject({
    type: 'rollback',
    version: latest,
    to: stable,
    automatic: false,
    reason: 'totals are wrong',
  });
  // Again changes nothing, and is no news.
  expect((await requestActivation(server, team, 'rollback', { version: stable })).body).toMatchObject({
    changed: false,
  });
  await wait(LATER_MS);
  expect(receiver.received).toHaveLength(1);
});

test('a failure rate above its limit and below that of a rollback is reported once, by one of two servers', async () => {
  const [latest = ''] = await released(1);
  await loads(40, latest, 'loaded');
  await loads(4, latest, 'failed');
  await wait(LATER_MS);
  expect(receiver.received).toEqual([]);
  await loads(3, latest, 'failed');
  const [request] = await receiver.until(1);
  await wait(LATER_MS);
  expect(receiver.received).toHaveLength(1);
  expect(alertIn(request)).toEqual({
    type: 'failure-rate',
    at: matching(/Z$/),
    remote: 'mfe-samples',
    version: latest,
    pages: 45,
    failed: 5,
    limit_percent: 10,
    minutes: 10,
    reason:
      'It did not load on 5 of 45 pages within 10 minutes: 11%, the limit is 10%. Most often: evaluate error, other (5 pages).',
    failures: [failing(latest, 5)],
  });
});

test.each([500, 302])('a receiver that responds with %d gets the same message again', async (status) => {
  await released(2);
  statuses.push(status);
  expect((await requestActivation(server, team, 'rollback')).status).toBe(200);
  const [refused, repeated] = await receiver.until(2);
  expect(repeated?.headers['webhook-id']).toBe(refused?.headers['webhook-id']);
  expect(repeated?.body).toBe(refused?.body);
});

test.each([
  [{ VERDANT_ALERT_URL: 'http://10.0.0.7/alerts' }, 'VERDANT_ALERT_URL needs VERDANT_ALERT_SECRET'],
  [{ VERDANT_ALERT_REMOTE_URLS: 'mfe-a=http://10.0.0.7/' }, 'VERDANT_ALERT_REMOTE_URLS needs VERDANT_ALERT_SECRET'],
  [{ VERDANT_ALERT_REMOTE_URLS: 'mfe-a' }, 'VERDANT_ALERT_REMOTE_URLS must be remotes with http or https URLs'],
  [{ VERDANT_ALERT_SECRET: SECRET }, 'VERDANT_ALERT_SECRET needs VERDANT_ALERT_URL'],
  [{ VERDANT_ALERT_SECRET: 'hunter2' }, 'VERDANT_ALERT_SECRET must be whsec_ and 24 to 64 bytes in base64'],
  [{ VERDANT_ALERT_URL: 'http://me:secret@10.0.0.7/' }, 'VERDANT_ALERT_URL must be an http or https URL'],
])('settings %j are refused at the start, without repeating them', async (settings, problem) => {
  const { code, err } = await startRefused(settings);
  expect(code).not.toBe(0);
  expect(err).toContain(problem);
  expect(err).not.toMatch(/hunter2|me:secret/);
});
