import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureBuilds } from './support/fixture-builds';
import { newSigner, publishFixture, writeKeys } from './support/signing';
import { databaseUrl, discard, startServer, temporaryFolder, type TestServer } from './support/start-server';
import { servedUrl, switchRelease } from './support/visits';

const team = newSigner();
let builds: string;
let folder: string;
let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  builds = fixtureBuilds();
  folder = temporaryFolder();
  writeKeys(join(folder, 'keys.json'), { 'mfe-samples': [team] });
  const settings = {
    VERDANT_BUILDS_DIR: builds,
    VERDANT_RELEASE_KEYS: join(folder, 'keys.json'),
    VERDANT_FAULT_LAB: 'on',
  };
  server = await startServer({ ...settings, VERDANT_TRUST_PROXY: 'yes' });
  second = await startServer({ ...settings, DATABASE_URL: databaseUrl(server.dataDir) });
  for (const version of ['2.0.0', '2.1.0', '2.2.0', '2.3.0']) await publishFixture(server, team, { version });
});
afterAll(async () => {
  await second.stop();
  await discard(server);
  for (const path of [builds, folder]) rmSync(path, { recursive: true, force: true });
});

let pages = 0;
/** So many page loads that end alike; each has an id of its own. */
async function loads(
  count: number,
  version: string,
  outcome: 'loaded' | 'failed' | 'recovered' | 'fell_back',
  { headers = {}, page = '', to = server, detail = 'throws' } = {},
): Promise<void> {
  for (let load = 0; load < count; load += 1) {
    const id = page || `00000000-0000-4000-8000-${String((pages += 1)).padStart(12, '0')}`;
    const event = {
      remote: 'mfe-samples',
      version,
      stage: 'evaluate',
      reason: outcome === 'loaded' ? 'none' : 'error',
      outcome,
      detail,
      attempt: 1,
    };
    const answer = await to.request('POST', '/api/v1/load-reports', { body: { page: id, events: [event] }, headers });
    expect(answer.status).toBe(204);
  }
}
const activate = async (version: string) =>
  expect((await switchRelease(server, team, 'activate', { version })).status).toBe(200);
const served = async () => (await servedUrl(server))?.split('/')[3];

test('a release that fails on a fifth of its pages is rolled back by itself, with the reason, once', async () => {
  await activate('2.0.0');
  await activate('2.1.0');
  await loads(16, '2.1.0', 'loaded');
  await loads(4, '2.1.0', 'failed');
  expect(await served()).toBe('2.1.0');
  await Promise.all([loads(1, '2.1.0', 'failed'), loads(1, '2.1.0', 'fell_back', { to: second })]);
  expect(await served()).toBe('2.0.0');
  await loads(3, '2.1.0', 'failed');
  expect(await served()).toBe('2.0.0');
  const { text } = await server.request('GET', '/api/v1/releases/mfe-samples/history');
  expect(text.match(/"automatic"/g)).toHaveLength(1);
  expect(text).toMatch(/It did not load on \d of 2\d pages within 10 minutes: 2\d%, the limit is 20%\./);
});

test('one page that fails for ever, a lab browser, and browsers without a network roll nothing back', async () => {
  await activate('2.2.0');
  const lab = await server.request('PUT', '/api/v1/fault-lab', {
    body: { faults: [{ remote: 'mfe-samples', stage: 'entry', fault: '404' }] },
  });
  const cookie = lab.headers.get('set-cookie')?.split(';')[0] ?? '';
  await loads(8, '2.2.0', 'loaded', { to: second });
  await loads(9, '2.2.0', 'recovered', { to: second });
  await loads(6, '2.2.0', 'failed', { headers: { cookie } });
  await loads(6, '2.2.0', 'failed', { detail: 'offline' });
  await loads(9, '2.2.0', 'failed', { page: '00000000-0000-4000-9000-000000000001', to: second });
  expect(await served()).toBe('2.2.0');
});

test('one address alone moves little, many do', async () => {
  await activate('2.3.0');
  await loads(15, '2.3.0', 'loaded', { to: second });
  await loads(12, '2.3.0', 'failed', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await served()).toBe('2.3.0');
  for (const end of [8, 9]) await loads(1, '2.3.0', 'failed', { headers: { 'x-forwarded-for': `203.0.113.${end}` } });
  expect(await served()).toBe('2.2.0');
});

test('a second chance starts at nothing', async () => {
  await activate('2.3.0');
  await loads(1, '2.3.0', 'failed', { headers: { 'x-forwarded-for': '203.0.113.20' } });
  expect(await served()).toBe('2.3.0');
});
