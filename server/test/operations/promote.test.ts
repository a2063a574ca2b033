import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { signedRelease } from '@verdant/federation/contract';
import { fixtureBuilds, integrityOf, remoteFiles } from '../support/fixture-builds';
import { inBase64, newSigner, publishFixture, signed, writeKeys, type Signer } from '../support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { servedUrl } from '../support/visits';

const REMOTE = resolve(__dirname, '../../../mfe-samples');
const NAME = 'mfe-samples';
const team = newSigner();
const earlier = newSigner();
const others = newSigner();
let builds: string;
let folder: string;
let test: TestServer;
let live: TestServer;

beforeAll(async () => {
  builds = fixtureBuilds();
  folder = temporaryFolder();
  const keys = join(folder, 'keys.json');
  writeKeys(keys, { [NAME]: [team, earlier], 'mfe-others': [others] });
  writeFileSync(join(folder, 'key.pem'), team.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const settings = { VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: keys };
  [test, live] = await Promise.all([startServer(settings), startServer(settings)]);
});
afterAll(async () => {
  await Promise.all([discard(test), discard(live)]);
  for (const path of [builds, folder]) rmSync(path, { recursive: true, force: true });
});

/** `verdant-remote promote` from the test server to the live one: its exit code, and what it printed. */
async function promote(...words: string[]): Promise<[number | null, string]> {
  const { PATH, HOME, TMPDIR } = process.env;
  const where = ['--from', test.url, '--server', live.url, '--key', join(folder, 'key.pem')];
  const args = ['../federation/cli/main.mjs', 'promote', ...words, ...where];
  const child = spawn(process.execPath, args, { cwd: REMOTE, env: { PATH, HOME, TMPDIR } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return [code, printed];
}

const signedAt = async (server: TestServer, version: string) =>
  v.parse(signedRelease, (await server.request('GET', `/api/v1/releases/${NAME}/${version}/signed`)).body);

async function onTestServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

describe('verdant-remote promote', () => {
  it('publishes the same bytes with the same signature, and activates nothing', async () => {
    await publishFixture(test, team, { version: '2.0.0', commit: 'abc' });
    expect(await promote('2.0.0')).toEqual([
      0,
      expect.stringMatching(
        /^Published mfe-samples 2\.0\.0 on http.*: 3 files as http.* has them, signed by [0-9a-f]{16}\n/,
      ),
    ]);
    expect(await signedAt(live, '2.0.0')).toEqual(await signedAt(test, '2.0.0'));
    for (const file of Object.keys(remoteFiles)) {
      const path = `/releases/${NAME}/2.0.0/${file}`;
      const [there, here] = await Promise.all([test.request('GET', path), live.request('GET', path)]);
      expect([file, here.status, integrityOf(here.text)]).toEqual([file, 200, integrityOf(there.text)]);
    }
    expect(await servedUrl(live)).toBe(`/remotes/${NAME}/`);
    expect(await promote('2.0.0')).toEqual([
      0,
      expect.stringContaining('has mfe-samples 2.0.0 already, with the same'),
    ]);
  });

  it('refuses a file that is not the one that was signed @g-promotion', async () => {
    await publishFixture(test, team, { version: '2.1.0' });
    await onTestServer(
      `update release_files set content = '\\x65766c2829', content_br = null where version = '2.1.0' and path like '%budget.bbbbbbbb.js'`,
    );
    expect(await promote('2.1.0')).toEqual([
      1,
      expect.stringMatching(/^static\/js\/budget\.bbbbbbbb\.js at http.* is not the file of mfe-samples 2\.1\.0/),
    ]);
    expect((await live.request('GET', `/api/v1/releases/${NAME}/2.1.0/signed`)).status).toBe(404);
  });

  it('refuses a payload that was changed, also when a first server hands it on', async () => {
    await publishFixture(test, team, { version: '2.2.0' });
    await onTestServer(`update releases set payload = replace(payload, '/budget', '/budge7') where version = '2.2.0'`);
    expect(await promote('2.2.0')).toEqual([1, expect.stringContaining('the signature is not right for it')]);
    const { payload, signature } = await signedAt(test, '2.2.0');
    const refused = await send({ payload, signature, key: team.publicKey });
    expect([refused.status, refused.body]).toEqual([
      403,
      { detail: expect.stringContaining('signature is not right') as unknown },
    ]);
  });

  it('takes another key of the team when that is named', async () => {
    await publishFixture(test, earlier, { version: '2.3.0' });
    expect(await promote('2.3.0')).toEqual([
      1,
      expect.stringMatching(/was signed by .*name its public key with --signed-by/),
    ]);
    expect((await promote('2.3.0', '--signed-by', earlier.publicKey))[0]).toBe(0);
    expect((await signedAt(live, '2.3.0')).signature).toBe((await signedAt(test, '2.3.0')).signature);
  });

  it('refuses another release of that version, a preview, and a release that is not there', async () => {
    await publishFixture(test, team, { version: '2.4.0' });
    await publishFixture(live, team, { version: '2.4.0' });
    expect(await promote('2.4.0')).toEqual([1, expect.stringContaining('has another mfe-samples 2.4.0')]);
    expect(await promote('2.4.0-pr.7')).toEqual([
      2,
      expect.stringContaining('is a preview: only releases are promoted'),
    ]);
    expect(await promote('9.9.9')).toEqual([1, expect.stringContaining('mfe-samples 9.9.9 is not published.')]);
    expect(await promote()).toEqual([2, expect.stringContaining('Name the version')]);
  });
});

const send = async (release: object, signer: Signer = team, name = NAME) =>
  live.request('POST', '/api/v1/promotions', {
    body: { ...signed(signer, { action: 'promote', name, release }), files: inBase64(remoteFiles) },
  });

describe('POST /promotions', () => {
  it('verifies both signatures: of the request, and of the release @g-promotion', async () => {
    await publishFixture(test, team, { version: '2.6.0' });
    const { payload, signature } = await signedAt(test, '2.6.0');
    const release = { payload, signature, key: team.publicKey };
    expect((await send(release, newSigner())).status).toBe(403);
    expect((await send({ ...release, key: newSigner().publicKey })).status).toBe(403);
    expect((await send({ ...release, key: earlier.publicKey })).status).toBe(403);
    // Another team promotes its own releases alone.
    expect((await send(release, others, 'mfe-others')).status).toBe(403);
    // Signed by the team, and for something else.
    expect((await send(signed(team, { action: 'activate', name: NAME, version: '2.0.0' }))).status).toBe(403);
    expect((await send({ payload })).status).toBe(422);
    // What was signed once is not taken as a request of its own.
    const replayed = await live.request('POST', '/api/v1/promotions', { body: release });
    expect(replayed.status).toBe(403);
    expect((await send(release)).status).toBe(201);
    expect((await send(release)).status).toBe(409);
  });
});
