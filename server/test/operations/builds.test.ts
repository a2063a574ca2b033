import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  servedVersion,
  describeFiles,
  writeFixtureBuilds,
  loadGuardText,
  remoteFiles,
  remoteManifestJson,
} from '../support/fixture-builds';
import { loadEvent, seedReportingPages, sendReport } from '../support/load-reports';
import { newSigner, publishFixture, writeReleaseKeys } from '../support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { servedRemoteUrl, requestReleaseChange, visit } from '../support/visits';

const OLD_ENTRY = 'static/js/entry.aaaaaaaa.js';
const NEW_ENTRY = 'static/js/entry.dddddddd.js';
const url = (file: string) => `/remotes/mfe-samples/${file}`;

const { [OLD_ENTRY]: _oldEntry, ...sameFiles } = remoteFiles;
const rebuiltFiles = { ...sameFiles, [NEW_ENTRY]: `rebuilt();${loadGuardText}` };
const rebuilt = remoteManifestJson({ entry: NEW_ENTRY, files: describeFiles(rebuiltFiles) });

let builds: string;
let dataDir: string;
const started: TestServer[] = [];

beforeEach(() => {
  builds = writeFixtureBuilds();
  dataDir = temporaryFolder();
});
afterEach(async () => {
  for (const server of started.splice(0).toReversed()) await discard(server);
  for (const path of [builds, dataDir]) rmSync(path, { recursive: true, force: true });
});

/** Replaces a build as webpack does: new files are written and the old files are deleted. */
function buildAgain(): void {
  const dist = join(builds, 'mfe-samples/dist');
  rmSync(join(dist, OLD_ENTRY));
  writeFileSync(join(dist, NEW_ENTRY), rebuiltFiles[NEW_ENTRY]);
  writeFileSync(join(dist, 'release.json'), rebuilt);
}

async function start(before?: TestServer, settings: Record<string, string> = {}): Promise<TestServer> {
  const database = before && { DATABASE_URL: before.databaseUrl };
  const server = await startServer({ VERDANT_BUILDS_DIR: builds, LOG_LEVEL: 'warn', ...database, ...settings });
  started.push(server);
  return server;
}

const statusOf = async (testServer: TestServer, file: string) => (await testServer.request('GET', url(file))).status;

test('a running server keeps serving its build when a new build replaces the files on disk @g-rebuild', async () => {
  const running = await start();
  const before = await visit(running);
  buildAgain();
  rmSync(join(builds, 'shell/dist'), { recursive: true });
  const after = await visit(running);
  expect(after.page.status).toBe(200);
  expect(after.registry).toEqual(before.registry);
  expect(await statusOf(running, OLD_ENTRY)).toBe(200);
  expect((await running.request('GET', '/static/js/main.12345678.js')).text).toContain('main();');
});

test('after a restart, the server serves the new build, and still the old files that open tabs may request @g-rebuild', async () => {
  const settings = { DATA_DIR: dataDir };
  const running = await start(undefined, settings);
  const before = await visit(running);
  expect(before.remote()).toMatchObject({ version: servedVersion(), entry: OLD_ENTRY });
  await running.stop();
  buildAgain();

  const next = await start(undefined, settings);
  const after = await visit(next);
  expect(after.remote()).toMatchObject({ version: servedVersion(rebuilt), entry: NEW_ENTRY });
  expect(after.registry.id).not.toBe(before.registry.id);
  expect([await statusOf(next, NEW_ENTRY), await statusOf(next, OLD_ENTRY)]).toEqual([200, 200]);
  expect(await statusOf(next, 'static/js/entry.eeeeeeee.js')).toBe(404);
});

test('a failing release with the version number of the local build is rolled back to that build @g-rollback-same-number', async () => {
  const team = newSigner();
  writeReleaseKeys(join(dataDir, 'keys.json'), { 'mfe-samples': [team] });
  const running = await start(undefined, { VERDANT_RELEASE_KEYS: join(dataDir, 'keys.json') });
  await publishFixture(running, team, { version: '1.2.3' });
  await requestReleaseChange(running, team, 'activate', { version: '1.2.3' });
  const { remote } = await visit(running);
  expect(remote()).toMatchObject({ version: '1.2.3', previous: { version: servedVersion() } });

  // Many page loads of the previous build must not hide that the release fails.
  await seedReportingPages(running, servedVersion(), 150, 'recovered');
  await seedReportingPages(running, '1.2.3', 24, 'fell_back');
  expect(await sendReport(running, [loadEvent('1.2.3', { outcome: 'fell_back' })])).toBe(204);
  expect(await servedRemoteUrl(running)).toBe('/remotes/mfe-samples/');
});

test('copies of builds that no server has used for a week are deleted', async () => {
  const place = join(dataDir, 'builds/mfe-samples');
  const old = join(place, '0123abcd');
  mkdirSync(old, { recursive: true });
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  utimesSync(old, eightDaysAgo, eightDaysAgo);
  await start(undefined, { DATA_DIR: dataDir });
  for (let tries = 0; existsSync(old) && tries < 100; tries += 1) await wait(50);
  expect(readdirSync(place)).toEqual([servedVersion().split('+')[1]]);
});

test('a build that cannot be copied is served from its original folder, and the failure is logged', async () => {
  writeFileSync(join(dataDir, 'builds'), 'not a folder');
  const running = await start(undefined, { DATA_DIR: dataDir });
  expect(await statusOf(running, OLD_ENTRY)).toBe(200);
  expect(running.printed().err).toContain('mfe-samples cannot be copied');
});
