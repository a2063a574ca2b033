import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as v from 'valibot';
import { releaseHistory } from '@verdant/federation/contract';
import { rollBackAutomatically } from '@verdant/federation/server';
import { entryScript, writeFixtureBuilds, providedSharedPackages, remoteManifestJson } from '../support/fixture-builds';
import { newSigner, publishFixture, writeReleaseKeys } from '../support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { waitUntil } from '../support/until';
import {
  activateReleases,
  clearReleases,
  textMatching,
  servedRemoteUrl,
  requestReleaseChange,
} from '../support/visits';

const team = newSigner();
let builds: string;
let olderBuilds: string;
let folder: string;
let first: TestServer;
let second: TestServer;
/** Server whose shell is older than that of the other servers, as during a rolling update. */
let older: TestServer;

/** Returns the shared modules of the fixture with another version of React, such as that of an older shell. */
const react = (version: string) => ({ shared: { ...providedSharedPackages.shared, react: version } });
function buildsOfOlderShell(): string {
  const root = writeFixtureBuilds();
  const shellFile = join(root, 'shell/dist/shell.json');
  const shell: unknown = JSON.parse(readFileSync(shellFile, 'utf8'));
  writeFileSync(shellFile, JSON.stringify(Object.assign({}, shell, { provides: react('19.2.0') })));
  writeFileSync(join(root, 'mfe-samples/dist/release.json'), remoteManifestJson({ needs: react('~19.2.0') }));
  return root;
}

beforeAll(async () => {
  builds = writeFixtureBuilds();
  olderBuilds = buildsOfOlderShell();
  folder = temporaryFolder();
  writeReleaseKeys(join(folder, 'keys.json'), { 'mfe-samples': [team] });
  const settings = { VERDANT_RELEASE_KEYS: join(folder, 'keys.json'), LOG_LEVEL: 'warn' };
  first = await startServer({ ...settings, VERDANT_BUILDS_DIR: builds });
  const shared = { ...settings, DATABASE_URL: first.databaseUrl };
  second = await startServer({ ...shared, VERDANT_BUILDS_DIR: builds });
  older = await startServer({ ...shared, VERDANT_BUILDS_DIR: olderBuilds });
});
afterEach(async () => clearReleases(first));
afterAll(async () => {
  await second.stop();
  await older.stop();
  await discard(first);
  for (const path of [builds, olderBuilds, folder, second.dataDir, older.dataDir]) {
    rmSync(path, { recursive: true, force: true });
  }
});

const act = async (server: TestServer, action: string, fields: Record<string, unknown> = {}) =>
  requestReleaseChange(server, team, action, fields);
const release = (version: string) => `/releases/mfe-samples/${version}/`;

const activate = async (...versions: string[]) => activateReleases(first, team, ...versions);

async function historyOf(server: TestServer): Promise<string[]> {
  const { body } = await server.request('GET', '/api/v1/releases/mfe-samples/history');
  const { switches } = v.parse(releaseHistory, body);
  return switches.map(
    ({ action, from, to, reason, by }) => `${action} ${from} -> ${to}: ${reason} (${by === 'server' ? by : 'key'})`,
  );
}

it('an activation on one server applies to the next page that another server on the same database sends @g-activation', async () => {
  await activate('2.0.0', '2.1.0');
  for (let round = 0; round < 5; round += 1) {
    await act(first, 'rollback');
    expect(await servedRemoteUrl(second)).toBe(release('2.0.0'));
    await act(second, 'activate', { version: '2.1.0' });
    expect(await servedRemoteUrl(first)).toBe(release('2.1.0'));
  }
});

it('a server whose database is unavailable keeps serving the last active releases @g-database-away', async () => {
  const settings = { VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: join(folder, 'keys.json'), LOG_LEVEL: 'warn' };
  // The server `keeper` runs an embedded database for both servers, which becomes unavailable when `keeper` is stopped.
  const keeper = await startServer({ ...settings, DATA_DIR: temporaryFolder() });
  const server = await startServer({ ...settings, DATABASE_URL: keeper.databaseUrl });
  try {
    await publishFixture(server, team, { version: '2.0.0' });
    await act(server, 'activate', { version: '2.0.0' });
    expect(await servedRemoteUrl(server)).toBe(release('2.0.0'));
    const copy = join(server.dataDir, 'release-files', createHash('sha384').update(entryScript).digest('hex'));
    await waitUntil('the entry is copied', async () => existsSync(copy));
    const readEntry = async () => server.request('GET', `${release('2.0.0')}static/js/entry.aaaaaaaa.js`);
    expect((await readEntry()).status).toBe(200);
    await keeper.stop();
    for (let page = 0; page < 20; page += 1) expect(await servedRemoteUrl(server)).toBe(release('2.0.0'));
    expect(await readEntry()).toMatchObject({ status: 200, text: entryScript });
    expect((await server.request('GET', '/api/v1/auth/me', { token: 'x'.repeat(43) })).status).toBe(503);
    expect(server.printed().err.split('active releases cannot be read')).toHaveLength(2);
  } finally {
    await server.stop();
    await discard(keeper);
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});

describe('a server with an older shell', () => {
  it('refuses to activate an incompatible release, with the reason @g-incompatible-refused', async () => {
    await publishFixture(first, team, { version: '2.0.0' });
    expect(await act(older, 'activate', { version: '2.0.0' })).toMatchObject({
      status: 409,
      body: {
        detail: textMatching(/^mfe-samples 2\.0\.0 is incompatible with the running shell: it needs react \^19\.3\.1/),
      },
    });
    const { body } = await older.request('GET', '/api/v1/releases/mfe-samples');
    expect(body).toMatchObject({ versions: [{ version: '2.0.0', misfit: textMatching(/needs react/) }] });
  });
});

describe('automatic rollback', () => {
  let pool: pg.Pool;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: first.databaseUrl });
  });
  afterAll(async () => pool.end());
  const roll = async (version: string, name = 'mfe-samples') =>
    rollBackAutomatically(drizzle({ client: pool }), name, version, 'It did not load.');

  it('is executed only once, even if several servers request the rollback at the same moment @g-rollback', async () => {
    await activate('2.0.0', '2.1.0', '2.2.0');
    // The lock blocks writes but not reads, so all rollbacks see that the release is active before one of them is stored.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table activations in exclusive mode');
    const asked = Promise.all(Array.from({ length: 8 }, async () => roll('2.2.0')));
    await wait(500);
    await holder.query('commit');
    holder.release();
    const done = await asked;
    expect(done.filter((version) => version !== undefined)).toEqual(['2.1.0']);
    expect((await historyOf(first)).filter((line) => line.startsWith('automatic'))).toHaveLength(1);
    expect(await servedRemoteUrl(second)).toBe(release('2.1.0'));
  });

  it('ends a failing canary, so that all visitors get the stable release @g-canary-ends', async () => {
    await activate('2.0.0');
    await publishFixture(first, team, { version: '2.1.0' });
    await act(first, 'canary', { version: '2.1.0', percent: 100 });
    expect(await roll('2.1.0')).toBe('2.0.0');
    expect(await servedRemoteUrl(first)).toBe(release('2.0.0'));
    expect((await historyOf(first))[0]).toBe('automatic 2.1.0 -> 2.0.0: It did not load. (server)');
  });
});
