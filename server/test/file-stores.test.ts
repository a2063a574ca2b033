import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startBucket, type BucketServer } from '../testing/bucket-server';
import { describeFiles, entryScript, fixtureBuilds, remoteFiles } from './support/fixture-builds';
import { newSigner, publishFixture, writeKeys } from './support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from './support/start-server';
import { requestActivation } from './support/visits';

const team = newSigner();
const NAME = 'mfe-samples';
const ENTRY = 'static/js/entry.aaaaaaaa.js';
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
])('files of releases in %s', (_store, own) => {
  const script = 'budget();'.repeat(100);
  const files = { ...remoteFiles, [BUDGET]: script, [`${BUDGET}.map`]: '{"version":3,"sources":[],"mappings":""}' };
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

  it('are served as they were sent, whole and in brotli, by every server of the database', async () => {
    expect([await publish('2.0.0'), await activate('2.0.0')]).toEqual([201, 200]);
    const second = await startServer({ ...settings(), ...own(), DATABASE_URL: server.databaseUrl });
    try {
      for (const one of [server, second, server]) {
        for (const file of Object.keys(remoteFiles)) {
          expect(await read('2.0.0', file, one)).toEqual([200, files[file]]);
        }
        const raw = await fetch(`${one.url}${pathOf('2.0.0', BUDGET)}`, { headers: { 'accept-encoding': 'br' } });
        expect([raw.headers.get('content-encoding'), await raw.text()]).toEqual(['br', script]);
      }
      expect(await read('2.0.0', `${BUDGET}.map`)).toEqual([404, 'Not found\n']);
      expect((await read('2.0.0', 'static/js/nothing.js'))[0]).toBe(404);
    } finally {
      await second.stop();
      rmSync(second.dataDir, { recursive: true, force: true });
    }
  });

  it('outlast the removal of another release that has the same ones', async () => {
    expect([await publish('2.1.0'), await activate('2.1.0')]).toEqual([201, 200]);
    expect([await publish('2.2.0', { ...files, [BUDGET]: 'next();' }), await activate('2.2.0')]).toEqual([201, 200]);
    expect((await requestActivation(server, team, 'rollback', {})).status).toBe(200);
    expect(await activate('2.2.0')).toBe(200);
    const third = await startServer({ ...settings(), ...own(), DATABASE_URL: server.databaseUrl });
    try {
      expect(await read('2.1.0', BUDGET, third)).toEqual([200, script]);
      expect(await read('2.2.0', BUDGET, third)).toEqual([200, 'next();']);
    } finally {
      await third.stop();
      rmSync(third.dataDir, { recursive: true, force: true });
    }
    expect(await read('2.2.0', ENTRY)).toEqual([200, entryScript]);
  });

  it('are refused a second time, and for a version that is taken nothing changes', async () => {
    expect(await publish('2.0.0', { ...files, [BUDGET]: 'other();' })).toBe(409);
    expect(await read('2.0.0', BUDGET)).toEqual([200, script]);
  });
});
