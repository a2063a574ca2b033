import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { alertSchema } from '@verdant/federation/server';
import * as v from 'valibot';
import { newIpAddressHeader, loadEvent, seedReportingPages, sendReport } from './support/load-reports';
import { query } from './support/query';
import { afterAllTests, sharedReleaseSetup, sharedServer } from './support/shared-server';
import { newSigner } from './support/signing';
import { waitUntil } from './support/until';
import { activateTwoReleases, clearReleases, textMatching, requestReleaseChange } from './support/visits';
import { listenOnFreePort } from '../testing/free-port';

interface ReceivedAlert {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a local server that receives webhooks. Its first responses have the given statuses, all later responses 204. */
async function startReceiver(statuses: number[] = []) {
  const received: ReceivedAlert[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      received.push({ headers: request.headers, body });
      const status = statuses.shift() ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}/alerts?token=of-the-url`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const KEY = Buffer.alloc(32, 7);
const team = newSigner();
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let ofTeam: Awaited<ReturnType<typeof startReceiver>>;
const statuses: number[] = [];

beforeAll(async () => {
  receiver = await startReceiver(statuses);
  ofTeam = await startReceiver();
});
afterAllTests(async () => {
  await receiver.close();
  await ofTeam.close();
});
const { settings: forReleases } = sharedReleaseSetup({ 'mfe-samples': [team] });
const withAlerts = () => ({
  ...forReleases,
  VERDANT_TRUST_PROXY: '1',
  VERDANT_ALERT_URL: receiver.url,
  VERDANT_ALERT_REMOTE_URLS: `mfe-samples=${ofTeam.url}, mfe-other=http://127.0.0.1:1/`,
  VERDANT_ALERT_SECRET: `whsec_${KEY.toString('base64')}`,
  PUBLIC_ORIGIN: 'https://product.example',
});
const server = sharedServer(withAlerts);
const second = sharedServer(() => ({ ...withAlerts(), DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }));
afterEach(async () => {
  await clearReleases(server);
  await allDelivered();
  receiver.received.length = 0;
  ofTeam.received.length = 0;
});

/** Resolves when no alert is queued. The server queues an alert before it responds to the call that causes the alert. */
const allDelivered = async () =>
  waitUntil('the alerts', async () => {
    const waiting = await query(
      server,
      "select 1 from pgboss.job where name = 'platform-alert' and state < 'completed'",
    );
    return waiting === 0;
  });

const report = async (version: string, changes: Record<string, unknown> = {}, to = server) => {
  const event = loadEvent(version, { stage: 'evaluate', ...changes });
  expect(await sendReport(to, [event], { headers: newIpAddressHeader() })).toBe(204);
};
/** Stores loaded and failed pages. The last failure is sent as a report, so that the server decides about an alert. */
async function loads(version: string, loaded: number, failed: number): Promise<void> {
  await seedReportingPages(server, version, loaded, 'loaded');
  await seedReportingPages(server, version, failed - 1, 'failed');
  await report(version);
}

const alertIn = (request: ReceivedAlert | undefined) => v.parse(alertSchema, JSON.parse(request?.body ?? 'null'));
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

test('a release whose code throws on more pages than usual causes one alert and no rollback', async () => {
  const [usual, latest] = await activateTwoReleases(server, team);
  const threw = { outcome: 'threw', stage: 'run' };
  await seedReportingPages(server, usual, 10, 'loaded');
  await seedReportingPages(server, usual, 10, 'loaded', { threw: true });
  // Errors on half of the pages are usual, because the former release has as many.
  await seedReportingPages(server, latest, 10, 'loaded');
  await seedReportingPages(server, latest, 9, 'loaded', { threw: true });
  await report(latest, threw);
  await allDelivered();
  expect(receiver.received).toEqual([]);
  await seedReportingPages(server, latest, 12, 'loaded', { threw: true });
  await report(latest, threw);
  await report(latest, threw);
  await allDelivered();
  const reason = /^Its code threw on \d+ of \d+ pages within 10 minutes: \d+%, usual are 50%, .* Most often: run error/;
  expect(receiver.received.map(alertIn)).toMatchObject([
    { type: 'error-rate', version: latest, reason: textMatching(reason), failures: [{ stage: 'run' }] },
  ]);
});

test('an automatic rollback sends one signed alert to each receiver, with a text line for chats @g-rollback-webhook @g-chat-alerts', async () => {
  const [stable, latest] = await activateTwoReleases(server, team);
  await loads(latest, 18, 5);
  await report(latest);
  await allDelivered();
  const reason =
    'It did not load on 5 of 23 pages within 10 minutes: 22%, the limit is 20%. Most often: evaluate error, other (5 pages).';
  const url = 'https://product.example/platform?remote=mfe-samples';
  const [[forAll, ...others], [forTeam]] = [receiver.received, ofTeam.received];
  expect(others).toEqual([]);
  for (const request of [forAll, forTeam]) {
    const { url: link, text, ...alert } = v.parse(v.looseObject({}), JSON.parse(request?.body ?? ''));
    expect(alert).toEqual({
      type: 'rollback',
      at: textMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      remote: 'mfe-samples',
      version: latest,
      to: stable,
      automatic: true,
      reason,
      failures: [failing(latest, 5)],
    });
    const line = `mfe-samples ${latest} was rolled back automatically to ${stable}: ${reason}`;
    expect([link, text]).toEqual([url, `${line} <${url}|Releases and figures>`]);
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, ...headers } = request?.headers ?? {};
    const content = `${String(id)}.${String(timestamp)}.${request?.body}`;
    const expected = createHmac('sha256', KEY).update(content).digest('base64');
    expect([headers['webhook-signature'], headers['content-type']]).toEqual([`v1,${expected}`, 'application/json']);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  }
  expect(forTeam?.headers['webhook-id']).not.toBe(forAll?.headers['webhook-id']);
});

test('a rollback by the team sends an alert with the reason, and retries until the receiver accepts the alert', async () => {
  const [stable, latest] = await activateTwoReleases(server, team);
  statuses.push(302);
  expect((await requestReleaseChange(server, team, 'rollback', { reason: 'totals are wrong' })).status).toBe(200);
  // A repeated rollback changes nothing and causes no alert.
  const again = await requestReleaseChange(server, team, 'rollback', { version: stable });
  expect(again.body).toMatchObject({ changed: false });
  await allDelivered();
  const alert = { type: 'rollback', version: latest, to: stable, automatic: false, reason: 'totals are wrong' };
  expect(receiver.received.map(alertIn)).toMatchObject([alert, alert]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(ofTeam.received).toHaveLength(1);
});

test('two servers send only one alert for a failure rate between the alert limit and the rollback limit', async () => {
  const [, latest] = await activateTwoReleases(server, team);
  await loads(latest, 40, 4);
  await allDelivered();
  expect(receiver.received).toEqual([]);
  await Promise.all([report(latest), report(latest, {}, second)]);
  await report(latest, {}, second);
  await allDelivered();
  expect(receiver.received.map(alertIn)).toMatchObject([
    {
      type: 'failure-rate',
      at: textMatching(/Z$/),
      remote: 'mfe-samples',
      version: latest,
      limit_percent: 10,
      minutes: 10,
      reason: textMatching(
        /^It did not load on [56] of 4[56] pages within 10 minutes: 1\d%, the limit is 10%\. Most often: /,
      ),
    },
  ]);
});
