import { createConnection } from 'node:net';
import * as v from 'valibot';
import { errorResponse, healthResponse } from '@verdant/shared/contract';
import { malformedRequests } from '../testing/requests/malformed';
import { collectFailedRequests } from '../testing/requests/send-all';
import { productTargets } from '../testing/requests/targets';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { signUpVerified } from './support/users';
import { rawRequest } from './support/raw-request';

let token: string;

// A host without a build responds to pages with 503.
const builds = sharedBuilds();
const server = sharedServer({ VERDANT_BUILDS_DIR: builds });
beforeAll(async () => {
  ({ token } = await signUpVerified(server));
});

it('health responds without a token, and is not cached', async () => {
  const response = await server.request('GET', '/api/v1/health');
  expect(response.status).toBe(200);
  expect(v.parse(healthResponse, response.body)).toMatchObject({ status: 'ok', database: 'ok' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('a URL', () => {
  it('that is unknown below /api gets 404 as JSON', async () => {
    for (const path of ['/api', '/api/v1/auth/me/nope', '/api/v2/health']) {
      for (const method of ['GET', 'DELETE']) {
        const unknown = { status: 404, body: { detail: 'There is nothing at this address.' } };
        expect(await server.request(method, path)).toMatchObject(unknown);
      }
    }
  });

  it('with an unsupported method gets 405 and a list of the supported methods', async () => {
    for (const [method, path, allow] of [
      ['GET', '/auth/login', 'POST'],
      ['DELETE', '/auth/me', 'GET, HEAD, PUT'],
      ['OPTIONS', '/auth/login', 'POST'],
    ] as const) {
      const { status, headers, body } = await server.request(method, `/api/v1${path}`);
      expect([method, path, status, headers.get('allow')]).toEqual([method, path, 405, allow]);
      expect(v.parse(errorResponse, body).detail).toContain('Please use ');
    }
  });
});

describe('a request body', () => {
  const send = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    server.request('PUT', '/api/v1/auth/me', { raw, token, headers });

  it('is refused with 400 if it is not JSON', async () => {
    const noText = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    for (const raw of ['{"email":', noText]) {
      const { status, body } = await send(raw);
      expect([raw, status, body]).toEqual([raw, 400, { detail: 'The request is not valid JSON.' }]);
    }
  });

  it('is refused with 415 if its type is not JSON, and with 413 if it is too large', async () => {
    expect((await send('email=a@b.co', { 'content-type': 'text/plain' })).status).toBe(415);
    const { status, body } = await send(`{"email":"${'a'.repeat(300_000)}"}`);
    expect([status, body]).toEqual([413, { detail: 'The request is too large.' }]);
  });
});

describe('an unusual request', () => {
  it('is refused with 422 if a query parameter is repeated, or is sent only as a header and in the body', async () => {
    for (const path of ['/adaptive-quiz/continue?session_id=x&session_id=y', '/adaptive-quiz/continue']) {
      const headers = { session_id: 'x' };
      const { status } = await server.request('POST', `/api/v1${path}`, { token, headers, body: { session_id: 'x' } });
      expect([path, status]).toEqual([path, 422]);
    }
  });

  it.each(['/', '/api/v1/health'])('by TRACE to %s is refused and not echoed', async (path) => {
    const { status = 0, text } = await rawRequest(server.port, path, { method: 'TRACE', cookie: 'secret=1' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/TRACE|secret/);
  });

  it.each([
    ['GARBAGE\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
  ])('that violates HTTP gets an error with the same JSON structure as other errors', async (bytes, line) => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = createConnection({ host: 'localhost', port: server.port }, () => socket.write(bytes));
      let seen = '';
      socket.on('data', (chunk: Buffer) => (seen += chunk.toString()));
      socket.on('close', () => resolve(seen)).on('error', reject);
    });
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(line);
    // Cookies that are too large are cleared, because the browser could otherwise open no page until they expire.
    expect(head.includes('Clear-Site-Data: "cookies"')).toBe(line.includes('431'));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head).toContain("frame-ancestors 'none'");
    expect(v.is(errorResponse, JSON.parse(body))).toBe(true);
  });

  it('causes no error in the log', () => {
    expect(server.printed().err).toBe('');
  });
});

describe('every response', () => {
  const protecting = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
  };

  it.each(['/api/v1/nothing', `/api/v1/money/calendar/${'x'.repeat(43)}`])(
    'has the header X-Robots-Tag with noindex if it is a response of the API: %s',
    async (path) => {
      expect((await rawRequest(server.port, path)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/', '/api/v1/health', '/api/v1/nothing', '/nothing.js', '/metrics', '/api/v1/%'])(
    'forbids type sniffing, framing and full referrers, and declares any text as UTF-8: %s',
    async (path) => {
      const { headers, text } = await rawRequest(server.port, path);
      expect(headers).toMatchObject(protecting);
      expect(text === '' || /;\s*charset=utf-8/i.test(headers['content-type'] ?? '')).toBe(true);
    },
  );
});

/** Number of malformed requests. For more: `MALFORMED=10000 npx jest --selectProjects api --testPathPatterns requests` */
const REQUESTS = Number(process.env['MALFORMED'] ?? 400);

describe('malformed requests', () => {
  it('never cause a 5xx response of the product', async () => {
    const { token: confirmed } = await signUpVerified(server);
    const requests = malformedRequests(productTargets, confirmed, { seed: 11, count: REQUESTS });
    expect(await collectFailedRequests(server.url, requests)).toEqual([]);
  }, 60_000);

  it('are logged without their content', () => {
    expect(server.printed().err).toBe('');
  });
});
