import { request as requests } from '@playwright/test';
import { resetOverrides, usePreview } from '@verdant/federation/testing';
import { query } from './support/query';
import { sharedReleaseSetup, sharedDatabase, sharedServer } from './support/shared-server';
import { describeFiles, remoteManifest, remoteFiles } from './support/fixture-builds';
import { signUp, signUpVerified } from './support/users';
import { sha384Hex, newSigner, publishFixture, publishSignedRelease, signedBody } from './support/signing';
import { type ApiResponse, withServer } from './support/start-server';
import { waitUntil } from './support/until';
import { errorDetailOf, textMatching, visit } from './support/visits';

const NAME = 'mfe-samples';
const team = newSigner();
const ci = newSigner();
let developer: { token: string };

const { builds, settings } = sharedReleaseSetup({ [NAME]: [team], [`${NAME}:previews`]: [ci] });
const server = sharedServer({
  ...settings,
  BANK_LINK_MODE: 'off',
  VERDANT_OVERRIDES: 'listed',
  VERDANT_DEVELOPERS: 'dev@example.com',
  VERDANT_FAULT_LAB: 'on',
});
beforeAll(async () => {
  developer = await signUpVerified(server, { email: 'dev@example.com' });
});

const SCRIPT = 'static/js/budget.bbbbbbbb.js';
const filesWith = (code: string) => ({ ...remoteFiles, [SCRIPT]: code });

async function publish(
  version: string,
  { code = 'budget();', signer = ci, fields = {} }: { code?: string; signer?: typeof ci; fields?: object } = {},
): Promise<ApiResponse> {
  const files = filesWith(code);
  const manifest = remoteManifest({ version, files: describeFiles(files) });
  return publishSignedRelease(
    server,
    signedBody(signer, { action: 'preview', name: NAME, manifest, ...fields }),
    files,
  );
}

const cookieOf = ({ headers }: ApiResponse) => headers.get('set-cookie')?.split(';')[0] ?? '';
const use = async (preview: number, token?: string) =>
  server.request('POST', '/api/v1/overrides', {
    body: { name: NAME, preview },
    ...(token !== undefined && { token }),
  });

const database = sharedDatabase(server);

describe('a preview of a pull request', () => {
  it('is served only to a listed developer who requests it @g-previews', async () => {
    const published = await publish('1.5.0-pr.7', { fields: { days: 3 } });
    expect(published).toMatchObject({
      status: 201,
      body: {
        name: NAME,
        version: '1.5.0-pr.7',
        pull_request: 7,
        url: textMatching(/\/1\.5\.0-pr\.7\+[0-9a-f]{8}\/$/),
      },
    });
    expect((await use(7)).status).toBe(401);
    const other = await signUp(server);
    expect((await use(7, other.token)).status).toBe(403);

    const made = await use(7, developer.token);
    expect(made).toMatchObject({ status: 201, body: { name: NAME, page: '/budget' } });
    const mine = await visit(server, cookieOf(made), '/budget');
    expect(mine.remote()).toMatchObject({ version: textMatching(/^1\.5\.0-pr\.7\+[0-9a-f]{8}$/) });
    expect(mine.registry.overrides).toMatchObject([{ name: NAME, preview: 7, url: mine.remote()?.url }]);
    const file = await server.request('GET', `${mine.remote()?.url}${SCRIPT}`);
    expect([file.status, file.text, file.headers.get('cache-control')]).toEqual([200, 'budget();', 'no-store']);
    expect((await visit(server)).remote()?.url).toBe(`/remotes/${NAME}/`);
  });

  it('is replaced by the next push to its pull request, even with another version number', async () => {
    await publish('1.5.0-pr.8');
    const cookie = cookieOf(await use(8, developer.token));
    const before = (await visit(server, cookie)).remote();
    await publish('1.6.0-pr.8', { code: 'better();' });
    const after = (await visit(server, cookie)).remote();
    expect(after?.version).toMatch(/^1\.6\.0-pr\.8\+/);
    expect((await server.request('GET', `${after?.url}${SCRIPT}`)).text).toBe('better();');
    expect((await server.request('GET', `${before?.url}${SCRIPT}`)).status).toBe(404);
  });

  it('is served to browser tests that select the preview; a refused selection throws an error with the reason', async () => {
    await publish('1.5.0-pr.14');
    const context = await requests.newContext({ baseURL: server.url });
    const cookies = async () => {
      const state = await context.storageState();
      return state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    };
    const listed = { remote: NAME, authorization: `Bearer ${developer.token}` };
    expect(await usePreview(context, 14, listed)).toMatchObject({ name: NAME, page: '/budget' });
    expect((await visit(server, await cookies())).remote()?.version).toMatch(/^1\.5\.0-pr\.14\+/);
    // The fault lab breaks only the chosen file of a preview; the server sends the other files unchanged.
    const faults = [{ remote: NAME, stage: 'chunk', fault: '404', file: 'budget.css' }];
    expect((await context.put('/api/v1/fault-lab', { data: { faults, timeout_ms: null } })).status()).toBe(200);
    const broken = (await visit(server, await cookies())).remote();
    expect(broken?.url).toMatch(/^\/lab\//);
    expect((await server.request('GET', `${broken?.url}${SCRIPT}`)).text).toBe('budget();');
    await context.delete('/api/v1/fault-lab');
    await expect(usePreview(context, 15, listed)).rejects.toThrow(
      `The server does not override ${NAME}: 422 The preview of pull request 15 does not exist or has expired.`,
    );
    await expect(usePreview(context, 14, { remote: NAME })).rejects.toThrow(/: 401 .* sign-in of a developer/);
    await resetOverrides(context);
    expect((await visit(server, await cookies())).remote()?.url).toBe(`/remotes/${NAME}/`);
    await context.dispose();
  });

  it('is in the list of releases, and can never be activated @g-previews', async () => {
    await publishFixture(server, team, { version: '1.4.0' });
    const { body: list } = await server.request('GET', `/api/v1/releases/${NAME}`);
    expect(list).toMatchObject({
      versions: [{ version: '1.4.0' }],
      previews: expect.arrayContaining([
        expect.objectContaining({ pull_request: 7, version: '1.5.0-pr.7' }),
      ]) as unknown,
    });
    for (const fields of [{ action: 'activate' }, { action: 'canary', percent: 5 }, { action: 'rollback' }]) {
      const body = signedBody(team, { name: NAME, version: '1.5.0-pr.7', ...fields });
      const refused = await server.request('POST', `/api/v1/releases/${NAME}/${fields.action}`, { body });
      expect([fields.action, refused.status, errorDetailOf(refused)]).toEqual([
        fields.action,
        409,
        '1.5.0-pr.7 is a preview, which visitors never get: publish a release of it.',
      ]);
    }
    const asRelease = await publishFixture(server, team, { version: '1.5.0-pr.9' });
    expect([asRelease.status, errorDetailOf(asRelease)]).toEqual([422, textMatching(/is the version of a preview/)]);
  });

  it('is no longer served once it expires, and its files are deleted later @g-previews', async () => {
    const { body } = await publish('1.7.0-pr.11', { code: 'expired();' });
    const cookie = cookieOf(await use(11, developer.token));
    const { remote } = await visit(server, cookie);
    const url = `${remote()?.url}${SCRIPT}`;
    expect([body, (await server.request('GET', url)).status]).toEqual([expect.anything(), 200]);
    await database.query("update releases set expires_at = now() - interval '1 second' where version like '%-pr.11+%'");

    expect((await server.request('GET', url)).status).toBe(404);
    const after = await visit(server, cookie);
    expect(after.remote()?.url).toBe(`/remotes/${NAME}/`);
    expect(after.registry.overrides).toMatchObject([
      { name: NAME, preview: 11, problem: 'The preview of pull request 11 does not exist or has expired.' },
    ]);
    expect(await use(11, developer.token)).toMatchObject({ status: 422 });
    const { text: list } = await server.request('GET', `/api/v1/releases/${NAME}`);
    expect(list).not.toContain('1.7.0-pr.11');

    // The hourly task is due again; a starting server runs it at once.
    await database.query("delete from pgboss.job where singleton_key = 'delete-unused-release-files'");
    await withServer({ DATABASE_URL: server.databaseUrl, VERDANT_BUILDS_DIR: builds }, async () => {
      const count = async (content: string) => query(server, 'select from files where hash = $1', [sha384Hex(content)]);
      await waitUntil('its file is gone', async () => (await count('expired();')) === 0);
      expect(await count('budget();')).toBe(1);
    });
  });

  it('is not needed to try a release that was never active: a listed developer, and nobody else, can select the release', async () => {
    await publishFixture(server, team, { version: '1.8.0' });
    const body = { name: NAME, version: '1.8.0' };
    const choose = async (token: string) => server.request('POST', '/api/v1/overrides', { body, token });
    const other = await signUp(server);
    expect((await choose(other.token)).status).toBe(403);
    const made = await choose(developer.token);
    expect(made).toMatchObject({ status: 201, body: { name: NAME, url: `/releases/${NAME}/1.8.0/`, page: '/budget' } });
    const cookie = cookieOf(made);
    const mine = await visit(server, cookie, '/budget');
    expect(mine.remote()?.version).toBe('1.8.0');
    expect(mine.registry.overrides).toEqual([
      { name: NAME, url: `/releases/${NAME}/1.8.0/`, version: '1.8.0', expires_at: textMatching(/Z$/) },
    ]);
    const url = `/releases/${NAME}/1.8.0/${SCRIPT}`;
    const fileFor = async (headers: Record<string, string>) => server.request('GET', url, { headers });
    // Browsers request files with cookies, but without the token of the sign-in.
    const file = await fileFor({ cookie });
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await fileFor({})).status).toBe(404);
    expect((await fileFor({ cookie: cookieOf(await use(7, developer.token)) })).status).toBe(404);
    expect((await fileFor({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    expect((await visit(server)).remote()?.url).toBe(`/remotes/${NAME}/`);
    expect((await visit(server)).registry.overrides).toEqual([]);

    await database.query("update overrides set expires_at = now() - interval '1 second' where version = '1.8.0'");
    expect((await fileFor({ cookie })).status).toBe(404);
    expect((await visit(server, cookie)).remote()?.url).toBe(`/remotes/${NAME}/`);

    const again = cookieOf(await choose(developer.token));
    await database.query("delete from releases where version = '1.8.0'");
    expect((await visit(server, again)).registry.overrides).toMatchObject([
      { version: '1.8.0', url: '', problem: `${NAME} 1.8.0 is not published here, or was removed.` },
    ]);
    const refused = await choose(developer.token);
    expect([refused.status, errorDetailOf(refused)]).toEqual([
      422,
      `${NAME} 1.8.0 is not published here, or was removed.`,
    ]);
  });

  it('is refused with 422 if its version is not that of a preview, such as 1.2.0-pr.7', async () => {
    const refused = await publish('1.5.0');
    expect([refused.status, errorDetailOf(refused)]).toEqual([
      422,
      textMatching(/not one of a preview, such as 1\.2\.0-pr\.7/),
    ]);
  });

  it('can be signed with the CI key, which gets 403 for publishing or activating a release', async () => {
    expect((await publishFixture(server, ci, { version: '3.0.0' })).status).toBe(403);
    const body = signedBody(ci, { action: 'activate', name: NAME, version: '1.4.0' });
    expect((await server.request('POST', `/api/v1/releases/${NAME}/activate`, { body })).status).toBe(403);
    expect((await publish('1.5.0-pr.12', { signer: team })).status).toBe(201);
  });

  it('is refused when its remote has 30 previews already', async () => {
    await database.query(
      `insert into releases select name, '1.5.0-pr.' || 1000 + n || '+12345678', manifest, url, key_id, signature, payload, published_at, expires_at
       from releases, generate_series(1, 30) n where version like '%-pr.7+%'`,
    );
    const refused = await publish('1.5.0-pr.99');
    expect([refused.status, errorDetailOf(refused)]).toEqual([409, textMatching(/has \d+ previews already/)]);
  });
});
