import { createServer, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { overrideList } from '@verdant/federation/contract';
import { sharedBuilds } from './support/shared-server';
import { query } from './support/query';
import { servedVersion, remoteFiles, remoteManifest } from './support/fixture-builds';
import { signUp, signUpVerified } from './support/users';
import { discard, startServer, type ApiResponse, type TestServer, withServer } from './support/start-server';
import { errorDetailOf, textMatching, visit } from './support/visits';
import { listenOnFreePort } from '../testing/free-port';

/** Starts a server with one build of a remote, as `npm run dev` does. */
async function developerBuild() {
  let count = 0;
  const json = (changes: Record<string, unknown>) => (response: ServerResponse) =>
    void response.end(JSON.stringify(remoteManifest({ version: '9.9.9', ...changes })));
  let handler: (response: ServerResponse) => void = json({});
  const server = createServer((request, response) => {
    const file = Object.entries<string>(remoteFiles).find(([name]) => request.url === `/${name}`);
    if (file) return response.end(file[1]);
    count += 1;
    if (request.url === '/release.json') handler(response);
    else response.writeHead(404).end();
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    change: (changes: Record<string, unknown>) => {
      handler = json(changes);
    },
    respondWith: (next: typeof handler) => {
      handler = next;
    },
    asked: () => count,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let build: Awaited<ReturnType<typeof developerBuild>>;
const builds = sharedBuilds();
beforeAll(async () => {
  build = await developerBuild();
});
afterEach(() => build.change({}));
afterAll(() => {
  build.close();
});

const cookieOf = ({ headers }: ApiResponse) => headers.get('set-cookie')?.split(';')[0] ?? '';

async function post(
  server: TestServer,
  body: Record<string, unknown> = {},
  { token, headers }: { token?: string; headers?: Record<string, string> } = {},
): Promise<ApiResponse> {
  const sent = { name: 'mfe-samples', url: build.origin, ...body };
  return server.request('POST', '/api/v1/overrides', {
    body: sent,
    ...(token !== undefined && { token }),
    ...(headers && { headers }),
  });
}

async function mayOverride(server: TestServer, request: { token?: string; headers?: Record<string, string> } = {}) {
  const { status, body } = await server.request('GET', '/api/v1/overrides', request);
  expect(status).toBe(200);
  return v.parse(overrideList, body).may_override;
}

describe('an override on a developer machine', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ BANK_LINK_MODE: 'off', VERDANT_BUILDS_DIR: builds });
  });
  afterAll(async () => discard(server));

  it('serves the build only to the browser that set the override, with file hashes and the origin in the CSP', async () => {
    const made = await post(server);
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'mfe-samples', url: `${build.origin}/`, page: '/budget' },
    });
    expect(made.headers.get('set-cookie')).toMatch(
      /^verdant-overrides=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const mine = await visit(server, cookieOf(made), '/budget');
    expect(mine.remote()).toMatchObject({ version: '9.9.9', url: `${build.origin}/` });
    expect(mine.remote()?.integrity).toMatchObject({ 'static/js/entry.aaaaaaaa.js': textMatching(/^sha384-/) });
    expect(mine.registry.overrides).toEqual([
      { name: 'mfe-samples', url: `${build.origin}/`, expires_at: textMatching(/^2\d{3}-.*Z$/) },
    ]);
    expect(mine.policy('script-src')).toContain(build.origin);
    expect(mine.policy('connect-src')).toContain(build.origin);
    expect(mine.page.text).toContain(
      `href="${build.origin}/static/js/entry.aaaaaaaa.js" as="script" integrity="sha384-`,
    );

    const other = await visit(server);
    expect(other.remote()).toMatchObject({ version: servedVersion(), url: '/remotes/mfe-samples/' });
    expect(other.registry.overrides).toEqual([]);
    expect(other.page.headers.get('content-security-policy')).not.toContain(build.origin);
  });

  it('serves the newest build on each page, and changes the registry id so that open tabs detect the new build', async () => {
    const cookie = cookieOf(await post(server));
    build.change({ version: '9.9.10' });
    const now = await visit(server, cookie);
    expect(now.remote()?.version).toBe('9.9.10');
    expect(await server.request('GET', '/api/v1/registry', { headers: { cookie } })).toMatchObject({
      body: { id: now.registry.id },
    });
  });

  it('can add a remote that the product does not have, next to an override of an existing remote', async () => {
    const first = cookieOf(await post(server));
    build.change({ name: 'mfe-goals', pages: [{ path: '/goals', module: './budget', access: 'public' }] });
    const second = await post(server, { name: 'mfe-goals' }, { headers: { cookie: first } });
    expect(second).toMatchObject({ status: 201, body: { page: '/goals' } });
    expect(cookieOf(second)).toBe(first);
    const { remote, registry } = await visit(server, first, '/goals');
    expect(remote('mfe-goals')).toMatchObject({ url: `${build.origin}/` });
    expect(registry.overrides.map(({ name, problem }) => [name, problem])).toEqual([
      ['mfe-goals', undefined],
      ['mfe-samples', textMatching(/manifest is of mfe-goals/)],
    ]);
    expect(remote()).toMatchObject({ version: servedVersion(), url: '/remotes/mfe-samples/' });
  });

  it('is removed by one request', async () => {
    const cookie = cookieOf(await post(server));
    expect(await server.request('GET', '/api/v1/overrides', { headers: { cookie } })).toMatchObject({
      body: { overrides: [{ name: 'mfe-samples' }] },
    });
    const gone = await server.request('DELETE', '/api/v1/overrides', { headers: { cookie } });
    expect([gone.status, gone.headers.get('set-cookie')]).toEqual([
      204,
      'verdant-overrides=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect((await visit(server, cookie)).remote()?.version).toBe(servedVersion());
    expect(await server.request('GET', '/api/v1/overrides', { headers: { cookie } })).toMatchObject({
      body: { overrides: [] },
    });
  });

  it('has no effect after its expiry: pages get the build of the server again @g-overrides', async () => {
    const cookie = cookieOf(await post(server));
    await query(server, "update overrides set expires_at = now() - interval '1 second'");
    const { remote, registry } = await visit(server, cookie);
    expect([remote()?.version, registry.overrides]).toEqual([servedVersion(), []]);
  });

  it('is refused for an incompatible build, and ignored with the reason if the build becomes incompatible later @g-load-guard', async () => {
    const cookie = cookieOf(await post(server));
    for (const [changes, reason] of [
      [{ contract: '^9.0.0' }, /is incompatible with this shell: it requires contract \^9\.0\.0/],
      [{ files: {} }, /not among the files/],
      [{ entry: 'static/js/budget.bbbbbbbb.js' }, /loads its chunks by itself/],
      [{ name: 'mfe-other' }, /manifest is of mfe-other/],
    ] as const) {
      build.change(changes);
      const refused = await post(server);
      expect([refused.status, errorDetailOf(refused), refused.headers.get('set-cookie')]).toEqual([
        422,
        textMatching(reason),
        null,
      ]);
      const { remote, registry, page } = await visit(server, cookie);
      expect(remote()?.version).toBe(servedVersion());
      expect(registry.overrides).toMatchObject([{ name: 'mfe-samples', problem: textMatching(reason) }]);
      expect(page.headers.get('content-security-policy')).not.toContain(build.origin);
    }
  });

  it('is ignored if its URL does not respond with a manifest, and the page shows the reason', async () => {
    const cookie = cookieOf(await post(server));
    const cases: [Parameters<typeof build.respondWith>[0], RegExp][] = [
      [() => undefined, /does not respond within 2 seconds/],
      [(response) => response.destroy(), /cannot be reached from the server \(ECONNRESET\)/],
      [(response) => response.writeHead(302, { location: '/elsewhere' }).end(), /returned status 302/],
      [(response) => response.end('x'.repeat(300_000)), /more than 200000 bytes/],
    ];
    for (const [handler, reason] of cases) {
      build.respondWith(handler);
      const { remote, registry, page } = await visit(server, cookie);
      expect([page.status, remote()?.version]).toEqual([200, servedVersion()]);
      expect(registry.overrides).toMatchObject([{ problem: textMatching(reason) }]);
    }
  });

  it('is refused for a URL on another machine or an invalid URL or name, without requesting the URL', async () => {
    const before = build.asked();
    expect((await post(server, { url: 'http://localhost.example.com/' })).status).toBe(403);
    expect((await post(server, { url: 'file:///etc/passwd' })).status).toBe(422);
    expect((await post(server, { name: '../x' })).status).toBe(422);
    expect(build.asked()).toBe(before);
  });

  it('is refused if another site requests it', async () => {
    for (const site of ['cross-site', 'same-site']) {
      expect((await post(server, {}, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    }
    expect(
      (await server.request('DELETE', '/api/v1/overrides', { headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
    expect((await post(server, {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
});

describe('an override in production', () => {
  let server: TestServer;
  const email = 'dev@example.com';
  beforeAll(async () => {
    server = await startServer({
      NODE_ENV: 'production',
      BANK_LINK_MODE: 'off',
      VERDANT_BUILDS_DIR: builds,
      VERDANT_DEVELOPERS: `Dev@Example.com`,
      VERDANT_OVERRIDE_ORIGINS: build.origin,
    });
  });
  afterAll(async () => discard(server));

  it('requires a signed-in developer who is listed, and an origin that is listed @g-overrides', async () => {
    const [stranger, developer] = [await signUp(server), await signUpVerified(server, { email })];
    expect((await post(server)).status).toBe(401);
    expect(await post(server, {}, { token: stranger.token })).toMatchObject({
      status: 403,
      body: { detail: 'This account may not use overrides (VERDANT_DEVELOPERS).' },
    });
    for (const url of ['http://localhost:4600/', build.origin.replace('127.0.0.1', 'localhost')]) {
      expect(errorDetailOf(await post(server, { url }, { token: developer.token }))).toContain('not among the origins');
    }
    // The page shows a proposed override only to users with `may_override`, in this case only to the developer.
    expect(await mayOverride(server)).toBe(false);
    expect(await mayOverride(server, { token: stranger.token })).toBe(false);
    expect(await mayOverride(server, { token: developer.token })).toBe(true);
    const made = await post(server, {}, { token: developer.token });
    expect(made.status).toBe(201);
    const cookie = cookieOf(made);
    expect((await visit(server, cookie)).remote()).toMatchObject({ version: '9.9.9' });

    // The override ends when the session that made it signs out.
    expect((await server.request('POST', '/api/v1/auth/logout', { token: developer.token })).status).toBeLessThan(300);
    const after = await visit(server, cookie);
    expect([after.remote()?.version, after.registry.overrides]).toEqual([servedVersion(), []]);
  });

  it('is ignored, and the page shows the reason, if no listed developer created the override', async () => {
    const developer = await signUp(server, { email: 'dev2@example.com' });
    expect((await post(server, {}, { token: developer.token })).status).toBe(403);
    const token = 'a'.repeat(43);
    await query(
      server,
      `insert into overrides (token_hash, name, url, expires_at)
       values (encode(sha256('${token}'), 'hex'), 'mfe-samples', '${build.origin}/', now() + interval '1 hour')`,
    );
    const { remote, registry } = await visit(server, `verdant-overrides=${token}`);
    expect(remote()?.version).toBe(servedVersion());
    expect(registry.overrides).toMatchObject([{ problem: 'It was not made by a developer of this server.' }]);
  });
});

it('an override on a local server behind a proxy is only available to browsers on the same machine', async () => {
  const server = await startServer({
    VERDANT_OVERRIDES: 'local',
    VERDANT_TRUST_PROXY: '1',
    BANK_LINK_MODE: 'off',
    VERDANT_BUILDS_DIR: builds,
  });
  const refused = { status: 403, body: { detail: 'Overrides are for browsers on this machine.' } };
  try {
    for (const [name, elsewhere] of [
      ['x-forwarded-for', '192.168.1.20'],
      ['x-forwarded-host', 'verdant.example.com'],
    ] as const) {
      expect(await post(server, {}, { headers: { [name]: elsewhere } })).toMatchObject(refused);
      expect(await mayOverride(server, { headers: { [name]: elsewhere } })).toBe(false);
    }
    expect(await mayOverride(server)).toBe(true);
    expect((await post(server, {}, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(201);
  } finally {
    await discard(server);
  }
});

it('overrides that are switched off cannot be created, and pages do not offer them', async () => {
  await withServer({ VERDANT_OVERRIDES: 'off', BANK_LINK_MODE: 'off', VERDANT_BUILDS_DIR: builds }, async (server) => {
    expect(await post(server)).toMatchObject({ status: 403, body: { detail: 'Overrides are switched off here.' } });
    expect(await mayOverride(server)).toBe(false);
  });
});
