import { writeFileSync } from 'node:fs';
import { type RequestListener, createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { afterAllTests, sharedReleaseSetup, sharedServer } from './support/shared-server';
import { remoteManifestJson } from './support/fixture-builds';
import { rawRequest } from './support/raw-request';
import { newSigner, publishFixture, signedBody } from './support/signing';
import { withServer } from './support/start-server';
import { waitUntil } from './support/until';
import { newUser, signUp } from './support/users';
import { listenOnFreePort } from '../testing/free-port';

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a team's server on this machine, which responds with `respond`. */
async function startTeamService(respond: RequestListener) {
  const seen: SeenRequest[] = [];
  let cut = 0;
  const server = createServer((request, response) => {
    response.once('close', () => (cut += response.writableFinished ? 0 : 1));
    const { method = '', url = '', headers } = request;
    readText(request).then(
      (body) => {
        seen.push({ method, url, headers, body });
        respond(request, response);
      },
      () => undefined,
    );
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    /** Returns the number of requests whose connection was closed before the response was complete. */
    cut: () => cut,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const key = (text: string) => Buffer.alloc(32, text).toString('base64');
const SERVICES = '/services/mfe-samples';
const IS_SLOW = { status: 504, body: { detail: 'The service took too long. Please try again later.' } };

/** Headers with which a team could affect a page or the origin. */
const harmful = {
  'set-cookie': 'verdant-visitor=stolen; Path=/',
  'content-security-policy': "default-src * 'unsafe-inline'",
  'service-worker-allowed': '/',
  'clear-site-data': '"*"',
  'access-control-allow-origin': '*',
  'www-authenticate': 'Basic realm="x"',
  'cache-control': 'public, max-age=9999',
  etag: '"7"',
  'content-type': 'text/html',
};

/** Sends the second piece of the open response. */
let endDrip = () => {};

const respond: RequestListener = (request, response) => {
  const path = request.url ?? '';
  if (path.startsWith('/api/harmful')) response.writeHead(418, harmful).end('<script>alert(1)</script>');
  else if (path.startsWith('/api/drip')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first\n');
    endDrip = () => response.end('last\n');
  } else response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}');
};

const team = newSigner();
let goals: Awaited<ReturnType<typeof startTeamService>>;
let slow: typeof goals;
let settings: Record<string, string>;

afterAllTests(() => {
  goals.close();
  slow.close();
});
const { builds, settings: forReleases } = sharedReleaseSetup({ 'mfe-samples': [team] });
const services = ['goals', 'slow', 'quick', 'gone', 'unmapped'];
writeFileSync(join(builds, 'mfe-samples/dist/release.json'), remoteManifestJson({ services }));
beforeAll(async () => {
  goals = await startTeamService(respond);
  slow = await startTeamService(({ url }, response) => {
    if (url === '/quick') response.end('{}');
  });
  const urls = {
    goals: `${goals.url}/api/`,
    slow: slow.url,
    quick: slow.url,
    gone: 'http://127.0.0.1:1',
    undeclared: goals.url,
  };
  settings = {
    ...forReleases,
    VERDANT_SERVICES: Object.entries(urls)
      .map(([name, url]) => `mfe-samples/${name}=${url}`)
      .join(', '),
    VERDANT_SERVICE_SECONDS: '3',
    VERDANT_SERVICE_KEYS: key('old'),
    VERDANT_SERVICE_SUBJECT_KEY: key('subject'),
    VERDANT_REMOTE_CONFIG: '{"mfe-samples":{"region":"</script>"},"mfe-absent":{}}',
    VERDANT_REQUESTS_AT_ONCE: '4',
    VERDANT_TRUST_PROXY: '1',
  };
});
const server = sharedServer(() => settings);

const rawStatus = async (path: string, headers: Record<string, string>, body = '') =>
  (await rawRequest(server.port, path, { headers, body })).status;

const jwks = v.object({
  keys: v.array(v.object({ kid: v.string(), kty: v.string(), crv: v.string(), x: v.string() })),
});

/** Returns the claims of a token, after verifying its signature with the public keys of the server. */
async function readToken(authorization = '', from = server) {
  const { body, headers } = await from.request('GET', '/.well-known/jwks.json');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const keys = createLocalJWKSet(v.parse(jwks, body));
  return (await jwtVerify(authorization.replace('Bearer ', ''), keys, { algorithms: ['EdDSA'] })).payload;
}

describe('a service of a remote', () => {
  it('receives a call with a token issued for the service, without the token and the cookies of the user @g-team-services', async () => {
    const { token, user } = await signUp(server);
    const response = await server.request('PATCH', `${SERVICES}/goals/list/a%20b?q=1&q=%2F`, {
      token,
      raw: 'x'.repeat(300_000),
      headers: {
        'content-type': 'text/csv',
        'accept-language': 'de',
        cookie: 'verdant-visitor=abc; other=1',
        'x-forwarded-for': '6.6.6.6',
        origin: server.url,
        referer: `${server.url}/budget`,
        'user-agent': 'secret browser',
        'x-custom': token,
      },
    });
    expect([response.status, response.body]).toEqual([201, { ok: true }]);
    const [call] = goals.seen.splice(0);
    expect([call?.method, call?.url, call?.body.length]).toEqual(['PATCH', '/api/list/a%20b?q=1&q=%2F', 300_000]);
    const { authorization, host, 'x-request-id': id, ...rest } = call?.headers ?? {};
    expect(rest).toEqual({
      accept: '*/*',
      'accept-encoding': 'identity',
      'accept-language': 'de',
      'content-length': '300000',
      'content-type': 'text/csv',
      connection: 'keep-alive',
    });
    expect(JSON.stringify(call)).not.toContain(token);
    expect([`http://${host}`, typeof id]).toEqual([goals.url, 'string']);
    const { sub, ...claims } = await readToken(authorization);
    expect(claims).toMatchObject({ iss: server.url, aud: 'mfe-samples/goals' });
    expect([sub?.length, sub?.includes(user.id)]).toEqual([43, false]);
  });

  it('can stream its response, but its unsafe headers are removed and its content is sent as a sandboxed attachment', async () => {
    const { token } = await newUser(server);
    const response = await server.request('GET', `${SERVICES}/goals/harmful.js`, { token });
    expect([response.status, response.text]).toEqual([418, '<script>alert(1)</script>']);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const passed = Object.keys(harmful).filter((name) => response.headers.has(name));
    expect(passed).toEqual(['content-security-policy', 'cache-control', 'etag', 'content-type']);

    const drip = await fetch(`${server.url}${SERVICES}/goals/drip`, { headers: { authorization: `Bearer ${token}` } });
    const reader = drip.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    endDrip();
    const last = await reader?.read();
    expect([drip.headers.get('content-type'), first?.value, last?.value]).toEqual([
      'text/event-stream',
      'first\n',
      'last\n',
    ]);
    const withBody = { authorization: `Bearer ${token}`, 'content-length': '3' };
    expect(await rawStatus(`${SERVICES}/goals/list`, withBody, 'abc')).toBe(201);
    const head = await server.request('HEAD', `${SERVICES}/goals/list`, { token });
    expect([head.status, head.text]).toEqual([201, '']);
    goals.seen.length = 0;
  });

  it('does not receive requests that the server refuses', async () => {
    const { token } = await newUser(server);
    const status = async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      (await server.request(method, path, { token, headers })).status;
    expect((await server.request('GET', `${SERVICES}/goals/list`)).status).toBe(401);
    for (const path of ['unmapped/a', 'undeclared/a', 'goals%2Flist']) {
      const { status: code, body } = await server.request('GET', `${SERVICES}/${path}`, { token });
      expect([path, code, body]).toEqual([path, 404, { detail: 'There is nothing at this address.' }]);
    }
    expect(await status('/services/mfe-other/goals/list')).toBe(404);
    const page = await server.request('GET', '/services/', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await status(`${SERVICES}/goals/list`, 'GET', { 'service-worker': 'script' })).toBe(403);
    const preflight = await server.request('OPTIONS', `${SERVICES}/goals/list`, {
      headers: { origin: 'https://evil.example.com', 'access-control-request-method': 'GET' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    const escape = `${SERVICES}/goals/a/../../secret`;
    expect([400, 404]).toContain(await rawStatus(escape, { authorization: `Bearer ${token}` }));
    expect(goals.seen).toEqual([]);
  });

  it('can receive a body of up to 10 MB, with or without a declared length', async () => {
    const { token } = await newUser(server);
    const tooLong = new Uint8Array(10_000_001);
    const declared = await server.request('POST', `${SERVICES}/goals/file`, { token, raw: tooLong });
    expect([declared.status, declared.body]).toEqual([413, { detail: 'The request is too large.' }]);
    const chunks = (count: number) =>
      new ReadableStream({
        start: (controller) => {
          for (let index = 0; index < count; index += 1) controller.enqueue(new Uint8Array(1_000_000));
          controller.close();
        },
      });
    const chunked = async (count: number) => {
      const init = {
        method: 'POST',
        body: chunks(count),
        duplex: 'half',
        headers: { authorization: `Bearer ${token}` },
      };
      return (await fetch(`${server.url}${SERVICES}/goals/file`, init)).status;
    };
    expect([await chunked(10), await chunked(11)]).toEqual([201, 413]);
    expect(goals.seen.splice(0).map(({ body }) => body.length)).toEqual([10_000_000]);
  });

  it('that cannot be reached causes 502, and a slow one causes 504', async () => {
    const { token } = await newUser(server);
    const unavailable = { detail: 'The service is not available just now. Please try again later.' };
    const gone = await server.request('GET', `${SERVICES}/gone/a`, { token });
    expect([gone.status, gone.body]).toEqual([502, unavailable]);
    const { status, body } = await server.request('GET', `${SERVICES}/slow/a`, { token });
    expect({ status, body }).toEqual(IS_SLOW);
  });

  it('that is slow delays no other calls, is limited per IP address, and its calls end when users leave @g-slow-service', async () => {
    // The time limit of the service must not end the calls while a busy machine starts them.
    await withServer({ ...settings, VERDANT_SERVICE_SECONDS: '120' }, async (patient) => {
      const people = await Promise.all(Array.from({ length: 5 }, async () => signUp(patient)));
      const token = people[4]?.token ?? '';
      const before = { cut: slow.cut(), seen: slow.seen.length };
      const leaving = new AbortController();
      const callSlowly = async (ip: string, accessToken: string, { signal }: AbortController) =>
        fetch(`${patient.url}${SERVICES}/slow/a`, {
          headers: { 'x-forwarded-for': ip, authorization: `Bearer ${accessToken}` },
          signal,
        }).then(
          ({ status }) => status,
          () => 0,
        );
      let refusedCalls = 0;
      const flood = (ip: string, persons: typeof people) =>
        persons.flatMap((person) =>
          Array.from({ length: 17 }, async () => {
            const status = await callSlowly(ip, person.token, leaving);
            if (status === 429) refusedCalls += 1;
            return status;
          }),
        );
      const arrived = async (count: number) =>
        waitUntil(`${count} calls`, async () => slow.seen.length - before.seen >= count);
      const calls = flood('203.0.113.1', people.slice(0, 3));
      await arrived(32);
      // More than three refusals prove a limit per IP address: limits per account would refuse only three of these 51 calls.
      await waitUntil('calls refused for their address', async () => refusedCalls > 3);
      calls.push(...flood('203.0.113.2', people.slice(3)));
      await arrived(64);
      const responses = await Promise.all([
        patient.request('GET', '/api/v1/auth/me', { token }),
        patient.request('GET', `${SERVICES}/goals/list`, { token }),
        // This call goes to another service of the same origin.
        patient.request('GET', `${SERVICES}/quick/quick`, { headers: { 'x-forwarded-for': '203.0.113.3' }, token }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 201, 200]);
      // All slow calls are still open, so the responses above did not wait for slow calls.
      expect(slow.cut()).toBe(before.cut);
      leaving.abort();
      await waitUntil('64 cut', async () => slow.cut() - before.cut >= 64);
      expect([...new Set(await Promise.all(calls))].filter((status) => ![0, 429, 503].includes(status))).toEqual([]);
      // The cut calls have freed their places, so a new call reaches the service.
      const again = new AbortController();
      const { length } = slow.seen;
      const call = callSlowly('203.0.113.1', token, again);
      await waitUntil('the next call', async () => slow.seen.length > length);
      again.abort();
      expect(await call).toBe(0);
      goals.seen.length = 0;
    });
  });

  it('responds with 404 while the active release of the remote does not declare the service', async () => {
    const { token } = await newUser(server);
    const list = async () => (await server.request('GET', `${SERVICES}/goals/list`, { token })).status;
    const change = async (action: string, more = {}) => {
      const body = signedBody(team, { action, name: 'mfe-samples', ...more });
      expect((await server.request('POST', `/api/v1/releases/mfe-samples/${action}`, { body })).status).toBe(200);
    };
    await publishFixture(server, team, { version: '2.0.0' });
    expect(await list()).toBe(201);
    await change('activate', { version: '2.0.0' });
    expect(await list()).toBe(404);
    await change('rollback');
    expect(await list()).toBe(201);
    goals.seen.length = 0;
  });
});

it('a page contains the public configuration of its remotes, and no service key', async () => {
  const { text } = await server.request('GET', '/budget', { headers: { accept: 'text/html' } });
  expect(text).toContain(String.raw`"config":{"region":"\u003c/script`);
  expect(text).not.toContain(key('subject'));
});

it('tokens of the former service key stay valid after a new key is set; calls count towards the limit of the account @g-service-keys', async () => {
  await withServer(
    {
      ...settings,
      DATABASE_URL: server.databaseUrl,
      VERDANT_SERVICE_KEYS: `${key('new')}, ${key('old')}`,
      VERDANT_REQUESTS_PER_ACCOUNT: '4',
    },
    async (next) => {
      const { token } = await newUser(server);
      for (const target of [server, next]) await target.request('GET', `${SERVICES}/goals/me`, { token });
      const [former, latest] = goals.seen.splice(0);
      const subs = [
        await readToken(former?.headers.authorization, next),
        await readToken(latest?.headers.authorization, next),
      ];
      expect(subs[0]?.sub).toBe(subs[1]?.sub);
      const statuses = [];
      for (let count = 0; count < 4; count += 1) {
        statuses.push((await next.request('GET', `${SERVICES}/goals/me`, { token })).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429]);
    },
  );
});
