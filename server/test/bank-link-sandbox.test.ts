import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import * as v from 'valibot';
import { linkSession, type LinkSession } from '@verdant/shared/contract';
import { newUser } from './support/users';
import { sharedServer } from './support/shared-server';
import { freePort, startRefused, startServer } from './support/start-server';
import { openWidget, post, visitIn, walkWidget } from './support/widget-visitor';

const server = sharedServer();

async function newSession(): Promise<LinkSession> {
  const { token } = await newUser(server);
  return v.parse(linkSession, (await server.request('POST', '/api/v1/bank/link-session', { token })).body);
}

describe('the way in', () => {
  test('a client id that is not the right one is refused, whatever its characters', async () => {
    const { origin } = new URL((await newSession()).fastlink_url);
    for (const clientId of ['é'.repeat(15), 'verdant-sandböx', '\0', 'x'.repeat(10_000)]) {
      const body = new URLSearchParams({ clientId, secret: 'ü'.repeat(64), origin: 'http://localhost' });
      const response = await fetch(`${origin}/ysl/auth/token`, { method: 'POST', body });
      expect([response.status, await response.json()]).toMatchObject([401, { errorCode: 'Y303' }]);
    }
  });

  test('a right token shows the banks, to be framed by its page only', async () => {
    const page = await openWidget(await newSession());
    expect(page.status).toBe(200);
    expect(page.markup).toContain('Dag Site');
    expect(page.markup).toContain(`data-origin="${server.url}"`);
    expect(page.policy).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${server.url}`,
    );
    expect(page.messages).toEqual([]);
  });

  test('a wrong token or unknown parameters are a technical error, reported to the host page', async () => {
    const session = await newSession();
    for (const [fields, status, code] of [
      [{ accessToken: session.access_token }, 401, 'E103'],
      [{ accessToken: 'Bearer a.b.c' }, 401, 'E103'],
      [{ accessToken: '' }, 401, 'E103'],
      [{ extraParams: '' }, 400, 'E700'],
      [{ extraParams: 'configName=Aggregation&flow=steal' }, 400, 'E701'],
      [{ extraParams: 'configName=Aggregation&flow=add&providerId=1' }, 400, 'E701'],
    ] as const) {
      const page = await openWidget(session, fields);
      expect([fields, page.status]).toEqual([fields, status]);
      expect(page.messages).toMatchObject([{ fnToCall: 'errorHandler', code }]);
      expect(new URL(/data-origin="([^"]+)"/.exec(page.markup)?.[1] ?? '').port).toBe(String(server.port));
    }
  });

  test('it has the language that the page names, to the end and in its messages', async () => {
    const page = await walkWidget(await newSession(), {
      bank: 'Dag Site',
      user: 'fail.site',
      extraParams: 'configName=Aggregation&locale=de_DE',
    });
    expect(page.markup).toContain('<html lang="de"');
    expect(page.markup).toContain('Dag Site hat nichts freigegeben.');
    expect(JSON.stringify(page.messages)).toContain('"reason":"Dag Site ist zurzeit nicht erreichbar');
    const unknown = await openWidget(await newSession(), { extraParams: 'configName=Aggregation&locale=xx' });
    expect(unknown.markup).toContain('Select your bank');
  });

  test('a bank named by the page is opened at once', async () => {
    const page = await openWidget(await newSession(), {
      extraParams: 'configName=Aggregation&flow=add&providerId=16441',
    });
    expect(page.markup).toContain('Sign in to Dag Site');
  });

  test('anything but a form is refused', async () => {
    const response = await fetch((await newSession()).fastlink_url, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(415);
  });

  test('markup in a search stays text', async () => {
    const session = await newSession();
    const page = await post(new URL('/widget/institutions', session.fastlink_url), {
      visit: visitIn(await openWidget(session)),
      search: '"><script>alert(1)</script>',
    });
    expect(page.markup).not.toContain('<script>alert');
  });

  test('a step without its seal leads nowhere', async () => {
    const session = await newSession();
    const page = await post(new URL('/widget/finish', session.fastlink_url), {
      visit: visitIn(await openWidget(session)),
    });
    expect(page.messages).toMatchObject([{ code: 'E111', fnToCall: 'errorHandler' }]);
    expect((await post(new URL('/widget/finish', session.fastlink_url), { visit: 'x' })).status).toBe(400);
  });
});

describe('the magic user names', () => {
  const anyNumber: unknown = expect.any(Number);
  const anyText: unknown = expect.any(String);
  const success = {
    fnToCall: 'accountStatus',
    status: 'SUCCESS',
    providerName: 'Dag Site',
    providerId: 16441,
    providerAccountId: anyNumber,
    requestId: anyText,
  };
  const summary = { ...success, additionalStatus: 'ACCT_SUMMARY_RECEIVED' };
  const all = { ...success, additionalStatus: 'AVAILABLE_DATA_RETRIEVED' };
  const exit = {
    action: 'exit',
    fnToCall: 'accountStatus',
    sites: [
      all,
      { providerId: 16441, status: 'SUCCESS' },
      { ...all, providerName: 'Banksia Mutual', providerId: 20101, providerAccountId: anyText },
    ],
  };

  test.each([
    ['success', [summary, all]],
    ['mfa', [summary, all]],
    [
      'fail.credentials',
      [
        {
          status: 'FAILED',
          additionalStatus: 'USER_ACTION_NEEDED_AT_SITE',
          reason: 'Please visit Dag Site to update your account information or password.',
        },
      ],
    ],
    ['fail.site', [{ status: 'FAILED', reason: 'Dag Site is not available at the moment. Please try again later.' }]],
    ['abandon', [{ action: 'exit', status: 'ACTION_ABANDONED' }]],
    ['exit-first', [{ action: 'exit', fnToCall: 'accountStatus', sites: [] }, summary]],
    [
      'envelope',
      [
        { type: 'POST_MESSAGE', data: summary },
        { type: 'POST_MESSAGE', data: all },
      ],
    ],
    ['double', [exit, exit]],
    ['expire', [{ code: 'E110', fnToCall: 'errorHandler', title: 'TOKEN_EXPIRED' }]],
  ])('%s', async (user, messages) => {
    const page = await walkWidget(await newSession(), { bank: 'Dag Site', user });
    expect(page.messages).toMatchObject(messages);
  });

  test('string-payload', async () => {
    const { messages } = await walkWidget(await newSession(), { bank: 'Dag Site', user: 'string-payload' });
    expect(messages.map((message) => JSON.parse(v.parse(v.string(), message)) as unknown)).toMatchObject([
      summary,
      all,
    ]);
  });

  test('any other name leads to no connection', async () => {
    const session = await newSession();
    const page = await walkWidget(session, { bank: 'Dag Site', user: 'jo' });
    expect(page.messages).toMatchObject([{ code: 'E111' }]);
    expect(page.markup).not.toContain('Your accounts are connected');
  });
});

describe('the API for servers', () => {
  const get = async ({ initialize_js_url }: LinkSession, path: string, token: string) =>
    fetch(new URL(path, initialize_js_url), { headers: { authorization: `Bearer ${token}` } });

  test('accounts and transactions are those of the token', async () => {
    const [session, other] = await Promise.all([newSession(), newSession()]);
    await walkWidget(session, { bank: 'Dag Site', user: 'success' });
    const path = '/ysl/transactions?fromDate=2026-10-01&toDate=2026-10-31';
    const response: unknown = await (await get(session, path, session.access_token)).json();
    const { transaction } = v.parse(v.object({ transaction: v.array(v.looseObject({ date: v.string() })) }), response);
    expect(transaction.length).toBeGreaterThan(10);
    expect(await (await get(session, path, session.access_token)).json()).toEqual(response);
    expect(await (await get(session, path, other.access_token)).json()).toEqual({ transaction: [] });
  });

  test('nothing without a right token, and no token without the secret', async () => {
    const session = await newSession();
    for (const path of ['/ysl/accounts', '/ysl/transactions']) expect((await get(session, path, 'x')).status).toBe(401);
    const response = await fetch(new URL('/ysl/auth/token', session.initialize_js_url), {
      method: 'POST',
      headers: { loginname: 'anybody' },
      body: new URLSearchParams({ clientId: 'verdant-sandbox', secret: 'guess', origin: server.url }),
    });
    expect(response.status).toBe(401);
  });
});

/** A free port for a server, and one that holds the next: the default of its sandbox. */
async function takeNext(): Promise<{ own: number; port: number; taken: Server }> {
  const own = await freePort();
  const port = own + 1;
  const taken = createServer().listen(port, 'localhost');
  // Another test may have it.
  return once(taken, 'listening').then(() => ({ own, port, taken }), takeNext);
}

describe('its port', () => {
  test('one that was chosen and is taken stops the start with one line', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const bound = taken.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const { code, err } = await startRefused({
      PORT: String(await freePort()),
      SANDBOX_PORT: String(port),
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.databaseUrl,
    });
    taken.close();
    expect({ code, err }).toEqual({
      code: 1,
      err: `Bank sandbox: Port ${port} is already in use: stop what uses it, or choose another with SANDBOX_PORT\n`,
    });
  });

  test('the default one falls back to another, with a message', async () => {
    const { own, port, taken } = await takeNext();
    const second = await startServer({
      PORT: String(own),
      SANDBOX_PORT: '',
      DATABASE_URL: server.databaseUrl,
    });
    expect(second.printed().out).toContain(
      `Port ${port} is in use, so the bank sandbox took another; SANDBOX_PORT chooses one`,
    );
    await second.stop();
    taken.close();
  });
});

describe('other modes', () => {
  let yodlee: Server;
  const seen: string[] = [];
  beforeAll(async () => {
    yodlee = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const login = request.headers['loginname'] ?? '';
        seen.push(`${request.method} ${request.url} ${String(login).replace(/-[0-9a-f-]{36}$/, '-ID')} ${body}`.trim());
        const isKnown = login === 'admin' || seen.some((line) => line.startsWith('POST /ysl/user/register'));
        const responses: Record<string, unknown> = {
          '/ysl/auth/token': {
            token: { accessToken: `token-of-${isKnown ? 'known' : ''}`, issuedAt: '', expiresIn: 1799 },
          },
          '/ysl/accounts?requestId=r-1': {
            account: [
              {
                CONTAINER: 'bank',
                providerAccountId: 77,
                providerName: 'Real Bank',
                accountName: 'Saver',
                id: 10042,
                accountNumber: '062000123456789',
                accountType: 'SAVINGS',
                balance: { amount: 5, currency: 'AUD' },
              },
            ],
          },
        };
        const isRefused = request.url === '/ysl/auth/token' && !isKnown;
        response.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isRefused ? { errorCode: 'Y303' } : (responses[request.url ?? ''] ?? {})));
      });
    }).listen(0, '127.0.0.1');
    await once(yodlee, 'listening');
  });
  afterAll(() => yodlee.close());

  test('the real one: a token from its API, its URLs, its accounts with their numbers masked here', async () => {
    const bound = yodlee.address();
    const real = await startServer({
      BANK_LINK_MODE: 'yodlee',
      SANDBOX_PORT: '',
      DATABASE_URL: server.databaseUrl,
      FASTLINK_URL: 'https://fl4.example.com/authenticate/x/fastlink/',
      FASTLINK_CONFIG: 'Verification',
      YODLEE_API_URL: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/ysl/`,
      YODLEE_CLIENT_ID: 'the-id',
      YODLEE_CLIENT_SECRET: 'the-secret',
      YODLEE_ADMIN_LOGIN: 'admin',
    });
    try {
      const { token } = await newUser(real);
      const session = await real.request('POST', '/api/v1/bank/link-session', { token });
      expect(session.body).toEqual({
        fastlink_url: 'https://fl4.example.com/authenticate/x/fastlink/',
        initialize_js_url: 'https://cdn.yodlee.com/fastlink/v4/initialize.js',
        access_token: 'token-of-known',
        config_name: 'Verification',
        allowed_origin: 'https://fl4.example.com',
      });
      expect(seen.slice(0, 4)).toEqual([
        'POST /ysl/auth/token verdant-ID clientId=the-id&secret=the-secret',
        'POST /ysl/auth/token admin clientId=the-id&secret=the-secret',
        expect.stringMatching(/^POST \/ysl\/user\/register {2}\{"user":\{"loginName":"verdant-/),
        'POST /ysl/auth/token verdant-ID clientId=the-id&secret=the-secret',
      ]);
      const confirmed = await real.request('POST', '/api/v1/bank/links', { token, body: { request_id: 'r-1' } });
      expect(confirmed.body).toMatchObject({
        links: [{ institution: 'Real Bank', accounts: [{ name: 'Saver', masked_number: 'xxxx6789' }] }],
      });
      const page = await real.request('GET', '/');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain('frame-src https://fl4.example.com;');
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')? https:\/\/cdn\.yodlee\.com;/);
      for (const { text } of [session, confirmed, page]) expect(text).not.toMatch(/the-id|the-secret/);
    } finally {
      await real.stop();
    }
  });

  test('switched off, there is no session and no foreign origin in the policy', async () => {
    const off = await startServer({
      BANK_LINK_MODE: 'off',
      SANDBOX_PORT: '',
      DATABASE_URL: server.databaseUrl,
    });
    try {
      const { token } = await newUser(off);
      expect(await off.request('POST', '/api/v1/bank/link-session', { token })).toMatchObject({
        status: 503,
        body: { detail: 'Bank connections are not available.' },
      });
      expect(await off.request('GET', '/api/v1/bank/links', { token })).toMatchObject({
        status: 200,
        body: { links: [] },
      });
      expect((await off.request('GET', '/api/v1/money/accounts', { token })).body).toEqual({
        accounts: [],
        net: [],
        updates: [],
        can_link: false,
      });
      const policy = (await off.request('GET', '/')).headers.get('content-security-policy');
      expect(policy).toContain("frame-src 'none';");
      expect(policy).not.toContain('http://');
    } finally {
      await off.stop();
    }
  });
});
