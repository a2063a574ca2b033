import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { releaseFolder, sharedServer } from './support/shared-server';
import { describeFiles, entryScript, integrityOf, needs, remoteFiles, remoteManifest } from './support/fixture-builds';
import { inBase64, newSigner, publishFixture, signed, writeKeys } from './support/signing';
import { startServer, type Request } from './support/start-server';
import { detailOf } from './support/visits';

const team = newSigner();
const others = newSigner();
const newTeam = newSigner();
const { settings } = releaseFolder({ 'mfe-samples': [team], 'mfe-other': [others], 'mfe-new': [newTeam] });
const keys = settings.VERDANT_RELEASE_KEYS;
const server = sharedServer(settings);

const send = async (body: unknown, more: Request = {}) => server.request('POST', '/api/v1/releases', { body, ...more });
const file = async (path: string, encoding = 'identity') =>
  server.request('GET', path, { headers: { 'accept-encoding': encoding } });

let patch = 0;
/** An unused version. */
const nextVersion = () => `2.0.${(patch += 1)}`;
/** A whole request to publish, with changes to the payload's fields. */
function request(fields: Record<string, unknown> = {}, manifest: Record<string, unknown> = {}) {
  const whole = remoteManifest({ version: nextVersion(), ...manifest });
  return {
    ...signed(team, { action: 'publish', name: 'mfe-samples', manifest: whole, ...fields }),
    files: inBase64(remoteFiles),
  };
}

describe('a release', () => {
  it('is published, and its files are served for good as they were sent @g-immutable-releases', async () => {
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
      const body = signed(team, { ...canary, percent });
      expect((await server.request('POST', '/api/v1/releases/mfe-samples/canary', { body })).status).toBe(200);
    }
    for (const encoding of ['identity', 'br', 'gzip, br;q=0.5', 'br;q=0']) {
      const served = await file('/releases/mfe-samples/1.3.0/static/js/budget.bbbbbbbb.js', encoding);
      expect([served.status, served.text, integrityOf(served.text)]).toEqual([200, script, integrityOf(script)]);
      expect(served.headers.get('content-encoding')).toBe(['br', 'gzip, br;q=0.5'].includes(encoding) ? 'br' : null);
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(served.headers.get('access-control-allow-origin')).toBe('*');
      expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(served.headers.get('vary')).toBe('accept-encoding, service-worker');
      expect(served.headers.get('content-type')).toMatch(/javascript/);
    }
    const style = await server.request('HEAD', '/releases/mfe-samples/1.3.0/static/css/budget.cccccccc.css');
    expect([style.status, style.text, style.headers.get('content-type')]).toEqual([200, '', 'text/css; charset=utf-8']);
  });

  it('changes nothing for visitors before it is activated @g-activation', async () => {
    expect((await publishFixture(server, team, { version: nextVersion() })).status).toBe(201);
    expect((await server.request('GET', '/budget')).text).toContain('/remotes/mfe-samples/');
  });

  it('is there after a restart, and on every server of the database', async () => {
    const version = nextVersion();
    await publishFixture(server, team, { version });
    const second = await startServer({ ...settings, DATABASE_URL: server.databaseUrl });
    try {
      expect((await second.request('GET', `/releases/mfe-samples/${version}/static/js/entry.aaaaaaaa.js`)).text).toBe(
        entryScript,
      );
      const again = await publishFixture(second, team, { version });
      expect([again.status, detailOf(again)]).toEqual([
        409,
        expect.stringContaining(`mfe-samples ${version} is published already`),
      ]);
    } finally {
      await second.stop();
    }
  });

  it.each([
    '/releases/mfe-samples/1.3.0/static/js/nothing.js',
    '/releases/mfe-samples/9.9.9/static/js/entry.aaaaaaaa.js',
    '/releases/nobody/1.3.0/static/js/entry.aaaaaaaa.js',
    // The version of the build next to the server, which was never published.
    '/releases/mfe-samples/1.2.3/static/js/entry.aaaaaaaa.js',
    '/releases/mfe-samples/1.3.0/release.json',
    '/releases/mfe-samples/1.3.0/..%2f..%2fsecret.txt',
    '/releases/mfe-samples/1.3.0/%00',
    '/releases/mfe-samples/1.3.0/',
    '/releases/mfe-samples',
    '/releases',
  ])('has no %s', async (path) => {
    const missing = await file(path);
    expect([missing.status, missing.text, missing.headers.get('cache-control')]).toEqual([
      404,
      'Not found\n',
      'no-store',
    ]);
  });
});

/** Begins to send a publication: so many characters of its body, and then no more. */
function slowly(body: string, characters: number) {
  const sending = httpRequest(`${server.url}/api/v1/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
  });
  sending.on('error', () => undefined);
  sending.write(body.slice(0, characters));
  return sending;
}

const responseOf = async (sending: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => sending.once('response', resolve).once('error', reject));

describe('publishing is refused', () => {
  const cases: [string, () => unknown, number, RegExp][] = [
    ['without a signature', () => ({ payload: '{}' }), 400, /payload, key and signature/],
    ['with a payload that is not JSON', () => ({ ...request(), payload: 'x' }), 400, /payload needs action/],
    [
      'of a key that is not known',
      () => ({ ...request(), key: newSigner().publicKey }),
      403,
      /not known for mfe-samples/,
    ],
    [
      "of another remote's key",
      () => ({
        ...signed(others, {
          action: 'publish',
          name: 'mfe-samples',
          manifest: remoteManifest({ version: nextVersion() }),
        }),
      }),
      403,
      /not known for mfe-samples/,
    ],
    [
      'with a signature of another key',
      () => ({ ...request(), signature: signed(others, {}).signature }),
      403,
      /signature is not right/,
    ],
    [
      'when the payload was changed after signing',
      () => ({ ...request(), payload: request().payload }),
      403,
      /signature is not right/,
    ],
    ['when it was signed for something else', () => request({ action: 'activate' }), 403, /signed for "activate"/],
    [
      'when it was signed long ago',
      () => request({ at: new Date(Date.now() - 6 * 60_000).toISOString() }),
      403,
      /five minutes/,
    ],
    [
      'when it was signed in the future',
      () => request({ at: new Date(Date.now() + 6 * 60_000).toISOString() }),
      403,
      /five minutes/,
    ],
    ['without a number of its own', () => request({ nonce: 'x' }), 400, /nonce/],
    [
      'with an invalid manifest',
      () => request({ manifest: { name: 'mfe-samples' } }),
      422,
      /manifest is not a release's/,
    ],
    [
      'with the manifest of another remote',
      () => request({}, { name: 'mfe-other' }),
      422,
      /of mfe-other, and the request was signed for mfe-samples/,
    ],
    ...['1.2', 'v1.2.3', '01.2.3', '1.2.3+build', '1.2.3-', '1.2.3-01', '../1.2.3', 'latest', ''].map(
      (version): [string, () => unknown, number, RegExp] => [
        `as version "${version}"`,
        () => request({}, { version }),
        422,
        /must look like 1\.2\.0/,
      ],
    ),
    ...['../x.js', '/x.js', 'a//b.js', 'a\\b.js', '.hidden', 'a/.b/c.js', 'a b.js', 'x.js?y', 'ü.js', 'a/..'].map(
      (name): [string, () => unknown, number, RegExp] => [
        `with a file called ${name}`,
        () => request({}, { files: describeFiles({ ...remoteFiles, [name]: 'x' }) }),
        422,
        /is not plain/,
      ],
    ),
    [
      'with a source map',
      () => request({}, { files: describeFiles({ ...remoteFiles, 'a.js.map': 'x' }) }),
      422,
      /a\.js\.map is not for browsers/,
    ],
    [
      'without a file of a page',
      () => request({}, { files: describeFiles({ 'static/js/entry.aaaaaaaa.js': entryScript }) }),
      422,
      /budget\.bbbbbbbb\.js" is needed/,
    ],
    [
      'with an entry that is no script',
      () => request({}, { entry: 'static/css/budget.cccccccc.css' }),
      422,
      /neither \.js nor \.css/,
    ],
    [
      'with a page whose module was not built',
      () => request({}, { modules: {} }),
      422,
      /\.\/budget is declared and not built/,
    ],
    [
      'with a page twice',
      () => request({}, { pages: [1, 2].map(() => ({ path: '/twice', module: './budget', access: 'public' })) }),
      422,
      /\/twice is declared twice/,
    ],
    ...[
      '/api/v1/x',
      '/static',
      '/remotes/x',
      '/releases',
      '/debug',
      '/fault-lab',
      '/lab/x',
      '/metrics',
      '/debug/:x',
    ].map((path): [string, () => unknown, number, RegExp] => [
      `with the page ${path}`,
      () => request({}, { contract: '^1.1.0', pages: [{ path, module: './budget', access: 'public' }] }),
      422,
      /belongs to the product itself/,
    ]),
    [
      'when a file was not sent',
      () => ({ ...request(), files: inBase64({ 'static/js/entry.aaaaaaaa.js': entryScript }) }),
      422,
      /is in the manifest and was not sent/,
    ],
    ['when none was sent', () => ({ ...request(), files: undefined }), 422, /is in the manifest and was not sent/],
    [
      'when a file too many was sent',
      () => ({ ...request(), files: inBase64({ ...remoteFiles, 'more.js': 'x' }) }),
      422,
      /"more\.js" was sent and is not in the manifest/,
    ],
    [
      'when a file has another content',
      () => ({
        ...request(),
        files: inBase64({ ...remoteFiles, 'static/js/entry.aaaaaaaa.js': entryScript.replace('n', 'N') }),
      }),
      422,
      /hash of static\/js\/entry\.aaaaaaaa\.js is not/,
    ],
    [
      'when a file has another length',
      () => ({ ...request(), files: inBase64({ ...remoteFiles, 'static/js/entry.aaaaaaaa.js': `${entryScript} ` }) }),
      422,
      /has \d+ bytes, but \d+ according to the manifest/,
    ],
    [
      'when a file is not base64',
      () => ({ ...request(), files: { ...inBase64(remoteFiles), 'static/js/entry.aaaaaaaa.js': '***' } }),
      422,
      /not sent in base64/,
    ],
    [
      'above 10 MB',
      () =>
        request(
          {},
          { files: { ...describeFiles(remoteFiles), 'big.js': { integrity: integrityOf(''), bytes: 10_000_001 } } },
        ),
      413,
      /at most 10000000/,
    ],
    [
      'with texts that no page should carry',
      () => request({}, { commit: 'x'.repeat(100_000) }),
      422,
      /manifest is longer than 100000/,
    ],
    [
      'with more files than a page can name',
      () =>
        request(
          {},
          { files: describeFiles(Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`${index}.js`, '']))) },
        ),
      422,
      /at most 300/,
    ],
    ['with a text that cannot be stored', () => request({}, { commit: 'x\0' }), 400, /cannot be used/],
    [
      'with an invalid size',
      () =>
        request(
          {},
          { files: { ...describeFiles(remoteFiles), 'big.js': { integrity: integrityOf(''), bytes: -10_000_000 } } },
        ),
      422,
      /size of big\.js/,
    ],
    ['for another contract', () => request({}, { contract: '^2.0.0' }), 422, /is incompatible: .*contract \^2\.0\.0/],
    [
      'for another React',
      () => request({}, { needs: { ...needs, shared: { react: '^18.0.0' } } }),
      422,
      /is incompatible: .*react \^18\.0\.0/,
    ],
  ];

  it.each(cases)('%s', async (_what, body, status, reason) => {
    const response = await send(body());
    expect([response.status, detailOf(response)]).toEqual([status, expect.stringMatching(reason)]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('when the same request comes again, even one that was refused', async () => {
    const body = request({}, { version: 'x' });
    expect((await send(body)).status).toBe(422);
    const again = await send(body);
    expect([again.status, detailOf(again)]).toEqual([403, 'This request was sent before.']);
  });

  it('when the same version comes twice, identical or not, also at the same moment @g-immutable-releases', async () => {
    const version = nextVersion();
    const responses = await Promise.all([1, 2, 3].map(() => publishFixture(server, team, { version })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = await publishFixture(server, team, { version, contract: '>=1.0.0' });
    expect([other.status, detailOf(other)]).toEqual([
      409,
      expect.stringContaining(`mfe-samples ${version} is published already`),
    ]);
  });

  it('when a path belongs to another remote, naming it, whether that one is built or published @g-path-owner', async () => {
    const page = (path: string) => [{ path, module: './budget', access: 'public' }];
    const built = await publishFixture(server, others, { name: 'mfe-other', version: '1.0.0', pages: page('/budget') });
    expect([built.status, detailOf(built)]).toEqual([409, expect.stringMatching(/\/budget belongs to mfe-samples/)]);
    expect(
      (await publishFixture(server, others, { name: 'mfe-other', version: '1.0.0', pages: page('/mine') })).status,
    ).toBe(201);
    const published = await publishFixture(server, newTeam, {
      name: 'mfe-new',
      version: '1.0.0',
      pages: page('/mine'),
    });
    expect([published.status, detailOf(published)]).toEqual([
      409,
      expect.stringMatching(/\/mine belongs to mfe-other/),
    ]);
    const both = await Promise.all([
      publishFixture(server, others, { name: 'mfe-other', version: '1.1.0', pages: page('/race') }),
      publishFixture(server, newTeam, { name: 'mfe-new', version: '1.1.0', pages: page('/race') }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('when there is more than a release may be, before its body is sent', async () => {
    const sending = httpRequest(`${server.url}/api/v1/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '15000000' },
    });
    sending.on('error', () => undefined);
    sending.flushHeaders();
    const response = await responseOf(sending);
    const body: unknown = JSON.parse(await bodyOf(response));
    expect([response.statusCode, body]).toEqual([413, { detail: 'The request is too large.' }]);
    sending.destroy();
  });

  it('when the files come first', async () => {
    const { files, ...head } = request();
    const response = await send({ files, ...head });
    expect([response.status, detailOf(response)]).toEqual([400, expect.stringMatching(/first, and files after them/)]);
  });

  it('with a key that is not known, before the files are sent, and by a response that the sender gets @g-release-keys', async () => {
    const stranger = { ...request(), key: newSigner().publicKey, files: { 'a.js': 'A'.repeat(9_000_000) } };
    const sending = slowly(JSON.stringify(stranger), 300_000);
    const response = await responseOf(sending);
    expect(response.statusCode).toBe(403);
    sending.destroy();
    const whole = await send(stranger);
    expect([whole.status, detailOf(whole)]).toEqual([403, expect.stringMatching(/not known for mfe-samples/)]);
  });

  it('by no unknown client that sends slowly', async () => {
    const slow = Array.from({ length: 20 }, () => slowly(JSON.stringify(request()), 1));
    await wait(200);
    expect((await publishFixture(server, team, { version: nextVersion() })).status).toBe(201);
    for (const sending of slow) sending.destroy();
  });

  it('for a moment while the same key publishes three others, not for other keys, and not after they are gone', async () => {
    const files = { 'a.js': 'A'.repeat(400_000) };
    const slow = Array.from({ length: 4 }, () => slowly(JSON.stringify({ ...request(), files }), 300_000));
    // One of them is the fourth.
    const busy = await Promise.race(slow.map(responseOf));
    expect([busy.statusCode, JSON.parse(await bodyOf(busy)), busy.headers['retry-after']]).toEqual([
      429,
      { detail: 'This key publishes 3 releases just now. Please try again in a moment.' },
      '5',
    ]);
    const other = await publishFixture(server, others, { name: 'mfe-other', version: '7.0.0', pages: [] });
    expect(other.status).toBe(201);
    for (const sending of slow) sending.destroy();
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await publishFixture(server, team, { version: nextVersion() })).status === 201) return;
      await wait(20);
    }
    throw new Error('The places are still taken');
  });

  it('once an operator took the key away, and not before @g-release-keys', async () => {
    writeKeys(keys, { 'mfe-samples': [others] });
    const body = () => ({ ...request(), files: inBase64(remoteFiles) });
    expect((await send(body())).status).toBe(403);
    writeKeys(keys, { 'mfe-samples': [others, team], 'mfe-other': [others], 'mfe-new': [newTeam] });
    expect((await send(body())).status).toBe(201);
  });

  it.each([
    ['{ not json', 'is not JSON'],
    ['["short"]', 'is not valid: it is an object, in which each name has a list of keys'],
  ])('with %s for a list of keys: 503 with the reason, and its path only in the log', async (text, reason) => {
    const kept = readFileSync(keys, 'utf8');
    const logged = server.printed().err.length;
    writeFileSync(keys, text);
    const responses = [
      await send(request()),
      await server.request('POST', '/api/v1/releases/mfe-samples/activate', {
        body: signed(team, { action: 'activate', name: 'mfe-samples', version: '1.0.0' }),
      }),
    ];
    writeFileSync(keys, kept);
    for (const response of responses) {
      expect([response.status, detailOf(response)]).toEqual([
        503,
        expect.stringContaining(`The list of release keys on this server ${reason}`),
      ]);
    }
    expect(server.printed().err.slice(logged)).toContain(`keys.json ${reason}`);
  });

  it('and leaves nothing behind', async () => {
    const version = nextVersion();
    await send({
      ...request({}, { version }),
      files: inBase64({ ...remoteFiles, 'static/css/budget.cccccccc.css': '.bUdget{}' }),
    });
    expect((await file(`/releases/mfe-samples/${version}/static/js/entry.aaaaaaaa.js`)).status).toBe(404);
    expect((await publishFixture(server, team, { version })).status).toBe(201);
  });
});
