/** @jest-environment jest-fixed-jsdom */
import { createApiClient } from '@verdant/shared/api';
import { createPreloadedRequests, traceHeader } from './preloaded-requests';

const URL = '/api/v1/figures';
const TOKEN = 'Bearer jo';

type Sent = { url: string; init: RequestInit; respond: (status: number, body?: unknown) => void; cut: () => void };

function network() {
  const sent: Sent[] = [];
  const send = async (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      sent.push({
        url,
        init,
        respond: (status, body) => resolve(new Response(JSON.stringify(body ?? null), { status })),
        cut: () => reject(new TypeError('Failed to fetch')),
      });
    });
  return { sent, send };
}

function page({ token = TOKEN, language = 'en' } = {}) {
  const { sent, send } = network();
  const calls = createPreloadedRequests({ send });
  const onTokenRefused = jest.fn();
  const api = createApiClient({
    getToken: () => token,
    getLanguage: () => language,
    onUnauthorized: () => undefined,
    onTokenRefused,
    fetch: calls.fetch,
  });
  return { sent, calls, api, onTokenRefused };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a preloaded response is used only once', async () => {
  const { sent, calls, api } = page();
  calls.start([URL], TOKEN, 'en');
  const first = api.get('/figures');
  sent[0]?.respond(200, { income: 1 });
  await expect(first).resolves.toEqual({ income: 1 });
  const second = api.get('/figures');
  sent[1]?.respond(200, { income: 2 });
  await expect(second).resolves.toEqual({ income: 2 });
  expect(sent).toHaveLength(2);
});

test('a request is preloaded once even if started twice, with the same headers as the API client sends', async () => {
  const { sent, calls, api } = page();
  calls.start([URL], TOKEN, 'en');
  calls.start([URL], TOKEN, 'en');
  expect(sent).toHaveLength(1);
  calls.forget();
  void api.get('/figures');
  expect(sent[1]?.init.headers).toEqual(sent[0]?.init.headers);
});

test.each([
  ['another person', { token: 'Bearer kim' }],
  ['another language', { language: 'de' }],
])('a preloaded response is not used for %s', (_who, options) => {
  const { sent, calls, api } = page(options);
  calls.start([URL], TOKEN, 'en');
  void api.get('/figures');
  expect(sent).toHaveLength(2);
});

test.each([
  ['is cut off', ({ cut }: Sent) => cut()],
  ['is refused', ({ respond }: Sent) => respond(503)],
])('a preloaded request that %s is sent again with the normal error handling', async (_what, fail) => {
  const { sent, calls, api, onTokenRefused } = page();
  calls.start([URL], TOKEN, 'en');
  const asked = api.get('/figures');
  if (sent[0]) fail(sent[0]);
  await jest.advanceTimersByTimeAsync(0);
  sent[1]?.respond(401);
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(onTokenRefused).toHaveBeenCalledWith(TOKEN);
});

test('waiting for a preloaded response ends when the request is aborted', async () => {
  const { sent, calls, api } = page();
  calls.start([URL], TOKEN, 'en');
  const leaving = new AbortController();
  const asked = api.get('/figures', { signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('an unused preloaded response is dropped after 15 seconds, so that the next call sends a new request', () => {
  const { sent, calls, api } = page();
  calls.start([URL], TOKEN, 'en');
  jest.advanceTimersByTime(14_000);
  calls.start([URL], TOKEN, 'en');
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  void api.get('/figures');
  expect(sent).toHaveLength(2);
});

test('the connection of an unused response is released when the response is dropped', async () => {
  const cancelled = jest.fn<undefined, []>();
  const body = () => new ReadableStream({ cancel: () => cancelled() });
  const calls = createPreloadedRequests({ send: async () => new Response(body()) });
  calls.start([URL, '/api/v1/other'], TOKEN, 'en');
  await calls.fetch('/api/v1/other', { headers: { Authorization: TOKEN, 'Accept-Language': 'en' } });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(cancelled).toHaveBeenCalledTimes(1);
  calls.start([URL], TOKEN, 'en');
  calls.forget();
  await jest.advanceTimersByTimeAsync(0);
  expect(cancelled).toHaveBeenCalledTimes(2);
});

test('a write invalidates responses preloaded before the write or during it', async () => {
  const { sent, calls, api } = page();
  calls.start([URL], TOKEN, 'en');
  const saved = api.put('/answers');
  calls.start([URL], TOKEN, 'en');
  sent[1]?.respond(200);
  await saved;
  void api.get('/figures');
  expect(sent.map(({ url }) => url)).toEqual([URL, '/api/v1/answers', URL, URL]);
});

test('a call sends a trace header only if the page enables traces', () => {
  expect(traceHeader()).toEqual({});
  document.documentElement.dataset['traces'] = 'on';
  const headers = [traceHeader(), traceHeader()].map(({ traceparent }) => traceparent);
  document.documentElement.removeAttribute('data-traces');
  for (const header of headers) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(new Set(headers).size).toBe(2);
});

test('requests use keepalive, so that Firefox does not delay them, except for large bodies', async () => {
  const { sent, send } = network();
  globalThis.fetch = async (url, init = {}) => send(typeof url === 'string' ? url : '', init);
  const calls = createPreloadedRequests();
  calls.start([URL], TOKEN, 'en');
  void calls.fetch('/api/v1/more');
  void calls.fetch('/api/v1/answers', { method: 'PUT' });
  expect(sent.map(({ init }) => init.keepalive)).toEqual([true, true, true]);
  void calls.fetch('/api/v1/files', { method: 'POST', body: new Blob(['x'.repeat(70_000)]) });
  void calls.fetch('/services/mfe-goals/goals/list', { method: 'POST', body: 'ä'.repeat(40_000) });
  expect(sent.slice(3).map(({ init }) => init.keepalive)).toEqual([false, false]);
});

describe('preload script in the page head', () => {
  function run(): Sent[] {
    const { sent, send } = network();
    globalThis.fetch = async (url, init = {}) => send(typeof url === 'string' ? url : '', init);
    jest.isolateModules(() => void jest.requireActual('./preload-requests.js'));
    return sent;
  }

  beforeEach(() => {
    localStorage.clear();
    delete window.preloadedRequests;
    document.documentElement.lang = 'de';
    document.documentElement.dataset.calls = `${URL} /api/v1/more`;
  });

  test('requests the profile and the declared calls of the page for a signed-in user', async () => {
    localStorage.setItem('token', TOKEN);
    const sent = run();
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/auth/me', URL, '/api/v1/more']);
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, true, true]);
    const { sent: later, send } = network();
    const calls = createPreloadedRequests({ started: window.preloadedRequests, send });
    const ask = { getToken: () => TOKEN, getLanguage: () => 'de', onUnauthorized: () => undefined };
    void createApiClient({ ...ask, fetch: createPreloadedRequests({ send }).fetch }).get('/figures');
    expect(sent[1]?.init.headers).toEqual(later[0]?.init.headers);
    const taken = createApiClient({ ...ask, fetch: calls.fetch }).get('/figures');
    sent[1]?.respond(200, 'early');
    await expect(taken).resolves.toBe('early');
    expect(later).toHaveLength(1);
  });

  test('sends nothing for a visitor', () => {
    expect(run()).toEqual([]);
    expect(window.preloadedRequests).toBeUndefined();
  });
});
