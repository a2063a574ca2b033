import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBucket, type BucketServer } from '../testing/bucket-server';
import { describeFiles, fixtureBuilds, remoteFiles } from './support/fixture-builds';
import { hashOf, newSigner, publishFixture, writeKeys } from './support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from './support/start-server';
import { until } from './support/until';
import { requestActivation } from './support/visits';

const team = newSigner();
const NAME = 'mfe-samples';
const BUDGET = 'static/js/budget.bbbbbbbb.js';
let builds: string;
let folder: string;
let bucket: BucketServer;

beforeAll(async () => {
  builds = fixtureBuilds();
  folder = temporaryFolder();
  writeKeys(join(folder, 'keys.json'), { [NAME]: [team] });
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.leave();
  for (const path of [builds, folder]) rmSync(path, { recursive: true, force: true });
});

const settings = () => ({
  VERDANT_BUILDS_DIR: builds,
  VERDANT_RELEASE_KEYS: join(folder, 'keys.json'),
  VERDANT_RELEASE_LOOPBACK: 'yes',
});
const pathOf = (version: string, file: string) => `/releases/${NAME}/${version}/${file}`;

describe.each([
  ['the database', () => ({})],
  ['a bucket', () => bucket.settings],
])('files of releases in %s', (store, own) => {
  const script = 'budget();'.repeat(100);
  const files: Record<string, string> = {
    ...remoteFiles,
    [BUDGET]: script,
    [`${BUDGET}.map`]: '{"version":3,"sources":[],"mappings":""}',
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ ...settings(), ...own() });
  });
  afterAll(async () => discard(server));

  const publish = async (version: string, some: Record<string, string> = files) =>
    (await publishFixture(server, team, { version, files: describeFiles(some) }, some)).status;
  const activate = async (version: string) => (await requestActivation(server, team, 'activate', { version })).status;
  const read = async (version: string, file: string, from = server) => {
    const { status, text } = await from.request('GET', pathOf(version, file));
    return [status, text];
  };

  it('are served as they were sent, whole and in brotli', async () => {
    expect([await publish('2.0.0'), await activate('2.0.0')]).toEqual([201, 200]);
    for (const file of Object.keys(files)) {
      expect(await read('2.0.0', file)).toEqual([200, files[file]]);
    }
    const raw = await fetch(`${server.url}${pathOf('2.0.0', BUDGET)}`, { headers: { 'accept-encoding': 'br' } });
    expect([raw.headers.get('content-encoding'), await raw.text()]).toEqual(['br', script]);
    // A version that is taken stays what it is.
    expect(await publish('2.0.0', { ...files, [BUDGET]: 'other();' })).toBe(409);
    expect(await read('2.0.0', BUDGET)).toEqual([200, script]);
  });

  it('are removed with their release, apart from those that another one has, which every server of the database serves', async () => {
    const only = { ...files, [BUDGET]: 'only();' };
    expect([await publish('2.1.0', only), await activate('2.1.0')]).toEqual([201, 200]);
    expect([await publish('2.2.0'), await activate('2.2.0')]).toEqual([201, 200]);
    expect(await read('2.1.0', BUDGET)).toEqual([200, 'only();']);
    const hashes = [hashOf('only();'), hashOf(script)];
    const stored = () => hashes.map((hash) => bucket.objects.has(`verdant/${hash}`));
    if (store === 'a bucket') expect(stored()).toEqual([true, true]);
    const removal = { version: '2.1.0', reason: 'Names a customer' };
    const removed = await server.request('POST', `/api/v1/operations/${NAME}/remove`, { body: removal });
    expect(removed.status).toBe(200);
    await until('it is gone', async () => (await read('2.1.0', BUDGET))[0] === 404 || undefined);
    if (store === 'a bucket') expect(stored()).toEqual([false, true]);
    const second = await startServer({ ...settings(), ...own(), DATABASE_URL: server.databaseUrl });
    try {
      expect([await read('2.0.0', BUDGET, second), await read('2.2.0', BUDGET, second)]).toEqual([
        [200, script],
        [200, script],
      ]);
    } finally {
      await second.stop();
      rmSync(second.dataDir, { recursive: true, force: true });
    }
  });
});
