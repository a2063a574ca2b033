import * as v from 'valibot';
import { releaseHistory, releaseList, remoteReleases } from '@verdant/federation/contract';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { query } from './support/query';
import { servedVersion, entryScript } from './support/fixture-builds';
import { newSigner, publishFixture, signedBody } from './support/signing';
import {
  clearReleases,
  errorDetailOf,
  textMatching,
  servedRemoteUrl,
  requestReleaseChange,
  visit,
} from './support/visits';

const team = newSigner();
const others = newSigner();

const { settings } = sharedReleaseSetup({ 'mfe-samples': [team], 'mfe-tips': [others], 'mfe-more': [others] });
const server = sharedServer({ ...settings, LOG_LEVEL: 'warn' });
afterEach(async () => clearReleases(server));

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) expect((await publishFixture(server, team, { version })).status).toBe(201);
}
const act = async (action: string, fields: Record<string, unknown> = {}) => {
  const response = await requestReleaseChange(server, team, action, fields);
  return { status: response.status, body: response.body, detail: errorDetailOf(response) };
};
const history = async () => (await server.request('GET', '/api/v1/releases/mfe-samples/history')).body;

describe('switching the release of a remote', () => {
  it('gives everyone the release with their next page, and a rollback restores the previous release', async () => {
    await publish('2.0.0', '2.1.0');
    expect(await servedRemoteUrl(server)).toBe('/remotes/mfe-samples/');
    expect(await act('activate', { version: '2.0.0', reason: 'The first one.' })).toMatchObject({
      status: 200,
      body: {
        name: 'mfe-samples',
        stable: '2.0.0',
        canary: null,
        changed: true,
        message: 'Everyone gets mfe-samples 2.0.0.',
      },
    });
    const page = await visit(server, undefined, '/budget');
    expect(page.remote()).toMatchObject({
      version: '2.0.0',
      url: '/releases/mfe-samples/2.0.0/',
      previous: { version: servedVersion(), url: '/remotes/mfe-samples/' },
    });
    expect(page.page.text).toContain(
      '<link rel="preload" href="/releases/mfe-samples/2.0.0/static/js/entry.aaaaaaaa.js" as="script"',
    );
    expect((await server.request('GET', '/releases/mfe-samples/2.0.0/static/js/entry.aaaaaaaa.js')).text).toBe(
      entryScript,
    );

    await act('activate', { version: '2.1.0' });
    expect((await visit(server)).remote()).toMatchObject({
      version: '2.1.0',
      previous: { version: '2.0.0', url: '/releases/mfe-samples/2.0.0/' },
    });
    expect(await act('rollback', { reason: 'The chart is empty.' })).toMatchObject({
      body: { stable: '2.0.0', message: 'Everyone gets mfe-samples 2.0.0.' },
    });
    expect(await servedRemoteUrl(server)).toBe('/releases/mfe-samples/2.0.0/');
    expect(await act('rollback', { confirm: true })).toMatchObject({
      body: { stable: null, message: 'Everyone gets the build next to the server.' },
    });
    expect(await servedRemoteUrl(server)).toBe('/remotes/mfe-samples/');
    expect(await act('rollback')).toMatchObject({
      status: 409,
      detail: 'No release is active, so there is nothing to go back from.',
    });
  });

  it('is reflected in the public list of published and active releases', async () => {
    await publish('2.0.0', '2.1.0');
    await act('activate', { version: '2.0.0' });
    const expected = {
      name: 'mfe-samples',
      stable: '2.0.0',
      canary: null,
      earlier: [],
      built: servedVersion(),
      versions: [
        { version: '2.1.0', contract: '^1.0.0', misfit: null, pages: [] },
        { version: '2.0.0', contract: '^1.0.0', misfit: null, pages: [{ path: '/budget' }] },
      ],
    };
    const response = await server.request('GET', '/api/v1/releases/mfe-samples');
    expect([response.status, v.parse(remoteReleases, response.body)]).toMatchObject([200, expected]);
    const all = await server.request('GET', '/api/v1/releases');
    expect(v.parse(releaseList, all.body)).toMatchObject({ remotes: [expected] });
    expect(`${response.text}${all.text}`).not.toContain(team.publicKey);
    for (const path of ['/api/v1/releases/mfe-quiz', '/api/v1/releases/mfe-quiz/history']) {
      expect((await server.request('GET', path)).status).toBe(404);
    }
  });

  it('requires a key of that remote and a signature for exactly this request @g-release-keys', async () => {
    await publish('2.0.0');
    const fields = { name: 'mfe-samples', version: '2.0.0' };
    const path = '/api/v1/releases/mfe-samples/activate';
    const wrong = [
      signedBody(others, { action: 'activate', ...fields }),
      signedBody(team, { action: 'rollback', ...fields }),
    ];
    for (const body of wrong) expect((await server.request('POST', path, { body })).status).toBe(403);
    expect((await server.request('POST', path, { body: { version: '2.0.0' } })).status).toBe(400);
    const once = signedBody(team, { action: 'activate', ...fields });
    expect((await server.request('POST', path, { body: once })).status).toBe(200);
    await act('rollback');
    expect((await server.request('POST', path, { body: once })).status).toBe(403);
    expect(await servedRemoteUrl(server)).toBe('/remotes/mfe-samples/');
  });
});

describe('history entries that a server of an earlier release wrote', () => {
  const write = async (...lines: [action: string, version: string, percent?: number][]) => {
    const text =
      "insert into activations (action, version, percent, name, reason, by) values ($1, $2, $3, 'mfe-samples', 'Why', 'server')";
    for (const [action, version, percent = null] of lines) await query(server, text, [action, version, percent]);
  };

  it('give the current releases, the frozen state and the history of the remote on an updated server', async () => {
    await publish('2.0.0', '2.1.0', '2.2.0');
    await write(
      ['activate', '2.0.0'],
      ['activate', '2.1.0'],
      ['canary', '2.2.0', 5],
      ['rollback', '2.1.0'],
      ['activate', '2.2.0'],
      ['automatic', '2.1.0'],
      ['remove', '1.9.0'],
      ['freeze', 'built'],
    );
    expect((await server.request('GET', '/api/v1/releases/mfe-samples')).body).toMatchObject({
      stable: '2.1.0',
      earlier: ['2.0.0'],
      canary: null,
      frozen: true,
    });
    expect(v.parse(releaseHistory, await history()).switches.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      ['1.9.0', '1.9.0'],
      ['2.2.0', '2.1.0'],
      ['2.1.0', '2.2.0'],
      ['2.2.0', '2.1.0'],
      ['2.1.0', '2.2.0'],
      ['2.0.0', '2.1.0'],
      [null, '2.0.0'],
    ]);
    const entry = '/releases/mfe-samples/2.2.0/static/js/entry.aaaaaaaa.js';
    expect((await server.request('GET', entry)).status).toBe(200);
    expect(await act('activate', { version: '2.2.0' })).toMatchObject({
      status: 409,
      detail: textMatching(/\(Why\)$/),
    });
    const removed = await publishFixture(server, team, { version: '1.9.0' });
    expect([removed.status, errorDetailOf(removed)]).toEqual([409, expect.stringContaining('1.9.0 was removed')]);

    expect(await servedRemoteUrl(server)).toBe('/releases/mfe-samples/2.1.0/');
    await write(['automatic', '2.0.0']);
    expect(await servedRemoteUrl(server)).toBe('/releases/mfe-samples/2.0.0/');
    expect(await act('rollback')).toMatchObject({
      status: 428,
      detail: textMatching(/automatically already, from 2\.1\.0/),
    });
  });
});

describe('a new remote', () => {
  const pages = [
    { path: '/tips', module: './budget', access: 'public', title: 'Tips', nav: { label: 'Tips', order: 90 } },
  ];

  it('gets its page and navbar item once it is published and activated, and loses both on rollback', async () => {
    expect((await server.request('GET', '/tips', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await publishFixture(server, others, { name: 'mfe-tips', version: '1.0.0', pages })).status).toBe(201);
    expect((await visit(server, undefined, '/tips')).remote('mfe-tips')).toBeUndefined();
    await requestReleaseChange(server, others, 'activate', { version: '1.0.0' }, 'mfe-tips');

    const page = await visit(server, undefined, '/tips');
    expect(page.page.text).toContain('<title>Tips | Verdant</title>');
    expect(page.page.text).toContain('href="/releases/mfe-tips/1.0.0/static/js/budget.bbbbbbbb.js" as="script"');
    expect(page.registry.remotes.map(({ name }) => name)).toEqual(['mfe-samples', 'mfe-tips']);
    expect(page.remote('mfe-tips')).toMatchObject({ url: '/releases/mfe-tips/1.0.0/', pages });
    expect((await server.request('GET', '/tips', { headers: { accept: 'application/json' } })).status).toBe(200);

    expect(await requestReleaseChange(server, others, 'rollback', {}, 'mfe-tips')).toMatchObject({
      status: 428,
      body: { detail: 'This rollback leaves visitors with nothing of mfe-tips: its pages no longer exist.' },
    });
    expect((await requestReleaseChange(server, others, 'rollback', { confirm: true }, 'mfe-tips')).body).toMatchObject({
      message: 'Everyone gets nothing: no release is active and no build exists.',
    });
    expect((await visit(server)).remote('mfe-tips')).toBeUndefined();
  });

  it('cannot take a page of another remote, neither at publishing nor at activation', async () => {
    // Two remotes with the same path can both be published, but only the remote that is activated first gets the path.
    await publishFixture(server, others, { name: 'mfe-tips', version: '1.0.0', pages });
    await publishFixture(server, others, {
      name: 'mfe-tips',
      version: '1.1.0',
      pages: [{ ...pages[0], path: '/other' }],
    });
    expect((await publishFixture(server, others, { name: 'mfe-more', version: '1.0.0', pages })).status).toBe(201);
    // A canary of 1% also reserves the path.
    for (const [action, fields] of Object.entries({ canary: { version: '1.0.0', percent: 1 }, activate: {} })) {
      expect((await requestReleaseChange(server, others, action, fields, 'mfe-more')).status).toBe(200);
      const refused = await requestReleaseChange(server, others, 'activate', { version: '1.0.0' }, 'mfe-tips');
      expect([refused.status, errorDetailOf(refused)]).toEqual([
        409,
        "The path /tips belongs to mfe-more: a path is one remote's alone.",
      ]);
    }
    expect((await requestReleaseChange(server, others, 'activate', { version: '1.1.0' }, 'mfe-tips')).status).toBe(200);
  });
});
