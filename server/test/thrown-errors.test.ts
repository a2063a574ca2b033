import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { remoteErrors } from '@verdant/federation/contract';
import { startFileHost } from './support/file-host';
import { loadEvent, sendReport } from './support/load-reports';
import { sharedReleaseSetup, sharedDatabase, sharedServer } from './support/shared-server';
import { servedVersion, describeFiles, remoteFiles, remoteManifest } from './support/fixture-builds';
import {
  beginPublication,
  newSigner,
  publishFixture,
  publishSignedRelease,
  sha384Hex,
  signedBody,
  uploadReleaseFile,
} from './support/signing';
import { type TestServer } from './support/start-server';
import { newUser, signUpVerified } from './support/users';
import { requestReleaseChange, visit } from './support/visits';

const DEVELOPER = 'developer@example.com';
const SCRIPT = 'static/js/budget.bbbbbbbb.js';
const MAP = `${SCRIPT}.map`;
/** Source map in which the remote's own source begins at column 1, and the source of a library at column 51. */
const sourceMap = JSON.stringify({
  version: 3,
  file: SCRIPT,
  sources: ['./src/budget/budget.tsx', '../node_modules/plan/index.js'],
  names: ['join'],
  mappings: 'AAWIA,kDCXJ',
});
const files: Record<string, string> = { ...remoteFiles, [MAP]: sourceMap };

const team = newSigner();
let token: string;
let cdn: Awaited<ReturnType<typeof startFileHost>>;

const { builds, settings } = sharedReleaseSetup({ 'mfe-samples': [team] });
writeFileSync(join(builds, 'mfe-samples/dist', MAP), sourceMap);
const server = sharedServer({ ...settings, VERDANT_RELEASE_LOOPBACK: 'yes' });
const listed = sharedServer(() => ({
  ...settings,
  DATABASE_URL: server.databaseUrl,
  VERDANT_OVERRIDES: 'listed',
  VERDANT_DEVELOPERS: DEVELOPER,
}));
beforeAll(async () => {
  cdn = await startFileHost((name) => files[name]);
  ({ token } = await signUpVerified(listed, { email: DEVELOPER }));
  for (const version of ['2.0.0', '2.1.0']) {
    await publishFixture(server, team, { version, files: describeFiles(files) }, files);
    await requestReleaseChange(server, team, 'activate', { version, reason: 'r' });
  }
});

afterAll(() => cdn.close());

const database = sharedDatabase(server);
const rows = async () => {
  const result = await database.query<{ message: string | null; stack: string | null }>(
    'select message, stack from page_loads order by at',
  );
  await database.query('delete from page_loads');
  return result.rows;
};

const threw = { stage: 'run', detail: 'throws', outcome: 'threw' };
const report = async ({ version = '2.1.0', ...changes }: Record<string, unknown>, page?: string) =>
  sendReport(server, [loadEvent(String(version), { ...threw, ...changes })], {
    page,
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36' },
  });
const errors = async (range = '24h') => {
  const { body } = await server.request('GET', `/api/v1/remote-health/mfe-samples/errors?range=${range}`);
  return v.parse(remoteErrors, body).errors;
};

test('a thrown error is stored without personal data, and its stack only with files of the release', async () => {
  const stack = [`${SCRIPT}:1:9`, 'static/js/ann.lee.js:1:9', `${SCRIPT}:1:60`];
  expect(await report({ message: 'no goal of ann@example.com, 0412 345 678', stack })).toBe(204);
  // A page that has been open for long can report a release that visitors no longer get.
  expect(await report({ version: '2.0.0', message: 'old', stack })).toBe(204);
  expect(await report({ stack })).toBe(204);
  const kept = `${SCRIPT}:1:9\n${SCRIPT}:1:60`;
  expect(await rows()).toEqual([
    { message: 'no goal of [mail] [number]', stack: kept },
    { message: 'old', stack: kept },
    { message: null, stack: null },
  ]);
});

test('errors are grouped by message and place, with source file and line, releases, pages and browsers', async () => {
  const page = randomUUID();
  const own = `${SCRIPT}:1:9`;
  await report({ version: '2.0.0', message: 'TypeError: goal 7', stack: [`${SCRIPT}:1:60`, own] });
  await report({ message: 'TypeError: goal 12', stack: [`${SCRIPT}:1:60`, own] }, page);
  // Only the first of several equally severe errors of a page counts, so this report changes nothing.
  await report({ message: 'TypeError: goal 34', stack: [own] }, page);
  await report({ stage: 'render', outcome: 'failed', message: 'RangeError: other', stack: [] });
  expect(await errors()).toMatchObject([
    {
      message: 'TypeError: goal 12',
      file: 'src/budget/budget.tsx',
      line: 12,
      stack: [expect.stringContaining('node_modules/plan/index.js'), 'src/budget/budget.tsx:12 (join)'],
      first_version: '2.0.0',
      last_version: '2.1.0',
      count: 2,
      browsers: [{ name: 'chrome 140', count: 2 }],
    },
    { message: 'RangeError: other', file: null, line: null, stack: [], count: 1 },
  ]);
  await rows();
});

test('errors of the remote built next to the server use the source map of that build', async () => {
  const version = servedVersion();
  // The server still has the files of this build, although other releases were activated after it.
  await requestReleaseChange(server, team, 'rollback', { reason: 'r' });
  await requestReleaseChange(server, team, 'rollback', { reason: 'r', confirm: true });
  expect(await report({ version, message: 'built', stack: [`${SCRIPT}:1:9`] })).toBe(204);
  expect(await errors()).toMatchObject([{ file: 'src/budget/budget.tsx', line: 12, last_version: version }]);
  await rows();
});

test('thrown errors, web vitals and source maps are served only to listed developers', async () => {
  const paths = ['/releases/mfe-samples/2.0.0/', '/remotes/mfe-samples/'].map((place) => `${place}${MAP}`);
  const statuses = async (options?: Parameters<TestServer['request']>[2]) =>
    Promise.all(
      [...paths, ...['errors', 'vitals'].map((part) => `/api/v1/remote-health/mfe-samples/${part}`)].map(
        async (path) => (await listed.request('GET', path, options)).status,
      ),
    );
  expect(await statuses()).toEqual([404, 404, 401, 401]);
  const { token: other } = await newUser(listed);
  expect(await statuses({ token: other })).toEqual([404, 404, 403, 403]);
  expect(await statuses({ token })).toEqual([200, 200, 200, 200]);
  const { text, headers } = await listed.request('GET', paths[0] ?? '', { token });
  expect([text, headers.get('cache-control')]).toEqual([sourceMap, 'no-store']);
});

test('neither a page nor the response with a script refers to a source map', async () => {
  const { page, remote } = await visit(server);
  expect(Object.keys(remote()?.integrity ?? {})).toHaveLength(3);
  expect(page.text).not.toContain('.map"');
  const script = await listed.request('GET', `/releases/mfe-samples/2.0.0/${SCRIPT}`);
  expect([script.status, script.headers.get('sourcemap')]).toEqual([200, null]);
});

describe('source maps of a release whose other files are on a CDN', () => {
  const bodyOf = (version: string, published: Record<string, string>) =>
    signedBody(team, {
      action: 'publish',
      name: 'mfe-samples',
      server: server.signedFor,
      manifest: remoteManifest({ version, files: describeFiles(published) }),
      url: `${cdn.origin}/`,
    });
  const statusOf = async (version: string, headers: Record<string, string> = {}) =>
    (await server.request('GET', `/releases/mfe-samples/${version}/${MAP}`, { headers })).status;

  it('are stored on this server, never requested from the CDN, and not sent to other sites', async () => {
    const { status, body } = await publishSignedRelease(server, bodyOf('3.1.0', files), files);
    expect([status, body]).toEqual([201, expect.objectContaining({ url: `${cdn.origin}/`, files: 4 })]);
    expect((await server.request('GET', '/releases/mfe-samples/3.1.0/static/js/entry.aaaaaaaa.js')).status).toBe(404);
    expect(cdn.asked.toSorted()).toEqual(Object.keys(remoteFiles).toSorted());
    expect(await statusOf('3.1.0')).toBe(200);
    expect(await statusOf('3.1.0', { 'sec-fetch-site': 'cross-site' })).toBe(404);
  });

  it('are the only files that an upload accepts', async () => {
    const map = sourceMap.replace('3', '4');
    const opened = await beginPublication(server, bodyOf('3.2.0', { ...remoteFiles, [MAP]: map }));
    expect(opened).toMatchObject({ status: 202, body: { missing: [sha384Hex(map)] } });
    const { publication } = v.parse(v.object({ publication: v.string() }), opened.body);
    expect((await uploadReleaseFile(server, publication, 'budget();')).status).toBe(404);
    expect(await statusOf('3.2.0')).toBe(404);
    expect((await uploadReleaseFile(server, publication, map)).status).toBe(201);
  });
});
