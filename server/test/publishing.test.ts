import { request as httpRequest, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { sharedReleaseSetup, sharedDatabase, sharedServer } from './support/shared-server';
import { describeFiles, integrityOf, remoteFiles, remoteManifest } from './support/fixture-builds';
import {
  beginPublication,
  sha384Hex,
  newSigner,
  publishFixture,
  publishSignedRelease,
  uploadReleaseFile,
  signedBody,
  writeReleaseKeys,
  type Files,
} from './support/signing';
import { waitUntil } from './support/until';
import { errorDetailOf } from './support/visits';

const team = newSigner();
const others = newSigner();
const newTeam = newSigner();
const { settings } = sharedReleaseSetup({ 'mfe-samples': [team], 'mfe-other': [others], 'mfe-new': [newTeam] });
const keys = settings.VERDANT_RELEASE_KEYS;
const server = sharedServer(settings);
const database = sharedDatabase(server);

const send = async (body: unknown) => beginPublication(server, body);
const file = async (path: string, encoding = 'identity') =>
  server.request('GET', path, { headers: { 'accept-encoding': encoding } });

let patch = 0;
const nextVersion = () => `2.0.${(patch += 1)}`;
function request(fields: Record<string, unknown> = {}, manifest: Record<string, unknown> = {}) {
  const whole = remoteManifest({ version: nextVersion(), ...manifest });
  return signedBody(team, { action: 'publish', name: 'mfe-samples', manifest: whole, ...fields });
}

const begun = v.object({ publication: v.string(), missing: v.array(v.string()) });
/** Begins a release of these files. Resolves to the token of the publication and the hashes that the server lacks. */
async function begin(files: Files, version = nextVersion()) {
  const response = await send(request({}, { version, files: describeFiles(files) }));
  expect(response.status).toBe(202);
  return { ...v.parse(begun, response.body), version };
}
const BUDGET = 'static/js/budget.bbbbbbbb.js';
const filesWith = (code: string) => ({ ...remoteFiles, [BUDGET]: code });

describe('a release', () => {
  it('is published, and its files are served unchanged and cacheable for a year @g-immutable-releases', async () => {
    const script = 'budget();'.repeat(100);
    const files = { ...remoteFiles, 'static/js/budget.bbbbbbbb.js': script };
    const published = await publishFixture(server, team, { version: '1.3.0', files: describeFiles(files) }, files);
    expect([published.status, published.body]).toEqual([
      201,
      {
        name: 'mfe-samples',
        version: '1.3.0',
        url: '/releases/mfe-samples/1.3.0/',
        files: 3,
        bytes: Object.values(files).join('').length,
      },
    ]);
    const canary = { action: 'canary', name: 'mfe-samples', version: '1.3.0' };
    for (const percent of [1, 0]) {
      const body = signedBody(team, { ...canary, percent });
      expect((await server.request('POST', '/api/v1/releases/mfe-samples/canary', { body })).status).toBe(200);
    }
    for (const encoding of ['identity', 'br', 'gzip, br;q=0.5', 'br;q=0']) {
      const served = await file('/releases/mfe-samples/1.3.0/static/js/budget.bbbbbbbb.js', encoding);
      expect([served.status, served.text, integrityOf(served.text)]).toEqual([200, script, integrityOf(script)]);
      expect(served.headers.get('content-encoding')).toBe(['br', 'gzip, br;q=0.5'].includes(encoding) ? 'br' : null);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
        vary: 'accept-encoding, service-worker',
        'content-type': expect.stringContaining('javascript') as unknown,
      });
    }
  });

  it('changes nothing for visitors before it is activated @g-activation', async () => {
    expect((await publishFixture(server, team, { version: nextVersion() })).status).toBe(201);
    expect((await server.request('GET', '/budget')).text).toContain('/remotes/mfe-samples/');
  });

  it('is not served after its removal, while another release keeps its files', async () => {
    for (const version of ['1.4.0', '1.5.0']) {
      const files = filesWith(version === '1.4.0' ? 'removed();' : 'budget();');
      expect((await publishFixture(server, team, { version, files: describeFiles(files) }, files)).status).toBe(201);
    }
    const body = { version: '1.4.0', reason: 'Names a customer' };
    expect((await server.request('POST', '/api/v1/operations/mfe-samples/remove', { body })).status).toBe(200);
    await waitUntil('it is gone', async () => (await file(`/releases/mfe-samples/1.4.0/${BUDGET}`)).status === 404);
    expect((await file(`/releases/mfe-samples/1.5.0/${BUDGET}`)).text).toBe('budget();');
  });

  it('serves only files of its manifest, and 404 for every other path', async () => {
    for (const path of [
      'mfe-samples/1.3.0/static/js/nothing.js',
      'mfe-samples/9.9.9/static/js/entry.aaaaaaaa.js',
      // This version is that of the build on the server's disk, which was never published.
      'mfe-samples/1.2.3/static/js/entry.aaaaaaaa.js',
      'mfe-samples/1.3.0/release.json',
      'mfe-samples/1.3.0/..%2f..%2fsecret.txt',
    ]) {
      const { status, text, headers } = await file(`/releases/${path}`);
      expect([path, status, text, headers.get('cache-control')]).toEqual([path, 404, 'Not found\n', 'no-store']);
    }
  });
});

describe('publishing is refused', () => {
  it('unless a known key has signed exactly this request', async () => {
    const manifest = remoteManifest({ version: nextVersion() });
    const cases: [unknown, number, RegExp][] = [
      [{ payload: '{}' }, 400, /payload, key and signature/],
      [request({ nonce: 'x' }), 400, /nonce/],
      [signedBody(others, { action: 'publish', name: 'mfe-samples', manifest }), 403, /not known for mfe-samples/],
      [{ ...request(), signature: signedBody(others, {}).signature }, 403, /signature is not right/],
      [request({ action: 'activate' }), 403, /signed for "activate"/],
      [request({ at: new Date(Date.now() - 6 * 60_000).toISOString() }), 403, /five minutes/],
    ];
    for (const [body, status, reason] of cases) {
      const response = await send(body);
      expect([response.status, errorDetailOf(response)]).toEqual([status, expect.stringMatching(reason)]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('with an invalid or incompatible manifest, and with a URL whose address is not public', async () => {
    const cases: [unknown, number, RegExp][] = [
      [request({ url: 'https://127.0.0.1:1/' }), 422, /not a public address/],
      [request({}, { commit: 'x\0' }), 400, /cannot be used/],
      [request({}, { contract: '^2.0.0' }), 422, /is incompatible: .*contract \^2\.0\.0/],
    ];
    for (const [body, status, reason] of cases) {
      const response = await send(body);
      expect([response.status, errorDetailOf(response)]).toEqual([status, expect.stringMatching(reason)]);
    }
  });

  it('when the same request is sent again, even if it was refused before', async () => {
    const body = request({}, { version: 'x' });
    expect((await send(body)).status).toBe(422);
    const again = await send(body);
    expect([again.status, errorDetailOf(again)]).toEqual([403, 'This request was sent before.']);
  });

  it('when the version exists already, even with identical content or at the same moment @g-immutable-releases', async () => {
    const version = nextVersion();
    const responses = await Promise.all([1, 2, 3].map(() => publishFixture(server, team, { version })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = await publishFixture(server, team, { version, contract: '>=1.0.0' });
    expect([other.status, errorDetailOf(other)]).toEqual([
      409,
      expect.stringContaining(`mfe-samples ${version} is published already`),
    ]);
  });

  it('when a path belongs to another remote, local or published, which the message names @g-path-owner', async () => {
    const page = (path: string) => [{ path, module: './budget', access: 'public' }];
    const built = await publishFixture(server, others, { name: 'mfe-other', version: '1.0.0', pages: page('/budget') });
    expect([built.status, errorDetailOf(built)]).toEqual([
      409,
      expect.stringMatching(/\/budget belongs to mfe-samples/),
    ]);
    const both = await Promise.all([
      publishFixture(server, others, { name: 'mfe-other', version: '1.1.0', pages: page('/race') }),
      publishFixture(server, newTeam, { name: 'mfe-new', version: '1.1.0', pages: page('/race') }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('before an upload is complete, if the upload is unexpected or too large', async () => {
    const { publication } = await begin(filesWith('unread();'));
    const cases: [url: string, status: number][] = [
      [`${'A'.repeat(43)}/${sha384Hex('unread();')}`, 404],
      [`${publication}/${sha384Hex('other();')}`, 404],
      [`${publication}/${sha384Hex('unread();')}`, 422],
    ];
    for (const [url, status] of cases) {
      const headers = { 'content-type': 'application/octet-stream', 'content-length': '9000000' };
      const sending = httpRequest(`${server.url}/api/v1/publications/${url}`, { method: 'PUT', headers });
      sending.on('error', () => undefined);
      sending.write('A'.repeat(300_000));
      const response = await new Promise<IncomingMessage>((done) => sending.once('response', done));
      expect(response.statusCode).toBe(status);
      sending.destroy();
    }
  });

  it('once an operator has removed the key, even between manifest and files @g-release-keys', async () => {
    const { publication } = await begin(filesWith('late();'));
    writeReleaseKeys(keys, { 'mfe-samples': [others] });
    expect((await send(request())).status).toBe(403);
    expect((await uploadReleaseFile(server, publication, 'late();')).status).toBe(403);
    writeReleaseKeys(keys, { 'mfe-samples': [others, team], 'mfe-other': [others], 'mfe-new': [newTeam] });
    expect((await uploadReleaseFile(server, publication, 'late();')).status).toBe(201);
  });

  it('with a file that does not match the manifest or lacks the load guard, and no release is created @g-load-guard', async () => {
    const { publication, version } = await begin(filesWith('right();'));
    const wrong = await uploadReleaseFile(server, publication, 'wrong();', sha384Hex('right();'));
    expect([wrong.status, errorDetailOf(wrong)]).toEqual([
      422,
      expect.stringContaining(`The hash of ${BUDGET} is not`),
    ]);
    const path = `/releases/mfe-samples/${version}/static/js/entry.aaaaaaaa.js`;
    expect((await file(path)).status).toBe(404);
    const unguarded = { ...remoteFiles, 'static/js/entry.aaaaaaaa.js': 'unguarded();' };
    const last = await publishSignedRelease(
      server,
      request({}, { version, files: describeFiles(unguarded) }),
      unguarded,
    );
    expect([last.status, errorDetailOf(last)]).toEqual([422, expect.stringContaining('loads its chunks by itself')]);
    expect((await publishFixture(server, team, { version })).status).toBe(201);
  });

  it('when an outdated command sends all files at once, with the advice to update', async () => {
    for (const path of ['releases', 'previews']) {
      const body = { ...request(), files: { [BUDGET]: 'A'.repeat(1_000_000) } };
      const refused = await server.request('POST', `/api/v1/${path}`, { body });
      expect([refused.status, errorDetailOf(refused)]).toEqual([
        426,
        'This server accepts the files of a release only one by one: update @verdant/federation.',
      ]);
    }
  });
});

describe('the files of a publication', () => {
  it('are requested only if the server lacks their content: a release with one changed file uploads only that file', async () => {
    expect((await publishFixture(server, team, { version: nextVersion() })).status).toBe(201);
    const files = filesWith('changed();');
    const { publication, missing, version } = await begin(files);
    expect(missing).toEqual([sha384Hex('changed();')]);
    expect((await uploadReleaseFile(server, publication, 'changed();')).status).toBe(201);
    const canary = signedBody(team, { action: 'canary', name: 'mfe-samples', version, percent: 1 });
    await server.request('POST', '/api/v1/releases/mfe-samples/canary', { body: canary });
    for (const [name, content] of Object.entries(files)) {
      expect((await file(`/releases/mfe-samples/${version}/${name}`)).text).toBe(content);
    }
  });

  it('are not requested again if they were sent before a restart of the publication; the last upload can be repeated', async () => {
    const files = { ...filesWith('one();'), 'static/js/two.dddddddd.js': 'two();' };
    const first = await begin(files);
    expect(await uploadReleaseFile(server, first.publication, 'one();')).toMatchObject({
      status: 202,
      body: { missing: 1 },
    });
    const second = await begin(files, first.version);
    expect(second.missing).toEqual([sha384Hex('two();')]);
    const published = await uploadReleaseFile(server, second.publication, 'two();');
    expect(published.status).toBe(201);
    expect(await uploadReleaseFile(server, second.publication, 'two();')).toMatchObject({
      status: 201,
      body: published.body,
    });
  });

  it('are not accepted an hour after the publication began', async () => {
    const { publication } = await begin(filesWith('abandoned();'));
    await database.query("update publications set begun_at = now() - interval '61 minutes'");
    const late = await uploadReleaseFile(server, publication, 'abandoned();');
    expect([late.status, errorDetailOf(late)]).toEqual([404, expect.stringContaining('has expired: publish again')]);
  });
});
