import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import * as v from 'valibot';
import { linkSession, type LinkSession } from '@verdant/shared/contract';
import { startAggregatorStub, stubAccount, type AggregatorStub } from './support/aggregator-stub';
import { query } from './support/query';
import { newUser } from './support/users';
import { sharedServer } from './support/shared-server';
import { freePort, startServer, withServer } from './support/start-server';
import { fieldsToFinishLink, finishUrl, openWidget, completeWidget } from './support/widget-visitor';

const server = sharedServer();

async function newSession(): Promise<LinkSession & { readonly login: string }> {
  const { token, id } = await newUser(server);
  const { body } = await server.request('POST', '/api/v1/bank/link-session', { token });
  return { ...v.parse(linkSession, body), login: `verdant-${id}` };
}

describe('opening the widget of the bank sandbox', () => {
  test('a valid token shows the list of banks, and only pages of the server origin may frame the widget', async () => {
    const page = await openWidget(await newSession());
    expect(page.status).toBe(200);
    expect(page.markup).toContain('Dag Site');
    expect(page.origin).toBe(server.url);
    expect(page.policy).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${server.url}`,
    );
    expect(page.error).toBeUndefined();
  });

  test('an invalid token or a missing parameter causes a technical error that is reported to the host page', async () => {
    const session = await newSession();
    for (const [fields, status, code] of [
      [{ accessToken: 'Bearer a.b.c' }, 401, 'E110'],
      [{ extraParams: '' }, 400, 'E700'],
    ] as const) {
      const page = await openWidget(session, fields);
      expect([fields, page.status]).toEqual([fields, status]);
      expect(page.error).toMatchObject({ fnToCall: 'errorHandler', code });
      expect(new URL(page.origin ?? '').port).toBe(String(server.port));
    }
  });

  test('the widget and its messages use the language that the host page requests', async () => {
    const session = await newSession();
    const page = await openWidget(session, { extraParams: 'configName=Aggregation&locale=de_DE' });
    expect(page.markup).toContain('<html lang="de"');
    expect(page.markup).toContain('{bank} hat nichts freigegeben.');
    const { messages } = await completeWidget(session, { bank: 'Dag Site', user: 'fail.site', language: 'de' });
    expect(JSON.stringify(messages)).toContain('"reason":"Dag Site ist zurzeit nicht erreichbar');
    const unknown = await openWidget(session, { extraParams: 'configName=Aggregation&locale=xx' });
    expect(unknown.markup).toContain('Select your bank');
  });

  test('a request body that is not a form is refused', async () => {
    const session = await newSession();
    for (const url of [session.fastlink_url, finishUrl(session)]) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', body: '{}', headers });
      expect([response.status, await response.text()]).toEqual([415, expect.stringContaining('E111')]);
    }
  });
});

describe('the test user names of the bank sandbox', () => {
  const summary = { status: 'SUCCESS', providerId: 16441, additionalStatus: 'ACCT_SUMMARY_RECEIVED' };
  const all = { ...summary, additionalStatus: 'AVAILABLE_DATA_RETRIEVED' };
  const exit = { action: 'exit', sites: [all, { providerId: 16441 }, { ...all, providerId: 20101 }] };

  test.each([
    ['success', [summary, all]],
    ['mfa', [summary, all]],
    ['fail.credentials', [{ status: 'FAILED', additionalStatus: 'USER_ACTION_NEEDED_AT_SITE' }]],
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
  ])('"%s" sends the expected messages to the host page', async (user, messages) => {
    const end = await completeWidget(await newSession(), { bank: 'Dag Site', user });
    expect(end.messages).toMatchObject(messages);
    expect(end.accounts.length > 0).toBe(!/^fail|^abandon/.test(user));
  });

  test('"expire" and unknown names cause an error and create no connection', async () => {
    const session = await newSession();
    for (const [user, status, code] of [
      ['expire', 200, 'E110'],
      ['jo', 400, 'E111'],
    ] as const) {
      const end = await completeWidget(session, { bank: 'Dag Site', user });
      expect(end).toMatchObject({ status, messages: [], error: { code, fnToCall: 'errorHandler' } });
    }
    const { accessToken: _accessToken, ...fields } = await fieldsToFinishLink(session, {
      bank: 'Dag Site',
      user: 'success',
    });
    const response = await fetch(finishUrl(session), { method: 'POST', body: new URLSearchParams(fields) });
    expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'E110' } }]);
    expect(await query(server, 'select from sandbox_links where login_name = $1', [session.login])).toBe(0);
  });
});

test('a second server on the same database completes a connection that the first server started', async () => {
  const session = await newSession();
  await withServer({ SANDBOX_PORT: '0', DATABASE_URL: server.databaseUrl }, async (second) => {
    const { token } = await newUser(second);
    const opened = await second.request('POST', '/api/v1/bank/link-session', { token });
    const { fastlink_url } = v.parse(linkSession, opened.body);
    const end = await completeWidget({ ...session, fastlink_url }, { bank: 'Dag Site', user: 'success' });
    expect(end.messages).toHaveLength(2);
    expect(await query(server, 'select from sandbox_links where login_name = $1', [session.login])).toBe(1);
  });
});

/** Returns a free port for a server, and occupies the next port, which that server's bank sandbox uses by default. */
async function takeNext(): Promise<{ own: number; port: number; taken: Server }> {
  const own = await freePort();
  const port = own + 1;
  const taken = createServer().listen(port, 'localhost');
  // Other ports are tried if another test already uses the next port.
  return once(taken, 'listening').then(() => ({ own, port, taken }), takeNext);
}

test('the bank sandbox uses another port and prints a message if the default port is in use', async () => {
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

describe('other modes of bank connections', () => {
  let stub: AggregatorStub;
  beforeAll(async () => {
    stub = await startAggregatorStub();
  });
  afterAll(() => stub.close());

  test('in Yodlee mode, Yodlee provides the token, the URLs and the accounts, and the server masks account numbers', async () => {
    stub.data.accounts = [stubAccount()];
    await withServer(
      {
        ...stub.settings,
        DATABASE_URL: server.databaseUrl,
        FASTLINK_CONFIG: 'Verification',
      },
      async (real) => {
        const { token } = await newUser(real);
        const session = await real.request('POST', '/api/v1/bank/link-session', { token });
        expect(session.body).toEqual({
          fastlink_url: 'https://fl4.example.com/authenticate/x/fastlink/',
          initialize_js_url: 'https://cdn.yodlee.com/fastlink/v4/initialize.js',
          access_token: 'of-a-person',
          config_name: 'Verification',
          allowed_origin: 'https://fl4.example.com',
        });
        const confirmed = await real.request('POST', '/api/v1/bank/links', { token, body: { request_id: 'r-1' } });
        expect(confirmed.body).toMatchObject({
          links: [{ institution: 'Real Bank', accounts: [{ name: 'Saver', masked_number: 'xxxx6789' }] }],
        });
        const page = await real.request('GET', '/');
        const policy = page.headers.get('content-security-policy') ?? '';
        expect(policy).toContain('frame-src https://fl4.example.com;');
        expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')? https:\/\/cdn\.yodlee\.com;/);
        for (const { text } of [session, confirmed, page]) expect(text).not.toMatch(/the-id|the-secret/);
      },
    );
  });

  test('with bank connections off, a link session is refused with 503 and the Content Security Policy allows no frames', async () => {
    await withServer(
      {
        BANK_LINK_MODE: 'off',
        SANDBOX_PORT: '',
        DATABASE_URL: server.databaseUrl,
      },
      async (off) => {
        const { token } = await newUser(off);
        expect(await off.request('POST', '/api/v1/bank/link-session', { token })).toMatchObject({
          status: 503,
          body: { detail: 'Bank connections are not available.' },
        });
        const policy = (await off.request('GET', '/')).headers.get('content-security-policy');
        expect(policy).toContain("frame-src 'none';");
        expect(policy).not.toContain('http://');
      },
    );
  });
});
