import { createConnection } from 'node:net';
import * as v from 'valibot';
import { errorResponse, healthResponse } from '@verdant/shared/contract';
import { signUp } from './support/people';
import { discard, startServer, type TestServer } from './support/start-server';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  ({ token } = await signUp(server));
});
afterAll(async () => discard(server));

describe('health', () => {
  it('answers without a token, and is not kept', async () => {
    const answer = await server.request('GET', '/api/v1/health');
    expect(answer.status).toBe(200);
    expect(v.parse(healthResponse, answer.body)).toMatchObject({ status: 'ok', database: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('the root of the API says what it is', async () => {
    for (const path of ['/api/v1', '/api/v1/']) {
      const answer = await server.request('GET', path);
      expect([answer.status, answer.body]).toEqual([
        200,
        { name: 'Verdant', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown },
      ]);
    }
  });
});

describe('an address', () => {
  it.each([
    '/api',
    '/api/',
    '/api/health',
    '/api/v1/nope',
    '/api/v1/auth',
    '/api/v1/auth/me/nope',
    '/api/v2/health',
    '/api/v1/adaptive-quiz',
  ])('that is unknown below /api is a JSON 404: %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await server.request(method, path, method === 'GET' ? {} : { body: {} });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.body).toEqual({ detail: 'There is nothing at this address.' });
    }
  });

  it.each([
    ['GET', '/auth/login', 'POST'],
    ['GET', '/auth/register', 'POST'],
    ['GET', '/auth/logout', 'POST'],
    ['GET', '/auth/me/password', 'PUT'],
    ['GET', '/adaptive-quiz/start', 'POST'],
    ['GET', '/adaptive-quiz/respond', 'POST'],
    ['DELETE', '/auth/me', 'GET, HEAD, PUT'],
    ['POST', '/auth/me', 'GET, HEAD, PUT'],
    ['POST', '/adaptive-quiz/insights/some-id', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['PATCH', '/auth/login', 'POST'],
    ['OPTIONS', '/auth/login', 'POST'],
  ])('with another method is a 405 that names the right ones: %s %s', async (method, path, allow) => {
    const answer = await server.request(method, `/api/v1${path}`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(v.parse(errorResponse, answer.body).detail).toContain('Please use ');
  });
});

const calls: [string, string][] = [
  ['POST', '/auth/login'],
  ['POST', '/auth/register'],
  ['PUT', '/auth/me'],
  ['PUT', '/auth/me/password'],
  ['PUT', '/auth/me/notifications'],
  ['PUT', '/auth/me/preferences'],
  ['POST', '/adaptive-quiz/respond'],
];

const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;

describe.each(calls)('%s %s', (method, path) => {
  const send = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    server.request(method, `/api/v1${path}`, { raw, token, headers });

  it.each([
    ['half of it', '{"email":'],
    ['no JSON', 'hello'],
    ['a stray comma', '{"email":"a@b.co",}'],
    ['a NUL byte', '{"email":\0}'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('answers 400 to %s', async (_name, raw) => {
    const answer = await send(raw);
    expect([answer.status, answer.body]).toEqual([400, { detail: 'The request is not valid JSON.' }]);
  });

  it.each(['null', '[]', '[{}]', '"text"', '7', 'true'])('answers 422 to the JSON %s', async (raw) => {
    const answer = await send(raw);
    expect([answer.status, answer.body]).toEqual([
      422,
      { detail: [{ loc: ['body'], msg: 'Please send a JSON object' }] },
    ]);
  });

  it('answers 422 to an empty body and names fields', async () => {
    for (const raw of ['', '{}']) {
      const answer = await send(raw);
      expect(answer.status).toBe(422);
      const { detail } = v.parse(errorResponse, answer.body);
      expect(Array.isArray(detail) && detail.every(({ loc, msg }) => loc[0] === 'body' && loc.length > 1 && msg)).toBe(
        true,
      );
    }
  });

  it('answers 415 to what is not JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await send('email=a@b.co', { 'content-type': type });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(v.is(errorResponse, answer.body)).toBe(true);
    }
  });

  it('answers 413 to what is too large', async () => {
    const answer = await send(`{"email":"${'a'.repeat(300_000)}"}`);
    expect([answer.status, answer.body]).toEqual([413, { detail: 'The request is too large.' }]);
  });

  it.each([
    ['numbers', 7],
    ['lists', [1]],
    ['objects', { a: 1 }],
    ['nothing', null],
    ['long texts', 'x'.repeat(5000)],
    ['texts with NUL', 'a\0b@example.com'],
    ['halves of characters', 'a\ud800b@example.com'],
  ])('answers 4xx to %s in every field', async (_name, value) => {
    const names = [
      'email',
      'password',
      'first_name',
      'last_name',
      'phone',
      'current_password',
      'new_password',
      'push',
      'marketing',
      'theme',
      'language',
      'session_data',
      'response',
    ];
    const answer = await send(JSON.stringify(Object.fromEntries(names.map((name) => [name, value]))));
    expect(answer.status).toBe(422);
    expect(v.is(errorResponse, answer.body)).toBe(true);
    expect(answer.text).not.toMatch(/at .*\.(ts|js):\d|xxxx|node_modules/);
  });

  it('survives keys that reach for the prototype, and depth', async () => {
    for (const raw of ['{"__proto__":{"email":"a@b.co"},"constructor":{"prototype":{}}}', deep]) {
      const answer = await send(raw);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

describe('an odd request', () => {
  it.each(['/%', '/api/v1/%', '/api/v1/adaptive-quiz/insights/%E0%A4%A'])(
    'with a broken address is a 400: %s',
    async (path) => {
      const answer = await server.request('GET', path, { token });
      expect([answer.status, answer.body]).toEqual([400, { detail: 'The request is malformed.' }]);
    },
  );

  it.each([
    '/adaptive-quiz/insights/%00',
    '/adaptive-quiz/insights/nonsense',
    `/adaptive-quiz/insights/${'x'.repeat(3000)}`,
  ])('for something that cannot exist is a 4xx: %s', async (path) => {
    const answer = await server.request('GET', `/api/v1${path}`, { token });
    expect([404, 414, 422]).toContain(answer.status);
    expect(v.is(errorResponse, answer.body)).toBe(true);
  });

  it.each([
    ['GARBAGE\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
  ])('that is no HTTP gets the same shape of answer', async (bytes, line) => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = createConnection({ host: '127.0.0.1', port: server.port }, () => socket.write(bytes));
      let seen = '';
      socket.on('data', (chunk: Buffer) => (seen += chunk.toString()));
      socket.on('close', () => resolve(seen)).on('error', reject);
    });
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(line);
    expect(v.is(errorResponse, JSON.parse(body))).toBe(true);
  });

  it('leaves no trace of an error of ours in the log', () => {
    expect(server.printed().err).toBe('');
  });
});

describe('too many attempts', () => {
  it('at one account are a 429 with a text, and other accounts are let in', async () => {
    const strict = await startServer({ VERDANT_SIGN_IN_ATTEMPTS: '3' });
    try {
      const attempt = (email: string) =>
        strict.request('POST', '/api/v1/auth/login', { body: { email, password: 'wrong one' } });
      const answers = [
        await attempt('a@b.co'),
        await attempt('A@b.co'),
        await attempt(' a@B.co'),
        await attempt('a@b.co'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
      expect(v.parse(errorResponse, answers[3]?.body).detail).toMatch(
        /^Too many attempts\. Please try again in \d+ seconds\.$/,
      );
      expect(answers[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await attempt('c@b.co')).status).toBe(401);
    } finally {
      await discard(strict);
    }
  });
});
