import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { startBucket, type BucketServer } from '../../testing/bucket-server';
import { describeFiles, integrityOf, writeFixtureBuilds, remoteFiles, remoteManifest } from '../support/fixture-builds';
import {
  beginPublication,
  sha384Hex,
  newSigner,
  publishFixture,
  uploadReleaseFile,
  signedBody,
  writeReleaseKeys,
} from '../support/signing';
import { query, waitForBlockedStatements, whileLocked } from '../support/query';
import { discard, startServer, temporaryFolder, type TestServer, withServer } from '../support/start-server';
import { waitUntil } from '../support/until';
import { errorDetailOf, requestReleaseChange, servedRemoteUrl } from '../support/visits';

const team = newSigner();
const NAME = 'mfe-samples';
const BUDGET = 'static/js/budget.bbbbbbbb.js';
const objectOf = (content: string) => `verdant/${sha384Hex(content)}`;

let builds: string;
let folder: string;
let bucket: BucketServer;
let server: TestServer;
let more: TestServer[] = [];

const own = () => ({
  VERDANT_BUILDS_DIR: builds,
  VERDANT_RELEASE_KEYS: join(folder, 'keys.json'),
  LOG_LEVEL: 'warn',
  ...bucket.settings,
});
async function another(changes: Record<string, string> = {}): Promise<TestServer> {
  const next = await startServer({ ...own(), DATABASE_URL: server.databaseUrl, ...changes });
  more.push(next);
  return next;
}

beforeAll(() => {
  builds = writeFixtureBuilds();
  folder = temporaryFolder();
  writeReleaseKeys(join(folder, 'keys.json'), { [NAME]: [team] });
});
beforeEach(async () => {
  bucket = await startBucket();
  server = await startServer(own());
});
afterEach(async () => {
  for (const extraServer of more) await extraServer.stop();
  for (const { dataDir } of more) rmSync(dataDir, { recursive: true, force: true });
  more = [];
  await discard(server);
  await bucket.leave();
});
afterAll(() => {
  for (const path of [builds, folder]) rmSync(path, { recursive: true, force: true });
});

const publish = async (version: string, script: string, to = server) => {
  const files = { ...remoteFiles, [BUDGET]: script };
  return publishFixture(to, team, { version, files: describeFiles(files) }, files);
};
const activate = async (version: string) => requestReleaseChange(server, team, 'activate', { version });
const remove = async (body: { version: string; reason: string }) =>
  server.request('POST', `/api/v1/operations/${NAME}/remove`, { body });
const read = async (from: TestServer, version: string, file = BUDGET) =>
  from.request('GET', `/releases/${NAME}/${version}/${file}`);
/** Publishes three releases, and removes the two that visitors do not get. */
async function publishRemovedReleases(): Promise<void> {
  for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
    await publish(version, version === '2.0.0' ? 'shared();' : `of(${version});`);
    await activate(version);
  }
  for (const version of ['2.0.0', '2.1.0']) {
    expect((await remove({ version, reason: 'Test' })).status).toBe(200);
  }
}
/** Starts the hourly cleanup of release files at once, on a further server. */
async function cleanUp(): Promise<void> {
  await query(server, `delete from pgboss.job where name = 'repeated-task'`);
  await another();
}
const copiesOf = ({ dataDir }: TestServer) => {
  const copies = join(dataDir, 'release-files');
  return existsSync(copies) ? readdirSync(copies) : [];
};
const isCopied = async (testServer: TestServer, script: string) =>
  waitUntil('the files are copied', async () => copiesOf(testServer).includes(sha384Hex(script)));

describe('while the bucket is unavailable', () => {
  it('a restarted server with local copies serves release files; a new server serves pages, but 503 for files', async () => {
    await publish('2.0.0', 'first();');
    await activate('2.0.0');
    const second = await another();
    await isCopied(second, 'first();');
    await second.stop();
    await bucket.leave();
    const again = await another({ DATA_DIR: second.dataDir, DATABASE_URL: server.databaseUrl });
    expect(await servedRemoteUrl(again)).toBe(`/releases/${NAME}/2.0.0/`);
    for (const file of Object.keys(remoteFiles)) expect((await read(again, '2.0.0', file)).status).toBe(200);
    expect((await read(again, '2.0.0')).text).toBe('first();');

    const bare = await another();
    expect((await bare.request('GET', '/budget')).status).toBe(200);
    const refused = await read(bare, '2.0.0');
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    await bucket.comeBack();
    expect((await read(bare, '2.0.0')).text).toBe('first();');
  });

  it('a publication is refused with 503, stores nothing, and can be repeated later', async () => {
    await bucket.leave();
    const refused = await publish('2.0.0', 'first();');
    expect([refused.status, refused.headers.get('retry-after'), errorDetailOf(refused)]).toEqual([
      503,
      '2',
      expect.stringContaining('Nothing was published; please try again'),
    ]);
    expect(server.printed().err).toContain('ECONNREFUSED');
    expect((await server.request('GET', `/api/v1/releases/${NAME}`)).status).toBe(404);
    await bucket.comeBack();
    expect((await publish('2.0.0', 'first();')).status).toBe(201);
    await activate('2.0.0');
    expect((await read(server, '2.0.0')).text).toBe('first();');
  });

  it('a release can be removed, and its files get 404', async () => {
    for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
      await publish(version, `of(${version});`);
      await activate(version);
    }
    await bucket.leave();
    expect((await remove({ version: '2.0.0', reason: 'Names a customer' })).status).toBe(200);
    await waitUntil('it is gone', async () => (await read(server, '2.0.0')).status === 404);
    await bucket.comeBack();
  });
});

it('a bucket that does not respond does not delay pages, and requests for its files fail', async () => {
  await publish('2.0.0', 'first();');
  await activate('2.0.0');
  const second = await another();
  bucket.hangs = true;
  const third = await another();
  expect((await third.request('GET', '/budget')).status).toBe(200);
  const responses = await Promise.all(Array.from({ length: 40 }, async () => read(third, '2.0.0')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await publish('2.1.0', 'second();', second)).status).toBe(503);
});

it('with a wrong bucket secret, publications are refused and the log names the reason', async () => {
  const second = await another({ VERDANT_BUCKET_SECRET: 'another-secret' });
  expect((await publish('2.0.0', 'first();', second)).status).toBe(503);
  expect(second.printed().err).toContain('SignatureDoesNotMatch');
  expect(second.printed().err).not.toContain('another-secret');
  expect(bucket.objects.size).toBe(0);
});

it('the cleanup waits for the publishing lock, and keeps files of a release published meanwhile', async () => {
  await publishRemovedReleases();
  const lock = "select pg_advisory_xact_lock(hashtext('federation-publishing'))";
  await whileLocked(server, lock, [], async () => {
    await cleanUp();
    await waitForBlockedStatements(server);
    await query(
      server,
      `insert into releases (name, version, manifest, key_id, signature, payload)
       select name, '2.3.0', jsonb_set(manifest, array['files', $1, 'integrity'], to_jsonb($2::text)), key_id, signature, payload
       from releases where version = '2.2.0'`,
      [BUDGET, integrityOf('shared();')],
    );
    expect(bucket.requests.some((request) => request.startsWith('DELETE'))).toBe(false);
  });
  await waitUntil('an unused file is gone', async () => !bucket.objects.has(objectOf('of(2.1.0);')));
  expect(bucket.objects.has(objectOf('shared();'))).toBe(true);
});

it('an altered object in the bucket is never served, and a damaged local copy is read again from the bucket', async () => {
  await publish('2.0.0', 'first();');
  await activate('2.0.0');
  await isCopied(server, 'first();');
  writeFileSync(join(server.dataDir, 'release-files', sha384Hex('first();')), 'evil();');
  expect((await read(server, '2.0.0')).text).toBe('first();');
  bucket.objects.set(objectOf('first();'), Buffer.from('evil();'));
  const second = await another();
  expect((await read(second, '2.0.0')).status).toBe(503);
  expect(second.printed().err).toContain('CORRUPTED');
});

it('the cleanup keeps files that an unfinished publication lists', async () => {
  await publishRemovedReleases();
  const files = { ...remoteFiles, [BUDGET]: 'shared();', 'static/js/more.dddddddd.js': 'more();' };
  const manifest = remoteManifest({ version: '2.3.0', files: describeFiles(files) });
  const opened = await beginPublication(server, signedBody(team, { action: 'publish', name: NAME, manifest }));
  expect(opened).toMatchObject({ status: 202, body: { missing: [sha384Hex('more();')] } });
  await cleanUp();
  await waitUntil('an unused file is gone', async () => !bucket.objects.has(objectOf('of(2.1.0);')));
  expect(bucket.objects.has(objectOf('shared();'))).toBe(true);
  const { publication } = v.parse(v.object({ publication: v.string() }), opened.body);
  expect((await uploadReleaseFile(server, publication, 'more();')).status).toBe(201);
});

it('the cleanup deletes only release files that no release lists', async () => {
  await publish('2.0.0', 'listed();');
  const orphan = Buffer.from('orphan');
  const nameOf = (index: number) => createHash('sha384').update(String(index)).digest('hex');
  const orphans = Array.from({ length: 1_100 }, (_, index) => `verdant/${nameOf(index)}`);
  const others = ['verdant/readme.txt', `other/${nameOf(0)}`];
  for (const name of [...orphans, ...others]) bucket.objects.set(name, orphan);
  await query(server, 'insert into files (hash, object) values ($1, $2)', [nameOf(0), orphan]);
  await cleanUp();
  const countDeleted = () => orphans.filter((name) => !bucket.objects.has(name)).length;
  // The time limit applies to each deletion, because 1,100 deletions can take long on a busy machine.
  for (let deleted = 0; deleted < orphans.length;) {
    const before = deleted;
    deleted = await waitUntil('the next deletion', async () => countDeleted() > before && countDeleted());
  }
  expect([objectOf('listed();'), ...others].filter((name) => !bucket.objects.has(name))).toEqual([]);
  expect(await query(server, 'select from files')).toBe(0);
});

it('files published into the database are still served after a bucket is configured', async () => {
  await withServer({ VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: join(folder, 'keys.json') }, async (before) => {
    await publish('2.0.0', 'first();', before);
    await requestReleaseChange(before, team, 'activate', { version: '2.0.0' });
    const after = await startServer({ ...own(), DATABASE_URL: before.databaseUrl });
    more.push(after);
    expect((await read(after, '2.0.0')).text).toBe('first();');
    expect((await publish('2.1.0', 'second();', after)).status).toBe(201);
    expect(bucket.objects.has(objectOf('second();'))).toBe(true);
    // A server without the bucket cannot read these files and must send 503, not a 404 that claims that none exist.
    await requestReleaseChange(before, team, 'activate', { version: '2.1.0' });
    expect((await read(before, '2.1.0')).status).toBe(503);
  });
});
